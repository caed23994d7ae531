extension SymbolNames {
  /// Places and transport.
  static let places = """
    bicycle.circle = circle bicycle@8,8,0.6
    box.truck = truck
    box.truck.fill = truck-front-fill
    building.2 = buildings
    building.2.crop.circle = circle buildings@8,8.4,0.54
    building.2.crop.circle.fill = circle-fill -buildings-fill@8,8.4,0.54
    building.2.fill = buildings-fill
    building.columns = bank
    building.columns.fill = bank2
    bus = bus-front
    bus.doubledecker = bus-front
    bus.doubledecker.fill = bus-front-fill
    bus.fill = bus-front-fill
    car = car-front
    car.2 = car-front@5.6,6,0.7 -b:4.6,5.6,12,11,2 car-front@10.6,10.4,0.7
    car.2.fill = car-front-fill@5.6,6,0.7 -b:4.6,5.6,12,11,2 car-front-fill@10.6,10.4,0.7
    car.fill = car-front-fill
    car.side = s:M0.4,8.6C0.4,7.6,1,7.2,2,7L4.6,3.8L10.6,3.8L13.4,7C15,7.2,15.8,8,15.8,9.4L15.8,\
    11.4L0.4,11.4Z \
      -s:M1.4,8.6C1.4,8.2,1.8,8,2.6,7.8L5.1,4.8L10.1,4.8L12.9,8C14.2,8.1,14.8,8.6,14.8,9.4L14.8,\
    10.4L1.4,10.4Z -d:4,11.4,2.4 -d:12,11.4,2.4 c:4,11.4,1.7 c:12,11.4,1.7
    car.side.fill = s:M0.4,8.6C0.4,7.6,1,7.2,2,7L4.6,3.8L10.6,3.8L13.4,7C15,7.2,15.8,8,15.8,9.4\
    L15.8,11.4L0.4,11.4Z -d:4,11.4,2.4 -d:12,11.4,2.4 d:4,11.4,1.7 d:12,11.4,1.7
    cart.badge.minus = cart-dash
    cart.badge.plus = cart-plus
    cart.badge.questionmark = cart@7,8,0.94 '?'@13.6,4,0.5
    compass.drawing = p:8,1,9,3,13,15,12,15,8,5,4,15,3,15,7,3
    door.garage.closed = r:0,2,16,12.6,1.4 l:2.6,6.4,13.4,6.4 l:2.6,9,13.4,9 \
      l:2.6,11.6,13.4,11.6
    door.left.hand.closed = door-closed
    door.left.hand.open = door-open
    door.right.hand.closed = door-closed~
    door.right.hand.open = door-open~
    engine.combustion = gear-wide-connected
    engine.combustion.fill = gear-wide-connected
    ev.charger = ev-station
    ev.charger.fill = ev-station-fill
    ferry = s:M1,10L15,10L13,14.4L3,14.4Z -s:M2.4,11L13.6,11L12.4,13.4L3.6,13.4Z r:4,5.4,8,5,1 \
      l:8,5.4,8,2
    ferry.fill = s:M1,10L15,10L13,14.4L3,14.4Z b:4,5.4,8,3.6,1 l:8,5.4,8,2
    flag.2.crossed = flag@5.4,8,0.8~^20 flag@10.6,8,0.8^340
    flag.2.crossed.fill = flag-fill@5.4,8,0.8~^20 flag-fill@10.6,8,0.8^340
    flag.and.flag.filled.crossed = =flag.2.crossed
    flag.checkered = flag b:3.4,3.4,2.8,2.8,0 b:9,3.4,2.8,2.8,0 b:6.2,5.8,2.8,2.8,0
    flag.checkered.2.crossed = =flag.2.crossed
    fuelpump = fuel-pump
    fuelpump.circle = circle fuel-pump@8,8,0.54
    fuelpump.fill = fuel-pump-fill
    gyroscope = c:8,8,7 c:8,8,3
    helm = life-preserver
    house.and.flag = house@7,9,0.9 flag-fill@13,4,0.46
    house.circle = circle house@8,7.6,0.56
    house.lodge = house-door
    house.lodge.fill = house-door-fill
    level = r:-1,5,18,6,2 d:8,8,1.6
    level.fill = b:-1,5,18,6,2 -d:8,8,1.6
    lifepreserver = life-preserver
    lifepreserver.fill = life-preserver
    location = cursor
    location.fill = cursor-fill
    location.magnifyingglass = cursor@6,6,0.8 search@12,12,0.5
    location.north = cursor^315
    location.north.fill = cursor-fill^315
    location.north.line = cursor^315 l:2,15,14,15
    location.north.line.fill = cursor-fill^315 l:2,15,14,15
    location.slash = cursor l1.2:1,1,15,15
    location.slash.fill = cursor-fill -l2.8:1,1,15,15 l1.2:1,1,15,15
    location.viewfinder = fullscreen cursor-fill@8,8,0.5
    lock.doc = file-earmark-lock
    lock.doc.fill = file-earmark-lock-fill
    lock.open = unlock
    lock.open.fill = unlock-fill
    lock.open.rotation = =lock.rotation.open
    lock.rectangle.stack = =lock.rectangle
    lock.rotation = arrow-clockwise lock-fill@8,8,0.42
    lock.rotation.open = arrow-clockwise unlock-fill@8,8,0.42
    lock.shield = shield-lock
    lock.square.stack = =lock.square
    lock.trianglebadge.exclamationmark = lock@6.6,8,0.94 \
      exclamation-triangle-fill@12.8,12.4,0.42
    mappin = geo-alt
    mappin.and.ellipse = geo
    mappin.and.ellipse.circle = circle geo@8,8,0.56
    mappin.slash = geo-alt l1.2:1,1,15,15
    mappin.square = square geo-alt@8,8,0.56
    road.lanes = l1.2:4.4,2,1,14 l1.2:11.6,2,15,14 l1.2:8,2,8,4.4 l1.2:8,6.8,8,9.2 \
      l1.2:8,11.6,8,14
    sailboat = l:8,1,8,11 p:8.8,1.6,8.8,10,14,10 p:7.2,3.4,7.2,10,2.6,10 \
      s:M1,11.4L15,11.4L13,14.8L3,14.8Z
    sailboat.fill = =sailboat
    signpost.left = signpost
    signpost.left.fill = signpost-fill
    signpost.right = signpost~
    signpost.right.and.left = signpost-2
    signpost.right.and.left.fill = signpost-2-fill
    signpost.right.fill = signpost-fill~
    sportscourt = r:-1,2,18,12,1.6 l:8,2.4,8,13.6 c:8,8,2.4
    sportscourt.fill = b:-1,2,18,12,1.6 -l:8,2,8,14 -c:8,8,2.4
    stairs = l1.2:1,14.6,1,11.4,5.4,11.4,5.4,8,9.8,8,9.8,4.6,14.6,4.6,14.6,1.4
    steeringwheel = c1.4:8,8,7.4 d:8,8,2 l1.4:1.4,7,6,8 l1.4:14.6,7,10,8 l1.4:8,9,8,14.6
    storefront = shop
    storefront.circle = circle shop@8,8,0.54
    storefront.fill = shop-window
    tent = p:8,2,15.6,14.4,0.4,14.4 -p:8,4,13.8,13.4,2.2,13.4 l:8,3,8,7 l:8,8,5,14 l:8,8,11,14
    tent.fill = p:8,2,15.6,14.4,0.4,14.4 -p:8,8,11,14.4,5,14.4
    train.side.front.car = train-front
    train.side.middle.car = train-freight-front
    train.side.rear.car = train-freight-front
    tram = train-front
    tram.circle = circle train-front@8,8,0.56
    tram.fill = train-front-fill
    tram.fill.tunnel = train-front-fill
    tram.tunnel.fill = train-front-fill
    truck.box = truck
    truck.box.fill = truck-front-fill
    """
}
