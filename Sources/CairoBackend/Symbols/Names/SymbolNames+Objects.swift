extension SymbolNames {
  /// Everything else.
  static let objects = """
    alarm.waves.left.and.right = alarm
    american.football = =football
    american.football.fill = =football.fill
    atom = d:8,8,1.4 =oval@8,8,0.84^30 =oval@8,8,0.84^90 =oval@8,8,0.84^150
    bag.badge.minus = bag-dash
    bag.badge.plus = bag-plus
    bag.badge.questionmark = bag@7,8,0.94 '?'@13.6,12.6,0.5
    balloon.2 = balloon@5.4,8,0.9 balloon@11,9,0.7
    balloon.2.fill = balloon-fill@5.4,8,0.9 balloon-fill@11,9,0.7
    bandage = bandaid
    bandage.fill = bandaid-fill
    banknote = cash
    banknote.fill = cash-stack
    barcode = upc
    barcode.viewfinder = upc-scan
    baseball = c:8,8,8 a1:-2,8,7,-50,50 a1:18,8,7,130,230
    baseball.fill = d:8,8,8 -a1:-2,8,7,-50,50 -a1:18,8,7,130,230
    basketball = c:8,8,8 l:8,0.6,8,15.4 l:0.6,8,15.4,8 a1:-1,8,6.5,-60,60 a1:17,8,6.5,120,240
    basketball.fill = d:8,8,8 -l:8,0,8,16 -l:0,8,16,8 -a1:-1,8,6.5,-60,60 -a1:17,8,6.5,120,240
    bathtub = s:M0.4,8L15.6,8L15.6,9.4C15.6,12,13.6,13.6,11,13.6L5,13.6C2.4,13.6,0.4,12,0.4,9.4Z \
      -s:M1.4,9L14.6,9L14.6,9.4C14.6,11.4,13,12.6,11,12.6L5,12.6C3,12.6,1.4,11.4,1.4,9.4Z \
      l:2.4,8,2.4,3 l:2.4,3,4,1.6 l:4,1.6,5.6,3 l:4,13.6,3.4,15 l:12,13.6,12.6,15
    bathtub.fill = s:M0.4,8L15.6,8L15.6,9.4C15.6,12,13.6,13.6,11,13.6L5,13.6C2.4,13.6,0.4,12,\
    0.4,9.4Z l:2.4,8,2.4,3 l:2.4,3,4,1.6 l:4,1.6,5.6,3 l:4,13.6,3.4,15 l:12,13.6,12.6,15
    bed.double = l:1,3,1,14 l:1,11.5,15,11.5 l:15,7.8,15,14 r:1.8,4.6,5.4,4,1.4 \
      r:7.6,6.8,7.8,5,1
    bed.double.circle = circle =bed.double.fill@8,8,0.52
    bed.double.fill = l:1,3,1,14 l:1,12,15,12 l:15,8,15,14 b:2,5,4.6,3.4,1.2 b:7.4,6,8,5.4,1.4 \
      b:1,9.2,14,2.8,0.4
    bell.and.waveform = bell@7,8,0.9 a1:8,6,7.6,-30,30
    bell.and.waves.left.and.right = bell@8,8,0.84 a1:8,7,7.8,-30,30 a1:8,7,7.8,150,210
    bell.and.waves.left.and.right.fill = bell-fill@8,8,0.84 a1:8,7,7.8,-30,30 a1:8,7,7.8,150,210
    bell.badge = bell@7.6,8.6,0.94 -d:12,3.4,4 d:12,3.4,3
    bell.badge.fill = bell-fill@7.6,8.6,0.94 -d:12,3.4,4 d:12,3.4,3
    bin.xmark = archive x-lg@8,10,0.36
    bin.xmark.fill = archive-fill -x-lg@8,10,0.36
    birthday.cake = r:1,8,14,7,1.6 l:1.4,11.4,14.6,11.4 l1:4.6,4.6,4.6,8 l1:8,4.6,8,8 \
      l1:11.4,4.6,11.4,8 d:4.6,2.8,1 d:8,2.8,1 d:11.4,2.8,1
    birthday.cake.fill = b:1,8,14,7,1.6 -l:1,11.4,15,11.4 l1:4.6,4.6,4.6,7 l1:8,4.6,8,7 \
      l1:11.4,4.6,11.4,7 d:4.6,2.8,1 d:8,2.8,1 d:11.4,2.8,1
    burn = radioactive
    burst = =seal
    burst.fill = =seal.fill
    cabinet = r:2,1,12,13.6,1.4 l:2.4,7.8,13.6,7.8 l:6.6,4.5,9.4,4.5 l:6.6,11,9.4,11 \
      l:3.6,14.4,3.6,15.4 l:12.4,14.4,12.4,15.4
    cabinet.fill = b:2,1,12,13.6,1.4 -l:2,7.8,14,7.8 -l:6.6,4.5,9.4,4.5 -l:6.6,11,9.4,11 \
      l:3.6,14.4,3.6,15.4 l:12.4,14.4,12.4,15.4
    case = briefcase
    case.fill = briefcase-fill
    chair = l1.2:4,1,4,15 l1.2:4,8.4,12,8.4,12,15
    chair.fill = b:3.4,1,2,9,0.8 b:3.4,7.4,9.2,2.6,0.8 l1.2:4,8,4,15 l1.2:12,8,12,15
    chair.lounge = =sofa
    chair.lounge.fill = =sofa.fill
    clear = backspace-reverse
    clear.fill = backspace-reverse-fill
    clock.arrow.2.circlepath = clock-history
    clock.arrow.circlepath = clock-history
    clock.badge = clock@7.4,8.6,0.94 -d:13.4,2.8,3.8 d:13.4,2.8,2.8
    control = l1.2:3,9,8,4,13,9
    creditcard = credit-card
    creditcard.and.123 = credit-card
    creditcard.fill = credit-card-fill
    cross = s:M5.5,1H10.5V5.5H15V10.5H10.5V15H5.5V10.5H1V5.5H5.5Z \
      -s:M6.5,2H9.5V6.5H14V9.5H9.5V14H6.5V9.5H2V6.5H6.5Z
    cross.case = bandaid
    cross.case.fill = bandaid-fill
    cross.fill = b:5.4,1,5.2,14,1.2 b:1,5.4,14,5.2,1.2
    cross.vial = prescription2
    cross.vial.fill = prescription2
    crown = s:M1,4L4.6,7.4L8,2.4L11.4,7.4L15,4L13.4,13L2.6,13Z \
      -s:M2.7,6.8L4.8,8.7L8,4.1L11.2,8.7L13.3,6.8L12.5,12L3.5,12Z
    crown.fill = s:M1,4L4.6,7.4L8,2.4L11.4,7.4L15,4L13.4,13L2.6,13Z
    cup.and.saucer = cup-hot
    cup.and.saucer.fill = cup-hot-fill
    cursor.rays = =cursorarrow.rays
    cursorarrow = cursor^270
    cursorarrow.and.square.on.square.dashed = =square.on.square.dashed
    cursorarrow.click = =cursorarrow.rays
    cursorarrow.click.2 = =cursorarrow.rays
    cursorarrow.rays = cursor@10,10,0.7^270 l:5,1,5,3.4 l:1,5,3.4,5 l:2,2,3.8,3.8
    delete.backward = backspace
    delete.backward.fill = backspace-fill
    delete.forward = backspace-reverse
    delete.forward.fill = backspace-reverse-fill
    delete.left = backspace
    delete.left.fill = backspace-fill
    delete.right = backspace-reverse
    delete.right.fill = backspace-reverse-fill
    deskclock = clock
    deskclock.fill = clock-fill
    dice = dice-5
    dice.fill = dice-5-fill
    die.face.1 = dice-1
    die.face.1.fill = dice-1-fill
    die.face.2 = dice-2
    die.face.2.fill = dice-2-fill
    die.face.3 = dice-3
    die.face.3.fill = dice-3-fill
    die.face.4 = dice-4
    die.face.4.fill = dice-4-fill
    die.face.5 = dice-5
    die.face.5.fill = dice-5-fill
    die.face.6 = dice-6
    die.face.6.fill = dice-6-fill
    dryer = =washer
    dryer.fill = =washer.fill
    dumbbell = l1.2:5,8,11,8 r:2.6,3.2,2.8,9.6,1.2 r:10.6,3.2,2.8,9.6,1.2 r:0,5.2,2.6,5.6,1 \
      r:13.4,5.2,2.6,5.6,1
    dumbbell.fill = l1.6:5,8,11,8 b:2.8,3.2,2.8,9.6,1.2 b:10.4,3.2,2.8,9.6,1.2 b:0,5.2,2.2,5.6,1 \
      b:13.8,5.2,2.2,5.6,1
    eject.circle = circle eject@8,7.6,0.54
    fan.fill = fan
    fanblades = fan
    fanblades.fill = fan
    fireworks = =rays
    flowchart = diagram-3
    flowchart.fill = diagram-3-fill
    football = s:M14.6,1.4C15.4,6,14,10,12,12C10,14,6,15.4,1.4,14.6C0.6,10,2,6,4,4C6,2,10,0.6,\
    14.6,1.4Z \
      -s:M13.7,2.3C14.2,6.2,13,9.6,11.3,11.3C9.6,13,6.2,14.2,2.3,13.7C1.8,9.8,3,6.4,4.7,4.7C6.4,\
    3,9.8,1.8,13.7,2.3Z l:5.6,10.4,10.4,5.6
    football.fill = s:M14.6,1.4C15.4,6,14,10,12,12C10,14,6,15.4,1.4,14.6C0.6,10,2,6,4,4C6,2,10,\
    0.6,14.6,1.4Z -l:5.6,10.4,10.4,5.6
    fork.knife = l:4.6,1,4.6,15 l:2.2,1,2.2,4.4,4.6,6.6,7,4.4,7,1 \
      s:M11,15.4L11,1C13,2,13.8,5,13.8,8.4L12.2,8.8L12.2,15.4Z
    fork.knife.circle = circle =fork.knife@8,8,0.56
    frying.pan = c:6,8,5.6 l1.6:11,8,15.4,8
    frying.pan.fill = d:6,8,5.6 l1.6:11,8,15.4,8
    gauge = speedometer
    gauge.badge.plus = speedometer
    gauge.high = speedometer
    gauge.low = speedometer
    gauge.medium = speedometer
    gearshape = gear
    gearshape.2 = gear@5.4,5.4,0.66 -d:11,11,5.4 gear@11,11,0.56
    gearshape.2.fill = gear-fill@5.4,5.4,0.66 -d:11,11,5.4 gear-fill@11,11,0.56
    gearshape.arrow.triangle.2.circlepath = gear@8,8,0.6 a1:8,8,7.6,200,340 a1:8,8,7.6,20,160 \
      p:13.4,5.2,16.6,5.2,15,8 p:2.6,10.8,-0.6,10.8,1,8
    gearshape.fill = gear-fill
    gift.circle = circle gift@8,8,0.56
    giftcard = gift
    giftcard.fill = gift-fill
    graduationcap = mortarboard
    graduationcap.circle = circle mortarboard@8,8,0.56
    graduationcap.fill = mortarboard-fill
    hammer.circle = circle hammer@8,8,0.56
    hammer.fill = hammer
    heart.text.clipboard = clipboard2-heart
    heart.text.square = r:1,1,14,14,2.5 heart-fill@8,6,0.4 l:4,11.5,12,11.5
    heart.text.square.fill = b:1,1,14,14,2.5 -heart-fill@8,6,0.4 -l:4,11.5,12,11.5
    hourglass.bottomhalf.fill = hourglass-bottom
    hourglass.bottomhalf.filled = hourglass-bottom
    hourglass.tophalf.fill = hourglass-top
    hourglass.tophalf.filled = hourglass-top
    ivfluid.bag = bag
    ivfluid.bag.fill = bag-fill
    kashida.arabic = text-center
    key.horizontal = key
    key.horizontal.fill = key-fill
    key.viewfinder = fullscreen key@8,8,0.56
    lamp.ceiling = lamp^180
    lamp.ceiling.fill = lamp-fill^180
    lamp.desk = lamp
    lamp.desk.fill = lamp-fill
    lamp.floor = lamp
    lamp.floor.fill = lamp-fill
    lamp.table = lamp
    lamp.table.fill = lamp-fill
    latch.2.case = briefcase
    latch.2.case.fill = briefcase-fill
    laurel.leading = a1.2:10,7,7,100,220 d:3.6,4.6,1.4 d:2.8,8.4,1.4 d:4.6,11.8,1.4
    laurel.trailing = =laurel.leading@8,8,1~
    loupe = search
    magnifyingglass = search
    medical.thermometer = thermometer-half
    medical.thermometer.fill = thermometer-high
    mosaic = r:1,1,14,14,2 l:8,1,8,15 l:1,8,15,8 l:8,4.4,15,4.4 l:4.4,8,4.4,15
    mosaic.fill = b:1,1,14,14,2 -l:8,1,8,15 -l:1,8,15,8 -l:8,4.4,15,4.4 -l:4.4,8,4.4,15
    move.3d = arrows-move
    mug = cup
    mug.fill = cup-fill
    oven = r:1,1,14,14,2 l:1.4,5,14.6,5 r:3.6,7,8.8,6,1 d:4,3,0.7 d:8,3,0.7 d:12,3,0.7
    oven.fill = b:1,1,14,14,2 -l:1,5,15,5 -r:3.6,7,8.8,6,1 -d:4,3,0.7 -d:8,3,0.7 -d:12,3,0.7
    party.popper = p:1,15,5.4,5,11,10.6 l1:9,4.6,10.4,1.4 l1:11.4,6.6,14.6,5.4 d:13,2.4,0.9 \
      d:14.4,9,0.9 d:7,2,0.9
    party.popper.fill = =party.popper
    pill = capsule
    pill.fill = capsule-pill
    pills = capsule-pill
    pills.circle = circle capsule-pill@8,8,0.56
    pills.fill = capsule-pill
    pin = pin-angle
    pin.circle = circle pin-angle@8,8,0.56
    pin.fill = pin-angle-fill
    projective = =scope
    purchased = circle check-lg@8,8,0.6
    purchased.circle = circle check-lg@8,8,0.6
    purchased.circle.fill = circle-fill -check-lg@8,8,0.6
    puzzlepiece = puzzle
    puzzlepiece.extension = puzzle
    puzzlepiece.extension.fill = puzzle-fill
    puzzlepiece.fill = puzzle-fill
    qrcode = qr-code
    qrcode.viewfinder = qr-code-scan
    radio = boombox
    radio.fill = boombox-fill
    refrigerator = r:2.6,0,10.8,16,1.8 l:3,6,13,6 l:5.4,2.6,5.4,4 l:5.4,8,5.4,10.4
    refrigerator.fill = b:2.6,0,10.8,16,1.8 -l:2.6,6,13.4,6 -l:5.4,2.6,5.4,4 -l:5.4,8,5.4,10.4
    restart = arrow-clockwise
    rosette = award
    rotate.3d = c:8,8,7 s:M8,5C12,5,15,6.4,15,8C15,9.6,12,11,8,11C4,11,1,9.6,1,8C1,6.4,4,5,8,5Z \
      -s:M8,6C11.6,6,14,7.2,14,8C14,8.8,11.6,10,8,10C4.4,10,2,8.8,2,8C2,7.2,4.4,6,8,6Z
    rotate.left = arrow-counterclockwise
    rotate.left.fill = arrow-counterclockwise
    rotate.right = arrow-clockwise
    scale.3d = arrows-angle-expand
    scalemass = s:M4.6,5L11.4,5L14,15L2,15Z -s:M5.4,6L10.6,6L12.7,14L3.3,14Z c:8,3.2,2.2
    scalemass.fill = s:M4.6,5L11.4,5L14,15L2,15Z c:8,3.2,2.2
    scissors.badge.ellipsis = scissors
    screwdriver.fill = screwdriver
    shadow = c:8,8,6 a1:8,8,8,0,90
    shield.checkerboard = shield-shaded
    shield.lefthalf.fill = shield-shaded
    shield.lefthalf.filled = shield-shaded
    shield.righthalf.filled = shield-shaded~
    shippingbox = box-seam
    shippingbox.fill = box-seam-fill
    shower = l:2,15,2,4 a1:5.5,4,4,180,360 p:5.4,5,13,5,11.4,3.4,7,3.4 d:6.6,8,0.7 d:9.2,8,0.7 \
      d:11.8,8,0.7 d:6,11,0.7 d:9.2,11,0.7 d:12.4,11,0.7
    shower.fill = =shower
    sink = s:M1,9L15,9C15,12.4,13,14.4,10,14.4L6,14.4C3,14.4,1,12.4,1,9Z l:8,9,8,4 \
      a1:10,4,2.5,180,360
    sink.fill = =sink
    skateboard = l1.2:1,6,3,8,13,8,15,6 c:4.6,11,1.6 c:11.4,11,1.6
    skis = l1.2:4,1,4,15 l1.2:11,1,11,15
    sleep = moon
    soccerball = c:8,8,8 p:8,5,10.9,7.1,9.8,10.5,6.2,10.5,5.1,7.1 l:8,1,8,5 l:10.9,7.1,15,6 \
      l:9.8,10.5,12.4,14 l:6.2,10.5,3.6,14 l:5.1,7.1,1,6
    soccerball.inverse = =soccerball
    sofa = r:2.4,3,11.2,6,2 r:0,6.6,16,6.4,2.4 l:2.6,13.4,2.6,15 l:13.4,13.4,13.4,15
    sofa.fill = b:3.4,3,9.2,4.6,1.6 b:0,6.6,3.4,6.8,1.6 b:12.6,6.6,3.4,6.8,1.6 b:2,9,12,4.4,0.6 \
      l:2.6,13.4,2.6,15 l:13.4,13.4,13.4,15
    speedometer = speedometer2
    spigot = =sink
    star.leadinghalf.fill = star-half
    star.leadinghalf.filled = star-half
    star.lefthalf.fill = star-half
    star.slash = star l1.2:1,1,15,15
    star.square = square star@8,7.8,0.56
    star.square.on.square = =square.on.square
    staroflife = asterisk
    staroflife.circle = circle asterisk@8,8,0.54
    staroflife.fill = asterisk
    stethoscope = clipboard2-pulse
    studentdesk = easel
    suitcase = r:0,4.4,16,10.6,2 l:5.4,4.4,5.4,2 l:10.6,4.4,10.6,2 l:5.4,1.6,10.6,1.6 \
      l:3.4,4.8,3.4,14.6 l:12.6,4.8,12.6,14.6
    suitcase.cart = cart4
    suitcase.fill = b:0,4.4,16,10.6,2 l:5.4,4.4,5.4,2 l:10.6,4.4,10.6,2 l:5.4,1.6,10.6,1.6 \
      -l:3.4,4.4,3.4,15 -l:12.6,4.4,12.6,15
    surfboard = s:M13,1C14,7,10,13,4,15C3,9,7,3,13,1Z
    swift = s:M2,10.6C5,12.6,8,12.6,10.4,11.4C7,9,4.4,6,2.4,3C5,5.4,8,7.6,9.6,8.6C7.8,6.6,6,4.4,\
    5,2.8C7.6,5.2,10.4,7.4,12.4,8.8C12.8,7,12.4,4.6,11,2.4C14,4.4,15.6,8,14.8,11C15.6,12.2,\
    15.8,13.4,15.4,14.4C14.6,13.2,13.4,13,12.4,13.4C8.8,15.2,4.4,13.8,2,10.6Z
    syringe = l1.2:14.6,1.4,11.4,4.6 l1.2:12.4,1.8,14.2,3.6 p:9.6,2.6,13.4,6.4,6.4,13.4,2.6,9.6 \
      -p:9.6,4,12,6.4,6.4,12,4,9.6 l1.2:4.4,11.6,1.2,14.8
    syringe.fill = l1.2:14.6,1.4,11.4,4.6 l1.2:12.4,1.8,14.2,3.6 \
      p:9.6,2.6,13.4,6.4,6.4,13.4,2.6,9.6 l1.2:4.4,11.6,1.2,14.8
    takeoutbag.and.cup.and.straw = bag@5.6,9,0.8 cup-straw@12.4,8.6,0.74
    takeoutbag.and.cup.and.straw.fill = bag-fill@5.6,9,0.8 cup-straw@12.4,8.6,0.74
    tennis.racket = c:10,6,5.6 l1.4:6,10,1.4,14.6 l0.8:6,6,14,6 l0.8:10,2,10,10
    tennisball = c:8,8,8 a1:2,1,8,20,100 a1:14,15,8,200,280
    tennisball.fill = d:8,8,8 -a1:2,1,8,20,100 -a1:14,15,8,200,280
    testtube.2 = l1:3,1.5,6.6,1.5 r:3.6,1,2.4,14,1.2 l1:9.4,1.5,13,1.5 r:10,1,2.4,14,1.2
    timer = stopwatch
    timer.circle = circle stopwatch@8,7.8,0.56
    togglepower = power
    toilet = l:4,1,4,8 s:M3,8L14,8C14,11,12,13,9.4,13L9.4,15L5.4,15L5.4,12.4C4,11.6,3,10,3,8Z
    uiwindow.split.2x1 = window-split
    view.2d = '2D'
    view.3d = '3D'
    volleyball = =basketball
    volleyball.fill = =basketball.fill
    wake = sun
    wallet.pass = wallet2
    wallet.pass.fill = wallet-fill
    wand.and.rays = magic
    wand.and.rays.inverse = magic
    wand.and.stars = magic
    wand.and.stars.inverse = magic
    washer = r:1,0.6,14,15,2 c:8,9,4.4 d:4,3.4,0.8
    washer.fill = b:1,0.6,14,15,2 -c:8,9,4.4 -d:4,3.4,0.8
    wineglass = l:8,10,8,14.4 l:5,14.6,11,14.6 s:M4,1L12,1C12.6,6,11,10,8,10C5,10,3.4,6,4,1Z \
      -s:M4.9,2L11.1,2C11.4,6,10.2,9,8,9C5.8,9,4.6,6,4.9,2Z l:4.6,5,11.4,5
    wineglass.fill = l:8,10,8,14.4 l:5,14.6,11,14.6 \
      s:M4,1L12,1C12.6,6,11,10,8,10C5,10,3.4,6,4,1Z
    wrench.adjustable.fill = wrench-adjustable
    wrench.and.screwdriver = tools
    wrench.and.screwdriver.fill = tools
    wrench.fill = wrench
    """
}
