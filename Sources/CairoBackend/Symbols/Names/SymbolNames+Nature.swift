extension SymbolNames {
  /// Weather, animals, plants and light.
  static let nature = """
    allergens = flower2
    ant = bug
    ant.fill = bug-fill
    aqi.high = d:8,8,2 d:3.4,5.6,1.6 d:12.6,5.6,1.6 d:4.6,12,1.6 d:11.4,12,1.6 d:8,2.6,1.6
    aqi.low = d:8,8,2 c:8,8,4.4
    aqi.medium = d:8,8,1.6 d:3.6,6,1.2 d:12.4,6,1.2 d:5,12,1.2 d:11,12,1.2 d:8,3,1.2
    barometer = speedometer2
    bird = s:M0.6,12.4C2.4,12.6,3.4,11.8,4.4,10.2C2.4,8,1.8,5.4,2.2,3.2C4,5.4,6.6,6.4,8.6,6.4\
    C8.2,3.8,9.6,1.8,11.6,1.8C12.8,1.8,13.6,2.4,14.2,3.2L16,3.8L14.6,5.2C14.8,10.4,11.4,14.4,\
    6.6,14.4C4,14.4,1.8,13.6,0.6,12.4Z \
      -s:M2.8,12.9C4,12.4,5,11.4,5.6,10C3.8,8.4,3.1,6.8,3,5.4C5,7,7.4,7.6,9.8,7.4C9,4.6,10,2.8,\
    11.6,2.8C12.6,2.8,13.3,3.4,13.6,4.2L13.6,5.2C13.6,9.8,10.8,13.4,6.6,13.4C5.2,13.4,3.8,\
    13.2,2.8,12.9Z d:11.9,4.4,0.7
    bird.fill = s:M0.6,12.4C2.4,12.6,3.4,11.8,4.4,10.2C2.4,8,1.8,5.4,2.2,3.2C4,5.4,6.6,6.4,8.6,\
    6.4C8.2,3.8,9.6,1.8,11.6,1.8C12.8,1.8,13.6,2.4,14.2,3.2L16,3.8L14.6,5.2C14.8,10.4,11.4,\
    14.4,6.6,14.4C4,14.4,1.8,13.6,0.6,12.4Z -d:12,4.2,0.7
    bolt = lightning
    bolt.badge.a = lightning@6,7,0.9 'A'@13,12.6,0.5
    bolt.badge.clock = lightning@6.4,7,0.9 clock-fill@12.6,12,0.44
    bolt.car.circle = circle =bolt.car@8,8,0.52
    bolt.fill = lightning-fill
    bolt.fill.batteryblock = =bolt.batteryblock.fill
    bolt.horizontal = lightning^90
    bolt.horizontal.circle = circle lightning@8,8,0.56^90
    bolt.horizontal.circle.fill = circle-fill -lightning-fill@8,8,0.56^90
    bolt.horizontal.fill = lightning-fill^90
    bolt.horizontal.icloud = cloud lightning-fill@8,9.4,0.4^90
    bolt.ring.closed = c:8,8,8 lightning-fill@8,8,0.6
    bolt.slash = lightning l1.2:2,2,14,14
    bolt.slash.fill = lightning-fill -l2.6:2,2,14,14 l1.2:2,2,14,14
    carrot = s:M10,5C11.4,6.2,11.4,7.6,10.4,9L2,15L1,14L7,5.6C8,4.6,9,4.4,10,5Z \
      l1.2:10.6,5.4,13,1.4 l1.2:10.6,5.4,15,4
    carrot.fill = =carrot
    cloud.bolt = cloud-lightning
    cloud.bolt.fill = cloud-lightning-fill
    cloud.bolt.rain = cloud-lightning-rain
    cloud.bolt.rain.fill = cloud-lightning-rain-fill
    cloud.heavyrain = cloud-rain-heavy
    cloud.heavyrain.fill = cloud-rain-heavy-fill
    cloud.moon.bolt = cloud-moon@8,6.4,0.84 lightning-fill@7.6,13,0.4
    cloud.moon.bolt.fill = cloud-moon-fill@8,6.4,0.84 lightning-fill@7.6,13,0.4
    cloud.moon.rain = cloud-moon@8,6.4,0.84 l:5,13,4.2,15 l:8.4,13,7.6,15 l:11.8,13,11,15
    cloud.moon.rain.fill = cloud-moon-fill@8,6.4,0.84 l:5,13,4.2,15 l:8.4,13,7.6,15 \
      l:11.8,13,11,15
    cloud.rainbow.half = cloud-sun
    cloud.sun.bolt = cloud-sun@8,6.4,0.84 lightning-fill@7.6,13,0.4
    cloud.sun.bolt.fill = cloud-sun-fill@8,6.4,0.84 lightning-fill@7.6,13,0.4
    cloud.sun.rain = cloud-sun@8,6.4,0.84 l:5,13,4.2,15 l:8.4,13,7.6,15 l:11.8,13,11,15
    cloud.sun.rain.fill = cloud-sun-fill@8,6.4,0.84 l:5,13,4.2,15 l:8.4,13,7.6,15 \
      l:11.8,13,11,15
    drop = droplet
    drop.circle = circle droplet@8,8,0.56
    drop.fill = droplet-fill
    drop.halffull = droplet-half
    drop.triangle = triangle droplet-fill@8,9.6,0.4
    fish = s:M0.6,4.6C2,5.4,3,6.2,3.8,7C5.4,5,7.6,4,10,4C12.8,4,15,5.8,15.6,8C15,10.2,12.8,12,\
    10,12C7.6,12,5.4,11,3.8,9C3,9.8,2,10.6,0.6,11.4C1.4,9.2,1.4,6.8,0.6,4.6Z -d:12.4,7.2,0.8
    fish.fill = =fish
    flame = fire
    flame.circle = circle fire@8,8,0.56
    flame.circle.fill = circle-fill -fire@8,8,0.56
    flame.fill = fire
    flashlight.off.fill = s:M4.6,1L11.4,1L11.4,5L10,7.4L10,15L6,15L6,7.4L4.6,5Z -d:8,9.6,0.9 \
      -l0.8:4.6,3.6,11.4,3.6
    flashlight.on.fill = =flashlight.off.fill@8,9,0.86 l:8,-0.6,8,0.6 l:3.6,0.2,4.4,1.2 \
      l:12.4,0.2,11.6,1.2
    hare = s:M1,12.6C1,9.4,3.4,7.4,6.4,7.4C8,7.4,9,7.8,10,8.4C9.2,5.6,8.8,2.8,10,1.4C11.4,2.6,\
    12,4.8,12.2,7C14,7.4,15.4,8.8,15.4,10.2C15.4,11.4,14.4,12,13,12L11.6,12.6L12.4,14.4L3,14.4\
    C1.8,14.4,1,13.6,1,12.6Z -d:13,9.4,0.7
    humidity = moisture
    humidity.fill = droplet-half
    hurricane.circle = circle hurricane@8,8,0.56
    icloud = cloud
    icloud.and.arrow.down = cloud-arrow-down
    icloud.and.arrow.down.fill = cloud-arrow-down-fill
    icloud.and.arrow.up = cloud-arrow-up
    icloud.and.arrow.up.fill = cloud-arrow-up-fill
    icloud.fill = cloud-fill
    icloud.slash = cloud-slash
    ladybug = bug
    ladybug.fill = bug-fill
    leaf = s:M14.5,1.5C14.8,8.5,12,13.5,7,13.5C4,13.5,2.5,11.5,2.5,9C2.5,4,7.5,1.8,14.5,1.5Z \
      -s:M13.4,2.6C13.4,8.4,11,12.4,7,12.4C4.7,12.4,3.6,11,3.6,9C3.6,5.2,7.6,3,13.4,2.6Z \
      l:1.5,14.5,4,12 l:4,12,10,6
    leaf.arrow.circlepath = arrow-repeat =leaf.fill@8,8,0.4
    leaf.arrow.triangle.circlepath = arrow-repeat =leaf.fill@8,8,0.4
    leaf.fill = s:M14.5,1.5C14.8,8.5,12,13.5,7,13.5C4,13.5,2.5,11.5,2.5,9C2.5,4,7.5,1.8,14.5,1.5\
    Z -l0.9:4,12,10.4,5.6 l:1.5,14.5,4,12
    light.max = =rays
    light.min = =dial.min
    lightbulb.circle = circle lightbulb@8,8,0.56
    lightbulb.led = lightbulb
    lightbulb.max = lightbulb@8,9,0.8 l:8,-0.4,8,1 l:1,3,2.2,4 l:15,3,13.8,4
    lightbulb.min = lightbulb
    lightbulb.slash = lightbulb-off
    lightrail = train-lightrail-front
    lightrail.fill = train-lightrail-front-fill
    lizard.fill = =tortoise
    moon.haze = cloud-moon
    moon.zzz = moon@7,8.6,0.94 'z'@11.4,6,0.4 'z'@14,2.6,0.4
    moon.zzz.fill = moon-fill@7,8.6,0.94 'z'@11.4,6,0.4 'z'@14,2.6,0.4
    moonphase.first.quarter = circle-half~
    moonphase.full.moon = circle-fill
    moonphase.last.quarter = circle-half
    moonphase.new.moon = circle
    mountain.2 = s:M5.6,4L8,8L9.6,5.6L15.8,14.4L0,14.4Z \
      -s:M5.6,6L8,10L9.6,7.4L13.8,13.4L1.8,13.4Z
    mountain.2.fill = s:M5.6,4L8,8L9.6,5.6L15.8,14.4L0,14.4Z
    pawprint = c:2.6,7.4,1.9 c:6,3.4,2.1 c:10,3.4,2.1 c:13.4,7.4,1.9 \
      s:M8,7.2C10.5,7.2,13.2,10.4,13.2,12.8C13.2,14.4,11.9,15.1,10.5,14.9C9,14.6,7,14.6,5.5,14.9\
    C4.1,15.1,2.8,14.4,2.8,12.8C2.8,10.4,5.5,7.2,8,7.2Z \
      -s:M8,8.2C9.9,8.2,12.2,11,12.2,12.8C12.2,13.8,11.4,14.1,10.5,13.9C9,13.6,7,13.6,5.5,13.9\
    C4.6,14.1,3.8,13.8,3.8,12.8C3.8,11,6.1,8.2,8,8.2Z
    pawprint.fill = d:2.6,7.4,1.9 d:6,3.4,2.1 d:10,3.4,2.1 d:13.4,7.4,1.9 \
      s:M8,7.2C10.5,7.2,13.2,10.4,13.2,12.8C13.2,14.4,11.9,15.1,10.5,14.9C9,14.6,7,14.6,5.5,14.9\
    C4.1,15.1,2.8,14.4,2.8,12.8C2.8,10.4,5.5,7.2,8,7.2Z
    rays = l1.2:8,0.6,8,3.6 l1.2:8,12.4,8,15.4 l1.2:0.6,8,3.6,8 l1.2:12.4,8,15.4,8 \
      l1.2:2.8,2.8,4.9,4.9 l1.2:11.1,11.1,13.2,13.2 l1.2:2.8,13.2,4.9,11.1 \
      l1.2:11.1,4.9,13.2,2.8
    smoke = cloud-fog2
    smoke.fill = cloud-fog2-fill
    snowflake = snow
    snowflake.circle = circle snow@8,8,0.6
    sparkle = s:M8,0.6C8.8,5.4,10.6,7.2,15.4,8C10.6,8.8,8.8,10.6,8,15.4C7.2,10.6,5.4,8.8,0.6,8\
    C5.4,7.2,7.2,5.4,8,0.6Z
    sparkle.magnifyingglass = search =sparkle@6.5,6.5,0.42
    sparkles = stars
    sparkles.rectangle.stack = =rectangle.stack stars@8,10,0.4
    sparkles.rectangle.stack.fill = =rectangle.stack.fill -stars@8,10,0.4
    sparkles.square.filled.on.square = =square.on.square
    sparkles.tv = tv stars@8,7,0.44
    sun.and.horizon = sunrise
    sun.and.horizon.fill = sunrise-fill
    sun.dust = sun@8,6.6,0.84 l:2,14.6,4,14.6 l:7,14.6,9,14.6 l:12,14.6,14,14.6
    sun.dust.fill = sun-fill@8,6.6,0.84 l:2,14.6,4,14.6 l:7,14.6,9,14.6 l:12,14.6,14,14.6
    sun.haze = cloud-haze2
    sun.haze.fill = cloud-haze2-fill
    sun.max = sun
    sun.max.fill = sun-fill
    sun.max.trianglebadge.exclamationmark = sun
    sun.min = brightness-low
    sun.min.fill = brightness-low-fill
    sun.rain = cloud-sun
    sunrise.circle = circle sunrise@8,8,0.56
    teddybear = c:8,9,5.6 d:3.6,3.6,2 d:12.4,3.6,2 d:6,8,0.8 d:10,8,0.8 d:8,10.6,1.2
    thermometer.medium = thermometer-half
    thermometer.snowflake = thermometer-snow
    thermometer.sun.fill = thermometer-sun
    thermometer.transmission = thermometer-half
    tornado.circle = circle tornado@8,8,0.56
    tortoise = s:M1.4,11.4C1.6,7,4.4,4.4,7.6,4.4C10.4,4.4,12.6,6.4,13,9.2C14.6,8.6,16,9.4,16,\
    10.6C16,11.8,15,12.4,13.6,12.2L12.4,12.2L12.8,14.2L10.8,14.2L10.2,12.4L5.6,12.4L5,14.2L3,\
    14.2L3.4,12.2Z -l0.8:4,10.4,11,10.4
    tree.circle = circle tree-fill@8,8,0.56
    trophy.circle = circle trophy@8,8,0.56
    tropicalstorm = tropical-storm
    water.waves = water
    water.waves.slash = water l1.2:1,1,15,15
    waterbottle = r:4,4,8,11.6,2 r:5.6,0.4,4.8,3.6,0.8 l:4.4,8,11.6,8
    waterbottle.fill = b:4,4.6,8,11,2 b:5.6,0.4,4.8,3.2,0.8
    wind.circle = circle wind@8,8,0.56
    wind.snow = wind@8,6,0.8 snow@8,13,0.34
    window.casement = r:1.6,1,12.8,14,1 l:8,1.4,8,14.6 l:2,8,14,8
    zzz = 'z'@3.4,12,0.8 'z'@8,7.6,0.9 'z'@13,3.6,0.9
    """
}
