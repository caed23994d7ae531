/// Names of symbols that applications use, by the judgement of those who wrote the list.
///
/// Letters and numbers in circles and squares are not listed: they are tested by rule.
enum UsedSymbols {
  static let names = list.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let list = """
    1.magnifyingglass 4k.tv 4k.tv.fill a.book.closed a.book.closed.fill a.magnify abc airplane
    airplane.arrival airplane.departure airplayaudio airplayvideo airpod.left airpod.right airpods
    airpodsmax airpodspro airport.express airport.extreme airport.extreme.tower airtag airtag.fill
    alarm alarm.fill alarm.waves.left.and.right allergens alt alternatingcurrent ant ant.circle
    ant.circle.fill ant.fill antenna.radiowaves.left.and.right
    antenna.radiowaves.left.and.right.slash app app.badge app.badge.checkmark app.badge.fill
    app.connected.to.app.below.fill app.dashed app.fill app.gift app.gift.fill appclip
    apple.terminal apple.terminal.fill applepencil applescript applescript.fill appletv appletv.fill
    applewatch applewatch.radiowaves.left.and.right applewatch.slash applewatch.watchface apps.ipad
    apps.ipad.landscape apps.iphone apps.iphone.badge.plus apps.iphone.landscape aqi.high aqi.low
    aqi.medium arcade.stick arcade.stick.console archivebox archivebox.circle archivebox.fill
    arrow.2.circlepath arrow.2.circlepath.circle arrow.2.circlepath.circle.fill arrow.2.squarepath
    arrow.3.trianglepath arrow.backward arrow.backward.to.line arrow.branch arrow.clockwise
    arrow.clockwise.circle arrow.clockwise.circle.fill arrow.clockwise.heart
    arrow.clockwise.heart.fill arrow.clockwise.icloud arrow.clockwise.icloud.fill
    arrow.counterclockwise arrow.counterclockwise.circle arrow.counterclockwise.circle.fill
    arrow.counterclockwise.icloud arrow.counterclockwise.icloud.fill arrow.down arrow.down.backward
    arrow.down.circle arrow.down.circle.fill arrow.down.doc arrow.down.doc.fill arrow.down.forward
    arrow.down.forward.and.arrow.up.backward arrow.down.heart arrow.down.left
    arrow.down.left.and.arrow.up.right arrow.down.left.circle arrow.down.left.circle.fill
    arrow.down.left.square arrow.down.left.square.fill arrow.down.left.video
    arrow.down.left.video.fill arrow.down.right arrow.down.right.and.arrow.up.left
    arrow.down.right.circle arrow.down.right.circle.fill arrow.down.right.square
    arrow.down.right.square.fill arrow.down.square arrow.down.square.fill arrow.down.to.line
    arrow.down.to.line.alt arrow.down.to.line.compact arrow.forward arrow.forward.to.line arrow.left
    arrow.left.and.right arrow.left.and.right.circle arrow.left.and.right.circle.fill
    arrow.left.and.right.righttriangle.left.righttriangle.right arrow.left.and.right.square
    arrow.left.and.right.square.fill arrow.left.arrow.right arrow.left.circle arrow.left.circle.fill
    arrow.left.square arrow.left.square.fill arrow.left.to.line arrow.left.to.line.alt
    arrow.left.to.line.compact arrow.merge arrow.rectanglepath arrow.right arrow.right.arrow.left
    arrow.right.arrow.left.circle arrow.right.arrow.left.circle.fill arrow.right.arrow.left.square
    arrow.right.arrow.left.square.fill arrow.right.circle arrow.right.circle.fill
    arrow.right.doc.on.clipboard arrow.right.square arrow.right.square.fill arrow.right.to.line
    arrow.right.to.line.alt arrow.right.to.line.compact arrow.swap arrow.triangle.2.circlepath
    arrow.triangle.2.circlepath.camera arrow.triangle.2.circlepath.camera.fill
    arrow.triangle.2.circlepath.doc.on.clipboard arrow.triangle.branch arrow.triangle.capsulepath
    arrow.triangle.merge arrow.triangle.pull arrow.triangle.swap arrow.triangle.turn.up.right.circle
    arrow.triangle.turn.up.right.circle.fill arrow.triangle.turn.up.right.diamond
    arrow.triangle.turn.up.right.diamond.fill arrow.turn.down.left arrow.turn.down.right
    arrow.turn.left.down arrow.turn.left.up arrow.turn.right.down arrow.turn.right.up
    arrow.turn.up.forward.iphone arrow.turn.up.left arrow.turn.up.right arrow.up arrow.up.and.down
    arrow.up.and.down.and.arrow.left.and.right arrow.up.and.down.circle
    arrow.up.and.down.circle.fill arrow.up.and.down.righttriangle.up.righttriangle.down
    arrow.up.and.down.square arrow.up.and.down.square.fill arrow.up.and.down.text.horizontal
    arrow.up.arrow.down arrow.up.arrow.down.circle arrow.up.arrow.down.circle.fill
    arrow.up.arrow.down.square arrow.up.arrow.down.square.fill arrow.up.backward
    arrow.up.backward.and.arrow.down.forward arrow.up.bin arrow.up.bin.fill arrow.up.circle
    arrow.up.circle.fill arrow.up.doc arrow.up.doc.fill arrow.up.doc.on.clipboard arrow.up.forward
    arrow.up.forward.app arrow.up.forward.app.fill arrow.up.heart arrow.up.left
    arrow.up.left.and.arrow.down.right arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
    arrow.up.left.and.down.right.magnifyingglass arrow.up.left.circle arrow.up.left.circle.fill
    arrow.up.left.square arrow.up.left.square.fill arrow.up.right arrow.up.right.and.arrow.down.left
    arrow.up.right.circle arrow.up.right.circle.fill arrow.up.right.diamond
    arrow.up.right.diamond.fill arrow.up.right.square arrow.up.right.square.fill
    arrow.up.right.video arrow.up.right.video.fill arrow.up.square arrow.up.square.fill
    arrow.up.to.line arrow.up.to.line.alt arrow.up.to.line.compact arrow.uturn.backward
    arrow.uturn.down arrow.uturn.down.circle arrow.uturn.down.circle.fill arrow.uturn.down.square
    arrow.uturn.down.square.fill arrow.uturn.forward arrow.uturn.left arrow.uturn.left.circle
    arrow.uturn.left.circle.badge.ellipsis arrow.uturn.left.circle.fill arrow.uturn.left.square
    arrow.uturn.left.square.fill arrow.uturn.right arrow.uturn.right.circle
    arrow.uturn.right.circle.fill arrow.uturn.right.square arrow.uturn.right.square.fill
    arrow.uturn.up arrow.uturn.up.circle arrow.uturn.up.circle.fill arrow.uturn.up.square
    arrow.uturn.up.square.fill arrowshape.backward arrowshape.backward.fill
    arrowshape.bounce.forward arrowshape.bounce.right arrowshape.down arrowshape.down.fill
    arrowshape.forward arrowshape.forward.fill arrowshape.left arrowshape.left.fill arrowshape.right
    arrowshape.right.fill arrowshape.turn.up.backward arrowshape.turn.up.backward.2
    arrowshape.turn.up.backward.2.fill arrowshape.turn.up.backward.fill arrowshape.turn.up.forward
    arrowshape.turn.up.forward.fill arrowshape.turn.up.left arrowshape.turn.up.left.2
    arrowshape.turn.up.left.2.fill arrowshape.turn.up.left.circle
    arrowshape.turn.up.left.circle.fill arrowshape.turn.up.left.fill arrowshape.turn.up.right
    arrowshape.turn.up.right.circle arrowshape.turn.up.right.circle.fill
    arrowshape.turn.up.right.fill arrowshape.up arrowshape.up.fill arrowshape.zigzag.forward
    arrowshape.zigzag.right arrowtriangle.backward arrowtriangle.backward.fill arrowtriangle.down
    arrowtriangle.down.circle arrowtriangle.down.circle.fill arrowtriangle.down.fill
    arrowtriangle.down.square arrowtriangle.down.square.fill arrowtriangle.forward
    arrowtriangle.forward.fill arrowtriangle.left arrowtriangle.left.circle
    arrowtriangle.left.circle.fill arrowtriangle.left.fill arrowtriangle.left.square
    arrowtriangle.left.square.fill arrowtriangle.right arrowtriangle.right.circle
    arrowtriangle.right.circle.fill arrowtriangle.right.fill arrowtriangle.right.square
    arrowtriangle.right.square.fill arrowtriangle.up
    arrowtriangle.up.arrowtriangle.down.window.right arrowtriangle.up.circle
    arrowtriangle.up.circle.fill arrowtriangle.up.fill arrowtriangle.up.square
    arrowtriangle.up.square.fill aspectratio aspectratio.fill asterisk.circle asterisk.circle.fill
    at at.badge.minus at.badge.plus atom australsign backpack backpack.fill backward backward.end
    backward.end.alt backward.end.alt.fill backward.end.fill backward.fill backward.frame
    backward.frame.fill badge.plus.radiowaves.right bag bag.badge.minus bag.badge.plus
    bag.badge.questionmark bag.fill bag.fill.badge.minus bag.fill.badge.plus bahtsign balloon.2
    balloon.2.fill bandage bandage.fill banknote banknote.fill barcode barcode.viewfinder barometer
    baseball baseball.fill basket.fill basketball basketball.fill bathtub bathtub.fill battery.0
    battery.0percent battery.100 battery.100.bolt battery.100percent battery.100percent.bolt
    battery.25 battery.25percent battery.50 battery.50percent battery.75 battery.75percent
    bed.double bed.double.circle bed.double.fill bell bell.and.waveform
    bell.and.waves.left.and.right bell.and.waves.left.and.right.fill bell.badge bell.badge.fill
    bell.circle bell.circle.fill bell.fill bell.slash bell.slash.fill bicycle.circle bin.xmark
    bin.xmark.fill bird bird.fill birthday.cake birthday.cake.fill bitcoinsign bold
    bold.italic.underline bold.underline bolt bolt.badge.a bolt.badge.a.fill bolt.badge.clock
    bolt.car.circle bolt.circle bolt.circle.fill bolt.fill bolt.fill.batteryblock bolt.horizontal
    bolt.horizontal.circle bolt.horizontal.circle.fill bolt.horizontal.fill bolt.horizontal.icloud
    bolt.horizontal.icloud.fill bolt.ring.closed bolt.slash bolt.slash.fill book book.circle
    book.circle.fill book.closed book.closed.fill book.fill book.pages bookmark bookmark.fill
    bookmark.square books.vertical books.vertical.fill box.truck box.truck.fill brain
    brain.head.profile brazilianrealsign briefcase briefcase.fill bubble bubble.fill bubble.left
    bubble.left.and.bubble.right bubble.left.and.bubble.right.fill
    bubble.left.and.exclamationmark.bubble.right bubble.left.and.text.bubble.right bubble.left.fill
    bubble.middle.bottom bubble.middle.bottom.fill bubble.middle.top bubble.middle.top.fill
    bubble.right bubble.right.fill building building.2 building.2.crop.circle
    building.2.crop.circle.fill building.2.fill building.columns building.columns.fill building.fill
    burn burst burst.fill bus bus.doubledecker bus.doubledecker.fill bus.fill cabinet cabinet.fill
    cable.connector cable.connector.horizontal cablecar cablecar.fill calendar
    calendar.badge.checkmark calendar.badge.clock calendar.badge.exclamationmark
    calendar.badge.minus calendar.badge.plus calendar.circle calendar.circle.fill
    calendar.day.timeline.leading calendar.day.timeline.left calendar.day.timeline.right
    calendar.day.timeline.trailing camera camera.aperture camera.badge.ellipsis camera.circle
    camera.circle.fill camera.fill camera.fill.badge.ellipsis camera.filters camera.macro
    camera.on.rectangle camera.on.rectangle.fill camera.rotate camera.rotate.fill
    camera.shutter.button camera.viewfinder candybarphone capslock capslock.fill capsule
    capsule.fill capsule.portrait capsule.portrait.fill captions.bubble captions.bubble.fill car
    car.2 car.2.fill car.fill car.side car.side.fill carrot carrot.fill cart cart.badge.minus
    cart.badge.plus cart.badge.questionmark cart.fill cart.fill.badge.minus cart.fill.badge.plus
    case case.fill cedisign centsign chair chair.fill chair.lounge chair.lounge.fill character
    character.book.closed character.book.closed.fill character.cursor.ibeam character.textbox
    chart.bar chart.bar.doc.horizontal chart.bar.doc.horizontal.fill chart.bar.fill chart.bar.xaxis
    chart.bar.xaxis.ascending chart.dots.scatter chart.line.downtrend.xyaxis
    chart.line.flattrend.xyaxis chart.line.uptrend.xyaxis chart.pie chart.pie.fill chart.xyaxis.line
    checkerboard.rectangle checkerboard.shield checklist checklist.unchecked checkmark
    checkmark.circle checkmark.circle.fill checkmark.rectangle checkmark.rectangle.fill
    checkmark.seal checkmark.seal.fill checkmark.shield checkmark.shield.fill checkmark.square
    checkmark.square.fill chevron.backward chevron.backward.2 chevron.backward.to.line
    chevron.compact.down chevron.compact.left chevron.compact.right chevron.compact.up chevron.down
    chevron.down.circle chevron.down.circle.fill chevron.down.square chevron.down.square.fill
    chevron.forward chevron.forward.2 chevron.forward.to.line chevron.left chevron.left.2
    chevron.left.circle chevron.left.circle.fill chevron.left.forwardslash.chevron.right
    chevron.left.slash.chevron.right chevron.left.square chevron.left.square.fill
    chevron.left.to.line chevron.right chevron.right.2 chevron.right.circle
    chevron.right.circle.fill chevron.right.square chevron.right.square.fill chevron.right.to.line
    chevron.up chevron.up.chevron.down chevron.up.circle chevron.up.circle.fill chevron.up.square
    chevron.up.square.fill circle circle.and.line.horizontal circle.and.line.horizontal.fill
    circle.bottomhalf.fill circle.bottomhalf.filled circle.dashed circle.dashed.inset.filled
    circle.dotted circle.fill circle.grid.2x1 circle.grid.2x2 circle.grid.2x2.fill circle.grid.3x3
    circle.grid.3x3.fill circle.grid.cross circle.grid.cross.fill circle.grid.hex
    circle.grid.hex.fill circle.hexagongrid circle.hexagongrid.fill circle.inset.filled
    circle.lefthalf.fill circle.lefthalf.filled circle.righthalf.fill circle.righthalf.filled
    circle.tophalf.fill circle.tophalf.filled circlebadge circlebadge.2 circles.hexagongrid
    circles.hexagongrid.fill clear clear.fill clock clock.arrow.2.circlepath clock.arrow.circlepath
    clock.badge clock.fill cloud cloud.bolt cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill
    cloud.drizzle cloud.drizzle.fill cloud.fill cloud.fog cloud.fog.fill cloud.hail cloud.hail.fill
    cloud.heavyrain cloud.heavyrain.fill cloud.moon cloud.moon.bolt cloud.moon.bolt.fill
    cloud.moon.fill cloud.moon.rain cloud.moon.rain.fill cloud.rain cloud.rain.fill
    cloud.rainbow.half cloud.sleet cloud.sleet.fill cloud.snow cloud.snow.fill cloud.sun
    cloud.sun.bolt cloud.sun.bolt.fill cloud.sun.fill cloud.sun.rain cloud.sun.rain.fill
    coloncurrencysign comb comb.fill command compass.drawing computermouse computermouse.fill cone
    cone.fill contextualmenu.and.cursorarrow control creditcard creditcard.and.123 creditcard.fill
    crop crop.rotate cross cross.case cross.case.fill cross.fill cross.vial cross.vial.fill crown
    crown.fill cruzeirosign cube cube.box cube.box.fill cube.fill cube.transparent
    cube.transparent.fill cup.and.saucer cup.and.saucer.fill curlybraces curlybraces.square
    curlybraces.square.fill cursor.rays cursorarrow cursorarrow.and.square.on.square.dashed
    cursorarrow.click cursorarrow.click.2 cursorarrow.rays cylinder cylinder.fill cylinder.split.1x2
    cylinder.split.1x2.fill decrease.indent decrease.quotelevel delete.backward delete.backward.fill
    delete.forward delete.forward.fill delete.left delete.left.fill delete.right delete.right.fill
    deskclock deskclock.fill desktopcomputer dial dial.fill dial.high dial.low dial.max dial.medium
    dial.min dice dice.fill die.face.1 die.face.1.fill die.face.2 die.face.2.fill die.face.3
    die.face.3.fill die.face.4 die.face.4.fill die.face.5 die.face.5.fill die.face.6 die.face.6.fill
    directcurrent display.2 divide divide.circle divide.circle.fill divide.square divide.square.fill
    doc doc.append doc.append.fill doc.badge.ellipsis doc.badge.gearshape doc.badge.gearshape.fill
    doc.badge.plus doc.circle doc.circle.fill doc.fill doc.on.clipboard doc.on.clipboard.fill
    doc.on.doc doc.on.doc.fill doc.plaintext doc.plaintext.fill doc.richtext doc.richtext.fill
    doc.text doc.text.below.ecg doc.text.below.ecg.fill doc.text.fill doc.text.image
    doc.text.image.fill doc.text.magnifyingglass doc.text.viewfinder doc.viewfinder
    doc.viewfinder.fill doc.zipper dock.rectangle dollarsign dollarsign.arrow.circlepath dongsign
    door.garage.closed door.left.hand.closed door.left.hand.open door.right.hand.closed
    door.right.hand.open dot.radiowaves.forward dot.radiowaves.left.and.right dot.radiowaves.right
    dot.radiowaves.up.forward dot.square dot.square.fill dot.squareshape dot.viewfinder dpad.fill
    drop drop.circle drop.fill drop.halffull drop.triangle drop.triangle.fill dryer dryer.fill
    dumbbell dumbbell.fill ear ear.and.waveform ear.badge.checkmark earpods eject eject.circle
    eject.fill ellipses.bubble ellipses.bubble.fill ellipsis ellipsis.bubble ellipsis.bubble.fill
    ellipsis.circle ellipsis.circle.fill ellipsis.curlybraces ellipsis.message ellipsis.message.fill
    ellipsis.rectangle ellipsis.rectangle.fill ellipsis.vertical.bubble ellipsis.viewfinder
    engine.combustion engine.combustion.fill envelope envelope.arrow.triangle.branch envelope.badge
    envelope.badge.fill envelope.circle envelope.circle.fill envelope.fill envelope.open
    envelope.open.fill equal equal.circle equal.circle.fill equal.square equal.square.fill
    eraser.line.dashed escape esim esim.fill eurosign ev.charger ev.charger.fill exclamationmark
    exclamationmark.2 exclamationmark.3 exclamationmark.arrow.circlepath
    exclamationmark.arrow.triangle.2.circlepath exclamationmark.bubble exclamationmark.bubble.fill
    exclamationmark.circle exclamationmark.circle.fill exclamationmark.icloud
    exclamationmark.icloud.fill exclamationmark.lock exclamationmark.lock.fill
    exclamationmark.magnifyingglass exclamationmark.octagon exclamationmark.octagon.fill
    exclamationmark.shield exclamationmark.shield.fill exclamationmark.square
    exclamationmark.square.fill exclamationmark.triangle exclamationmark.triangle.fill externaldrive
    externaldrive.connected.to.line.below externaldrive.fill eye eye.fill eye.slash eye.slash.fill
    eye.trianglebadge.exclamationmark eyebrow eyedropper eyedropper.full eyedropper.halffull
    eyeglasses eyes eyes.inverse f.cursive f.cursive.circle f.cursive.circle.fill face.dashed
    face.dashed.fill face.smiling face.smiling.fill face.smiling.inverse faceid facemask
    facemask.fill fan fan.fill fanblades fanblades.fill faxmachine faxmachine.fill ferry ferry.fill
    figure figure.2.and.child.holdinghands figure.and.child.holdinghands figure.arms.open
    figure.dance figure.hiking figure.outdoor.cycle figure.pool.swim figure.roll figure.run
    figure.stand figure.strengthtraining.traditional figure.walk figure.wave figure.yoga
    filemenu.and.cursorarrow filemenu.and.selection film film.circle film.fill film.stack fireworks
    fish fish.fill flag flag.2.crossed flag.2.crossed.fill flag.and.flag.filled.crossed
    flag.checkered flag.checkered.2.crossed flag.circle flag.circle.fill flag.fill flag.slash
    flag.slash.fill flame flame.circle flame.circle.fill flame.fill flashlight.off.fill
    flashlight.on.fill flip.horizontal flip.horizontal.fill flipphone florinsign flowchart
    flowchart.fill fn folder folder.badge.gearshape folder.badge.minus folder.badge.person.crop
    folder.badge.plus folder.badge.questionmark folder.circle folder.circle.fill folder.fill
    folder.fill.badge.minus folder.fill.badge.person.crop folder.fill.badge.plus football
    football.fill fork.knife fork.knife.circle forward forward.end forward.end.alt
    forward.end.alt.fill forward.end.fill forward.fill forward.frame forward.frame.fill francsign
    frying.pan frying.pan.fill fuelpump fuelpump.circle fuelpump.fill function fx gamecontroller
    gamecontroller.fill gauge gauge.badge.minus gauge.badge.plus gauge.high gauge.low gauge.medium
    gear gearshape gearshape.2 gearshape.2.fill gearshape.arrow.triangle.2.circlepath gearshape.fill
    gift gift.circle gift.fill giftcard giftcard.fill globe globe.americas.fill globe.asia.australia
    globe.asia.australia.fill globe.badge.chevron.backward globe.central.south.asia
    globe.central.south.asia.fill globe.desk globe.europe.africa.fill gobackward gobackward.10
    gobackward.15 gobackward.30 gobackward.45 gobackward.5 gobackward.60 gobackward.75 gobackward.90
    gobackward.minus goforward goforward.10 goforward.15 goforward.30 goforward.45 goforward.5
    goforward.60 goforward.75 goforward.90 goforward.plus graduationcap graduationcap.circle
    graduationcap.fill greaterthan greaterthan.circle greaterthan.circle.fill greaterthan.square
    greaterthan.square.fill greetingcard greetingcard.fill grid grid.circle grid.circle.fill
    guaranisign guitars guitars.fill gyroscope hammer hammer.circle hammer.fill hand.draw
    hand.draw.fill hand.point.down hand.point.down.fill hand.point.left hand.point.left.fill
    hand.point.right hand.point.right.fill hand.point.up hand.point.up.braille hand.point.up.fill
    hand.point.up.left hand.point.up.left.fill hand.raised hand.raised.app hand.raised.fill
    hand.raised.fingers.spread hand.raised.fingers.spread.fill hand.raised.slash
    hand.raised.slash.fill hand.raised.square.on.square hand.tap hand.tap.fill hand.thumbsdown
    hand.thumbsdown.fill hand.thumbsup hand.thumbsup.fill hand.wave hand.wave.fill handbag.fill
    hands.clap hands.clap.fill hands.sparkles hands.sparkles.fill hare hare.fill headphones
    headphones.circle hearingaid.ear hearingdevice.ear heart heart.circle heart.circle.fill
    heart.fill heart.slash heart.slash.circle heart.slash.circle.fill heart.slash.fill
    heart.text.square heart.text.square.fill helm hexagon hexagon.fill hifispeaker hifispeaker.fill
    highlighter homekit homepod homepod.fill homepodmini homepodmini.fill hourglass
    hourglass.bottomhalf.fill hourglass.bottomhalf.filled hourglass.tophalf.fill
    hourglass.tophalf.filled house house.and.flag house.circle house.fill house.lodge
    house.lodge.fill hryvniasign humidity humidity.fill hurricane hurricane.circle icloud
    icloud.and.arrow.down icloud.and.arrow.down.fill icloud.and.arrow.up icloud.and.arrow.up.fill
    icloud.circle icloud.circle.fill icloud.fill icloud.slash icloud.slash.fill increase.indent
    increase.quotelevel indianrupeesign infinity info info.circle info.circle.fill internaldrive
    ipad ipad.and.iphone ipad.homebutton ipad.homebutton.landscape ipad.landscape iphone
    iphone.and.arrow.forward iphone.homebutton iphone.homebutton.landscape
    iphone.homebutton.radiowaves.left.and.right iphone.landscape iphone.radiowaves.left.and.right
    iphone.rear.camera iphone.slash ipod ipodtouch italic ivfluid.bag ivfluid.bag.fill
    kashida.arabic key.horizontal key.horizontal.fill key.viewfinder keyboard
    keyboard.chevron.compact.down keyboard.chevron.compact.down.fill keyboard.chevron.compact.left
    keyboard.macwindow keyboard.onehanded.left keyboard.onehanded.right kipsign ladybug ladybug.fill
    lamp.ceiling lamp.ceiling.fill lamp.desk lamp.desk.fill lamp.floor lamp.floor.fill lamp.table
    lamp.table.fill laptopcomputer laptopcomputer.and.iphone largecircle.fill.circle larisign lasso
    lasso.and.sparkles latch.2.case latch.2.case.fill laurel.leading laurel.trailing leaf
    leaf.arrow.circlepath leaf.arrow.triangle.circlepath leaf.fill lessthan lessthan.circle
    lessthan.circle.fill lessthan.square lessthan.square.fill level level.fill lifepreserver
    lifepreserver.fill light.max light.min lightbulb lightbulb.circle lightbulb.fill lightbulb.led
    lightbulb.max lightbulb.min lightbulb.slash lightbulb.slash.fill lightrail lightrail.fill
    line.3.horizontal line.3.horizontal.button.angledtop.vertical.right line.3.horizontal.decrease
    line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill line.diagonal
    line.diagonal.arrow line.horizontal.3 line.horizontal.3.decrease
    line.horizontal.3.decrease.circle line.horizontal.3.decrease.circle.fill lineweight link
    link.badge.plus link.circle link.circle.fill link.icloud link.icloud.fill lirasign list.and.film
    list.bullet list.bullet.below.rectangle list.bullet.clipboard list.bullet.clipboard.fill
    list.bullet.indent list.bullet.rectangle list.bullet.rectangle.portrait
    list.bullet.rectangle.portrait.fill list.clipboard list.clipboard.fill list.dash
    list.dash.header.rectangle list.number list.star list.triangle livephoto livephoto.badge.a
    livephoto.play livephoto.slash lizard.fill location location.circle location.circle.fill
    location.fill location.magnifyingglass location.north location.north.fill location.north.line
    location.north.line.fill location.slash location.slash.fill location.viewfinder lock lock.circle
    lock.circle.fill lock.doc lock.doc.fill lock.fill lock.icloud lock.icloud.fill lock.open
    lock.open.fill lock.open.rotation lock.rectangle.stack lock.rotation lock.rotation.open
    lock.shield lock.shield.fill lock.slash lock.slash.fill lock.square.stack
    lock.trianglebadge.exclamationmark loupe lungs.fill macbook macbook.and.ipad macbook.and.iphone
    macmini macmini.fill macwindow macwindow.badge.plus macwindow.on.rectangle magazine
    magazine.fill magicmouse magicmouse.fill magnifyingglass magnifyingglass.circle
    magnifyingglass.circle.fill mail mail.and.text.magnifyingglass mail.fill mail.stack
    mail.stack.fill manatsign map map.fill mappin mappin.and.ellipse mappin.and.ellipse.circle
    mappin.circle mappin.circle.fill mappin.slash mappin.square mediastick medical.thermometer
    medical.thermometer.fill memories memories.badge.minus memories.badge.plus memorychip
    menubar.arrow.down.rectangle menubar.arrow.up.rectangle menubar.dock.rectangle menubar.rectangle
    menucard menucard.fill message message.and.waveform message.circle message.circle.fill
    message.fill metronome metronome.fill mic mic.circle mic.circle.fill mic.fill mic.slash
    mic.slash.fill microbe microbe.fill microwave microwave.fill millsign minus minus.circle
    minus.circle.fill minus.forwardslash.plus minus.magnifyingglass minus.plus.batteryblock
    minus.plus.batteryblock.fill minus.rectangle minus.rectangle.fill minus.slash.plus minus.square
    minus.square.fill moon moon.circle moon.circle.fill moon.fill moon.haze moon.stars
    moon.stars.fill moon.zzz moon.zzz.fill moonphase.first.quarter moonphase.full.moon
    moonphase.last.quarter moonphase.new.moon mosaic mosaic.fill mountain.2 mountain.2.fill mouth
    move.3d mug mug.fill multiply multiply.circle multiply.circle.fill multiply.square
    multiply.square.fill music.house music.house.fill music.mic music.note music.note.list
    music.note.tv music.quarternote.3 mustache mustache.fill nairasign network newspaper.circle
    newspaper.fill nose nosign note note.text note.text.badge.plus number number.circle
    number.circle.fill number.square number.square.fill opticaldisc opticaldisc.fill
    opticaldiscdrive opticaldiscdrive.fill opticid option oval oval.fill oval.portrait
    oval.portrait.fill oven oven.fill paintbrush paintbrush.fill paintbrush.pointed
    paintbrush.pointed.fill paintpalette paintpalette.fill pano pano.fill paperclip
    paperclip.badge.ellipsis paperclip.circle paperclip.circle.fill paperplane paperplane.fill
    paragraph paragraphsign parentheses parkingsign party.popper party.popper.fill pause
    pause.circle pause.circle.fill pause.fill pause.rectangle pause.rectangle.fill pawprint
    pawprint.fill pc peacesign pencil pencil.and.ellipsis.rectangle pencil.and.list.clipboard
    pencil.and.outline pencil.and.ruler pencil.and.ruler.fill pencil.and.scribble pencil.circle
    pencil.circle.fill pencil.line pencil.slash pencil.tip pencil.tip.crop.circle
    pencil.tip.crop.circle.badge.minus pencil.tip.crop.circle.badge.plus pencil.tip.crop.circle.fill
    percent person person.2 person.2.circle person.2.crop.square.stack person.2.fill
    person.2.gobackward person.2.square.stack person.2.square.stack.fill person.2.wave.2 person.3
    person.3.fill person.3.sequence person.and.arrow.left.and.arrow.right person.badge.key
    person.badge.minus person.badge.minus.fill person.badge.plus person.badge.plus.fill
    person.circle person.circle.fill person.crop.artframe person.crop.circle
    person.crop.circle.badge person.crop.circle.badge.checkmark person.crop.circle.badge.exclam
    person.crop.circle.badge.minus person.crop.circle.badge.plus person.crop.circle.badge.xmark
    person.crop.circle.fill person.crop.circle.fill.badge.checkmark
    person.crop.circle.fill.badge.exclam person.crop.circle.fill.badge.minus
    person.crop.circle.fill.badge.plus person.crop.circle.fill.badge.xmark person.crop.rectangle
    person.crop.rectangle.fill person.crop.rectangle.stack person.crop.square
    person.crop.square.fill person.fill person.fill.checkmark person.fill.questionmark
    person.fill.turn.down person.fill.turn.left person.fill.turn.right person.fill.viewfinder
    person.fill.xmark person.icloud person.icloud.fill person.line.dotted.person
    person.text.rectangle person.text.rectangle.fill person.wave.2 personalhotspot perspective
    pesetasign pesosign phone phone.and.waveform phone.arrow.down.left phone.arrow.down.left.fill
    phone.arrow.right phone.arrow.right.fill phone.arrow.up.right phone.arrow.up.right.fill
    phone.badge.checkmark phone.badge.plus phone.bubble.left phone.circle phone.circle.fill
    phone.connection phone.down phone.down.circle phone.down.circle.fill phone.down.fill phone.fill
    phone.fill.arrow.down.left phone.fill.arrow.right phone.fill.arrow.up.right
    phone.fill.badge.plus photo photo.artframe photo.badge.plus photo.badge.plus.fill photo.fill
    photo.fill.on.rectangle.fill photo.on.rectangle photo.on.rectangle.angled photo.stack photo.tv
    pianokeys pill pill.fill pills pills.circle pills.fill pin pin.circle pin.circle.fill pin.fill
    pin.slash pin.slash.fill pip.enter pip.exit pip.remove pip.swap placeholdertext.fill play
    play.circle play.circle.fill play.fill play.rectangle play.rectangle.fill
    play.rectangle.on.rectangle play.rectangle.on.rectangle.fill play.slash play.square.stack
    play.square.stack.fill playpause playpause.fill plus plus.app plus.app.fill plus.bubble
    plus.bubble.fill plus.circle plus.circle.fill plus.forwardslash.minus plus.magnifyingglass
    plus.rectangle plus.rectangle.fill plus.rectangle.fill.on.rectangle.fill
    plus.rectangle.on.folder plus.rectangle.on.folder.fill plus.rectangle.on.rectangle
    plus.slash.minus plus.square plus.square.dashed plus.square.fill plus.square.fill.on.square.fill
    plus.square.on.square plus.viewfinder plusminus plusminus.circle plusminus.circle.fill
    point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted
    point.topleft.down.curvedto.point.bottomright.up
    point.topleft.down.to.point.bottomright.curvepath popcorn popcorn.fill power power.circle
    power.circle.fill power.dotted poweroff poweron poweroutlet.type.b powerplug powerplug.fill
    powersleep printer printer.dotmatrix printer.dotmatrix.fill printer.fill
    printer.filled.and.paper projective purchased purchased.circle purchased.circle.fill puzzlepiece
    puzzlepiece.extension puzzlepiece.extension.fill puzzlepiece.fill pyramid pyramid.fill qrcode
    qrcode.viewfinder questionmark questionmark.app.dashed questionmark.circle
    questionmark.circle.fill questionmark.diamond questionmark.diamond.fill questionmark.folder
    questionmark.folder.fill questionmark.square questionmark.square.dashed questionmark.square.fill
    questionmark.video questionmark.video.fill quote.bubble quote.bubble.fill quote.closing
    quote.opening radio radio.fill radiowaves.left radiowaves.right rainbow rays recordingtape
    recordingtape.circle rectangle rectangle.2.swap rectangle.3.group rectangle.3.group.fill
    rectangle.3.offgrid rectangle.3.offgrid.fill rectangle.and.arrow.up.right.and.arrow.down.left
    rectangle.and.arrow.up.right.and.arrow.down.left.slash rectangle.and.paperclip
    rectangle.and.pencil.and.ellipsis rectangle.and.text.magnifyingglass rectangle.badge.checkmark
    rectangle.badge.xmark rectangle.bottomthird.inset.fill rectangle.bottomthird.inset.filled
    rectangle.center.inset.fill rectangle.center.inset.filled rectangle.compress.vertical
    rectangle.connected.to.line.below rectangle.dashed rectangle.expand.vertical rectangle.fill
    rectangle.fill.badge.checkmark rectangle.fill.badge.xmark
    rectangle.fill.on.rectangle.angled.fill rectangle.fill.on.rectangle.fill rectangle.grid.1x2
    rectangle.grid.1x2.fill rectangle.grid.2x2 rectangle.grid.2x2.fill rectangle.grid.3x2
    rectangle.grid.3x2.fill rectangle.inset.fill rectangle.inset.filled rectangle.lefthalf.fill
    rectangle.lefthalf.filled rectangle.lefthalf.inset.fill rectangle.lefthalf.inset.fill.arrow.left
    rectangle.lefthalf.inset.filled rectangle.on.rectangle rectangle.on.rectangle.angled
    rectangle.portrait rectangle.portrait.and.arrow.forward
    rectangle.portrait.and.arrow.forward.fill rectangle.portrait.and.arrow.right
    rectangle.portrait.and.arrow.right.fill rectangle.portrait.fill rectangle.righthalf.fill
    rectangle.righthalf.filled rectangle.righthalf.inset.fill
    rectangle.righthalf.inset.fill.arrow.right rectangle.righthalf.inset.filled rectangle.split.1x2
    rectangle.split.1x2.fill rectangle.split.2x1 rectangle.split.2x1.fill rectangle.split.2x2
    rectangle.split.2x2.fill rectangle.split.3x1 rectangle.split.3x1.fill rectangle.split.3x3
    rectangle.split.3x3.fill rectangle.stack rectangle.stack.badge.minus
    rectangle.stack.badge.person.crop rectangle.stack.badge.plus rectangle.stack.fill
    rectangle.stack.fill.badge.minus rectangle.stack.fill.badge.person.crop
    rectangle.stack.fill.badge.plus rectangle.stack.person.crop rectangle.stack.person.crop.fill
    rectangle.topthird.inset.filled refrigerator refrigerator.fill repeat repeat.1 restart return
    return.left return.right rhombus rhombus.fill road.lanes rosette rotate.3d rotate.left
    rotate.left.fill rotate.right rotate.right.fill rublesign ruler ruler.fill rupeesign safari
    safari.fill sailboat sailboat.fill scale.3d scalemass scalemass.fill scanner scanner.fill
    scissors scissors.badge.ellipsis scooter scope screwdriver.fill scribble scribble.variable
    scroll scroll.fill sdcard sdcard.fill seal seal.fill selection.pin.in.out server.rack shadow
    shareplay shekelsign shield shield.checkerboard shield.fill shield.lefthalf.fill
    shield.lefthalf.filled shield.righthalf.filled shield.slash shield.slash.fill shift shift.fill
    shippingbox shippingbox.fill shoe shoe.fill shower shower.fill shuffle sidebar.leading
    sidebar.left sidebar.right sidebar.squares.leading sidebar.squares.left sidebar.squares.right
    sidebar.trailing signature signpost.left signpost.left.fill signpost.right
    signpost.right.and.left signpost.right.and.left.fill signpost.right.fill simcard simcard.2
    simcard.fill sink sink.fill skateboard skew skis slash.circle slash.circle.fill sleep
    slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath slider.horizontal.2.square
    slider.horizontal.3 slider.horizontal.below.rectangle slider.vertical.3 slowmo
    smallcircle.circle smallcircle.circle.fill smallcircle.fill.circle smallcircle.fill.circle.fill
    smallcircle.filled.circle smiley smiley.fill smoke smoke.fill snow snowflake snowflake.circle
    soccerball soccerball.inverse sofa sofa.fill sparkle sparkle.magnifyingglass sparkles
    sparkles.rectangle.stack sparkles.rectangle.stack.fill sparkles.square.filled.on.square
    sparkles.tv speaker speaker.1 speaker.1.fill speaker.2 speaker.2.fill speaker.3 speaker.3.fill
    speaker.fill speaker.minus speaker.plus speaker.slash speaker.slash.fill speaker.wave.1
    speaker.wave.1.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill
    speaker.zzz speaker.zzz.fill speedometer spigot sportscourt sportscourt.fill square
    square.2.stack.3d square.3.layers.3d square.3.stack.3d square.3.stack.3d.top.filled
    square.and.arrow.down square.and.arrow.down.fill square.and.arrow.down.on.square
    square.and.arrow.down.on.square.fill square.and.arrow.up square.and.arrow.up.circle
    square.and.arrow.up.circle.fill square.and.arrow.up.fill square.and.arrow.up.on.square
    square.and.arrow.up.on.square.fill square.and.arrow.up.trianglebadge.exclamationmark
    square.and.at.rectangle square.and.line.vertical.and.square
    square.and.line.vertical.and.square.fill square.and.pencil square.and.pencil.circle
    square.and.pencil.circle.fill square.bottomhalf.fill square.bottomhalf.filled square.dashed
    square.dashed.inset.filled square.fill square.fill.and.line.vertical.and.square
    square.fill.on.circle.fill square.fill.on.square square.fill.on.square.fill square.grid.2x2
    square.grid.2x2.fill square.grid.3x1.below.line.grid.1x2 square.grid.3x1.folder.badge.plus
    square.grid.3x2 square.grid.3x2.fill square.grid.3x3 square.grid.3x3.fill square.grid.4x3.fill
    square.inset.filled square.lefthalf.fill square.lefthalf.filled square.on.circle
    square.on.square square.on.square.dashed square.righthalf.fill square.righthalf.filled
    square.split.1x2 square.split.1x2.fill square.split.2x1 square.split.2x1.fill square.split.2x2
    square.split.2x2.fill square.stack square.stack.3d.down.right square.stack.3d.down.right.fill
    square.stack.3d.forward.dottedline square.stack.3d.up square.stack.3d.up.fill
    square.stack.3d.up.slash square.stack.3d.up.slash.fill square.stack.fill square.text.square
    square.text.square.fill square.tophalf.fill square.tophalf.filled squares.below.rectangle
    squareshape squareshape.split.2x2 squareshape.split.3x3 stairs star star.bubble star.bubble.fill
    star.circle star.circle.fill star.fill star.leadinghalf.fill star.leadinghalf.filled
    star.lefthalf.fill star.slash star.slash.fill star.square star.square.on.square staroflife
    staroflife.circle staroflife.fill steeringwheel sterlingsign stethoscope stop stop.circle
    stop.circle.fill stop.fill stopwatch stopwatch.fill storefront storefront.circle storefront.fill
    strikethrough studentdesk suit.club suit.club.fill suit.diamond suit.diamond.fill suit.heart
    suit.heart.fill suit.spade suit.spade.fill suitcase suitcase.cart suitcase.fill sum
    sun.and.horizon sun.and.horizon.fill sun.dust sun.dust.fill sun.haze sun.haze.fill sun.max
    sun.max.fill sun.max.trianglebadge.exclamationmark sun.min sun.min.fill sun.rain sunglasses
    sunrise sunrise.circle sunrise.fill sunset sunset.fill surfboard swift switch.2 syringe
    syringe.fill t.bubble t.bubble.fill table table.fill table.furniture table.furniture.fill
    tablecells tablecells.badge.ellipsis tablecells.fill tag tag.circle tag.circle.fill tag.fill
    tag.slash takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill target teddybear
    teletype teletype.answer tengesign tennis.racket tennisball tennisball.fill tent tent.fill
    terminal terminal.fill testtube.2 text.aligncenter text.alignleft text.alignright
    text.and.command.macwindow text.append text.badge.checkmark text.badge.minus text.badge.plus
    text.badge.star text.badge.xmark text.below.photo text.below.photo.fill text.book.closed
    text.book.closed.fill text.bubble text.bubble.fill text.cursor text.insert text.justify
    text.justify.leading text.justify.left text.justify.right text.justify.trailing text.justifyleft
    text.justifyright text.line.first.and.arrowtriangle.forward text.magnifyingglass text.quote
    text.redaction text.viewfinder text.word.spacing textbox textformat textformat.123
    textformat.abc textformat.abc.dottedunderline textformat.alt textformat.size
    textformat.size.larger textformat.size.smaller textformat.subscript textformat.superscript
    theatermask.and.paintbrush theatermasks theatermasks.fill thermometer thermometer.high
    thermometer.low thermometer.medium thermometer.snowflake thermometer.sun thermometer.sun.fill
    thermometer.transmission timelapse timer timer.circle togglepower toilet tornado tornado.circle
    tortoise tortoise.fill touchid train.side.front.car train.side.middle.car train.side.rear.car
    tram tram.circle tram.fill tram.fill.tunnel tram.tunnel.fill trapezoid.and.line.horizontal trash
    trash.circle trash.circle.fill trash.fill trash.slash trash.slash.fill tray tray.2 tray.2.fill
    tray.and.arrow.down tray.and.arrow.down.fill tray.and.arrow.up tray.and.arrow.up.fill tray.fill
    tray.full tray.full.fill tree tree.circle triangle triangle.fill trophy.circle tropicalstorm
    truck.box truck.box.fill tshirt tshirt.fill tugriksign tuningfork turkishlirasign tv
    tv.and.hifispeaker.fill tv.circle tv.circle.fill tv.fill tv.music.note tv.music.note.fill
    uiwindow.split.2x1 umbrella umbrella.fill underline video video.badge.plus video.badge.plus.fill
    video.bubble.left video.circle video.circle.fill video.fill video.slash video.slash.fill view.2d
    view.3d viewfinder viewfinder.circle viewfinder.circle.fill volleyball volleyball.fill wake
    wallet.pass wallet.pass.fill wand.and.rays wand.and.rays.inverse wand.and.stars
    wand.and.stars.inverse washer washer.fill water.waves water.waves.slash waterbottle
    waterbottle.fill wave.3.backward wave.3.forward wave.3.left wave.3.right waveform
    waveform.and.magnifyingglass waveform.and.mic waveform.badge.plus waveform.circle
    waveform.circle.fill waveform.path waveform.path.badge.minus waveform.path.badge.plus
    waveform.path.ecg waveform.path.ecg.rectangle waveform.path.ecg.rectangle.fill wifi
    wifi.exclamationmark wifi.router wifi.router.fill wifi.slash wind wind.circle wind.snow
    window.casement wineglass wineglass.fill wonsign wrench wrench.adjustable.fill
    wrench.and.screwdriver wrench.and.screwdriver.fill wrench.fill xmark xmark.bin xmark.bin.fill
    xmark.circle xmark.circle.fill xmark.icloud xmark.icloud.fill xmark.octagon xmark.octagon.fill
    xmark.rectangle xmark.rectangle.fill xmark.seal xmark.seal.fill xmark.shield xmark.shield.fill
    xmark.square xmark.square.fill xserve yensign zzz
    """
}
