extension SymbolNames {
  /// Devices and their parts.
  static let devices = """
    4k.tv = tv '4K'@8,7,0.4
    4k.tv.fill = tv-fill -'4K'@8,7,0.44
    airplane = airplane^90
    airplane.arrival = airplane^135@8,6.4,0.8 l:1,15,15,15
    airplane.departure = airplane^45@8,6.4,0.8 l:1,15,15,15
    airplay.audio = =airplayaudio
    airplay.video = =airplayvideo
    airplayaudio = a1:8,7.4,7,150,390 a1:8,7.4,4.6,150,390 a1:8,7.4,2.2,150,390 p:8,9,13,15,3,15
    airplayvideo = s:M1.8,2L14.2,2C15.2,2,16,2.8,16,3.8L16,10.2C16,11.2,15.2,12,14.2,12L13,12\
    L12.2,11L14.2,11C14.6,11,15,10.6,15,10.2L15,3.8C15,3.4,14.6,3,14.2,3L1.8,3C1.4,3,1,3.4,1,\
    3.8L1,10.2C1,10.6,1.4,11,1.8,11L3.8,11L3,12L1.8,12C0.8,12,0,11.2,0,10.2L0,3.8C0,2.8,0.8,2,\
    1.8,2Z p:8,9,13,15,3,15
    airpod.left = earbuds
    airpod.right = earbuds~
    airpods = earbuds
    airpods.gen3 = earbuds
    airpodsmax = headphones
    airpodspro = earbuds
    airport.express = router
    airport.extreme = router
    airport.extreme.tower = router
    airtag = c:8,8,7 c:8,8,4.6
    airtag.fill = d:8,8,7 -c:8,8,4.6
    appclip = =app.dashed
    apple.terminal = terminal
    apple.terminal.fill = terminal-fill
    applepencil = pencil
    applescript = file-code
    applescript.fill = file-code-fill
    appletv = r:0,4.6,16,6.8,2.4 d:13,8,0.8
    appletv.fill = b:0,4.6,16,6.8,2.4 -d:13,8,0.8
    appletvremote.gen4 = r:4.6,0,6.8,16,2 c:8,4.4,2
    applewatch = smartwatch
    applewatch.radiowaves.left.and.right = smartwatch@8,8,0.9 a1:8,8,7.4,-40,40 \
      a1:8,8,7.4,140,220
    applewatch.slash = smartwatch l1.2:1,1,15,15
    applewatch.watchface = smartwatch
    apps.ipad = tablet
    apps.ipad.landscape = tablet-landscape
    apps.iphone = phone
    apps.iphone.badge.plus = phone-fill
    apps.iphone.landscape = phone-landscape
    arcade.stick = joystick
    arcade.stick.console = joystick
    battery.0 = battery
    battery.0percent = battery
    battery.100 = battery-full
    battery.100.bolt = battery-charging
    battery.100percent = battery-full
    battery.100percent.bolt = battery-charging
    battery.25 = r:0,4,14.4,8,2 b:1.6,5.6,3.4,4.8,0.8 l1.4:15.6,6.8,15.6,9.2
    battery.25percent = =battery.25
    battery.50 = battery-half
    battery.50percent = battery-half
    battery.75 = battery-full
    battery.75percent = battery-full
    beats.earphones = earbuds
    beats.headphones = headphones
    cable.connector = usb-plug
    cable.connector.horizontal = usb-plug^90
    cablecar = train-lightrail-front
    cablecar.fill = train-lightrail-front-fill
    candybarphone = phone
    computermouse = mouse
    computermouse.fill = mouse-fill
    desktopcomputer = display
    display.2 = display@5.6,6,0.72 -b:4.6,5.6,12,11,1 display@10.6,10,0.7
    dock.rectangle = r:-1,1.5,18,13,2.5 b:3,10.4,10,2.4,1
    earpods = earbuds
    esim = sim
    esim.fill = sim-fill
    externaldrive = hdd
    externaldrive.connected.to.line.below = hdd-network
    externaldrive.fill = hdd-fill
    faxmachine = printer
    faxmachine.fill = printer-fill
    flip.horizontal = symmetry-vertical
    flip.horizontal.fill = symmetry-vertical
    flipphone = phone-flip
    gamecontroller = controller
    gamecontroller.fill = controller
    headphones.circle = circle headphones@8,8,0.56
    hifispeaker = speaker
    hifispeaker.fill = speaker-fill
    homekit = house
    homepod = r:2,1.6,12,13,5 l:4,4.6,12,4.6
    homepod.fill = b:2,1.6,12,13,5 -l:4,4.6,12,4.6
    homepodmini = c:8,8.4,6.4 l:5,4,11,4
    homepodmini.fill = d:8,8.4,6.4 -l:5,4,11,4
    internaldrive = hdd
    ipad = tablet
    ipad.and.iphone = tablet@6.4,7.4,0.86 -b:8.4,4.6,7.4,11.6,1.6 phone@12.2,10.4,0.62
    ipad.gen1 = tablet
    ipad.gen2 = tablet
    ipad.homebutton = tablet
    ipad.homebutton.landscape = tablet-landscape
    ipad.landscape = tablet-landscape
    iphone = phone
    iphone.and.arrow.forward = phone@6,8,0.9 arrow-right@12.6,8,0.5
    iphone.gen1 = phone
    iphone.gen2 = phone
    iphone.gen3 = phone
    iphone.homebutton = phone
    iphone.homebutton.landscape = phone-landscape
    iphone.homebutton.radiowaves.left.and.right = phone-vibrate
    iphone.landscape = phone-landscape
    iphone.radiowaves.left.and.right = phone-vibrate
    iphone.rear.camera = phone
    iphone.slash = phone l1.2:1,1,15,15
    ipod = music-player
    ipodtouch = phone
    keyboard.chevron.compact.down = keyboard@8,5.4,0.9 chevron-compact-down@8,13.6,0.7
    keyboard.chevron.compact.down.fill = keyboard-fill@8,5.4,0.9 chevron-compact-down@8,13.6,0.7
    keyboard.chevron.compact.left = keyboard@9,8,0.86
    keyboard.macwindow = window
    keyboard.onehanded.left = keyboard
    keyboard.onehanded.right = keyboard
    l.joystick = joystick
    laptopcomputer = laptop
    laptopcomputer.and.iphone = =macbook.and.iphone
    macbook = laptop
    macbook.and.ipad = laptop@6.4,7,0.86 -b:8.8,4.6,7.4,11.6,1.6 tablet@12.4,10.4,0.64
    macbook.and.iphone = laptop@6.4,7,0.86 -b:9.6,4.8,6.4,11.4,1.6 phone@12.8,10.6,0.6
    macmini = r:0,6,16,5,1.8 d:13.4,8.5,0.7
    macmini.fill = b:0,6,16,5,1.8 -d:13.4,8.5,0.7
    macpro.gen3 = pc
    macpro.gen3.server = hdd-rack
    macwindow = window
    macwindow.badge.plus = window-plus
    macwindow.on.rectangle = window-stack
    magicmouse = mouse
    magicmouse.fill = mouse-fill
    mediastick = usb-drive
    memorychip = memory
    menubar.arrow.down.rectangle = =menubar.rectangle
    menubar.arrow.up.rectangle = =menubar.rectangle
    menubar.dock.rectangle = r:-1,1.5,18,13,2.5 b:-1,1.5,18,3.4,1.6 b:4,10.4,8,2.4,1
    menubar.rectangle = r:-1,1.5,18,13,2.5 b:-1,1.5,18,3.4,1.6
    minus.plus.batteryblock = r:0,3.5,16,11,2 l:3,2,5,2 l:11,2,13,2 l:2.6,9,6,9 l:10,9,13.4,9 \
      l:11.7,7.3,11.7,10.7
    minus.plus.batteryblock.fill = b:0,3.5,16,11,2 l:3,2,5,2 l:11,2,13,2 -l:2.6,9,6,9 \
      -l:10,9,13.4,9 -l:11.7,7.3,11.7,10.7
    opticaldisc = disc
    opticaldisc.fill = disc-fill
    opticaldiscdrive = disc
    opticaldiscdrive.fill = disc-fill
    power.circle = circle power@8,8,0.56
    power.circle.fill = circle-fill -power@8,8,0.56
    power.dotted = power
    poweroff = c1.4:8,8,6.5
    poweron = l1.6:8,2,8,14
    poweroutlet.type.b = outlet
    powerplug = plug
    powerplug.fill = plug-fill
    powersleep = moon
    printer.dotmatrix = printer
    printer.dotmatrix.fill = printer-fill
    printer.filled.and.paper = printer
    r.joystick = joystick
    scanner = printer
    scanner.fill = printer-fill
    sdcard = sd-card
    sdcard.fill = sd-card-fill
    server.rack = hdd-rack
    simcard = sim
    simcard.2 = sim
    simcard.fill = sim-fill
    tv.and.hifispeaker.fill = tv-fill@6.4,8,0.8 -b:10,5,7,12,1 speaker-fill@13.4,10.4,0.62
    tv.circle = circle tv@8,8,0.54
    tv.music.note = tv music-note@8,7,0.44
    xserve = hdd-rack
    """
}
