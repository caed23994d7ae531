/// Names of symbols that applications use, by the judgement of those who wrote the list.
///
/// Letters and numbers in circles and squares are not listed: they are tested by rule.
enum UsedSymbols {
  static let names = list.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let list = """
    1.magnifyingglass airplane airplayaudio airplayvideo alarm alarm.fill alt ant ant.circle
    ant.circle.fill ant.fill antenna.radiowaves.left.and.right app app.badge app.badge.fill app.fill
    app.gift app.gift.fill archivebox archivebox.fill arrow.2.circlepath arrow.2.circlepath.circle
    arrow.2.circlepath.circle.fill arrow.2.squarepath arrow.3.trianglepath arrow.branch
    arrow.clockwise arrow.clockwise.circle arrow.clockwise.circle.fill arrow.clockwise.icloud
    arrow.clockwise.icloud.fill arrow.counterclockwise arrow.counterclockwise.circle
    arrow.counterclockwise.circle.fill arrow.counterclockwise.icloud
    arrow.counterclockwise.icloud.fill arrow.down arrow.down.circle arrow.down.circle.fill
    arrow.down.doc arrow.down.doc.fill arrow.down.left arrow.down.left.circle
    arrow.down.left.circle.fill arrow.down.left.square arrow.down.left.square.fill
    arrow.down.left.video arrow.down.left.video.fill arrow.down.right
    arrow.down.right.and.arrow.up.left arrow.down.right.circle arrow.down.right.circle.fill
    arrow.down.right.square arrow.down.right.square.fill arrow.down.square arrow.down.square.fill
    arrow.down.to.line arrow.down.to.line.alt arrow.left arrow.left.and.right
    arrow.left.and.right.circle arrow.left.and.right.circle.fill arrow.left.and.right.square
    arrow.left.and.right.square.fill arrow.left.circle arrow.left.circle.fill arrow.left.square
    arrow.left.square.fill arrow.left.to.line arrow.left.to.line.alt arrow.merge arrow.right
    arrow.right.arrow.left arrow.right.arrow.left.circle arrow.right.arrow.left.circle.fill
    arrow.right.arrow.left.square arrow.right.arrow.left.square.fill arrow.right.circle
    arrow.right.circle.fill arrow.right.square arrow.right.square.fill arrow.right.to.line
    arrow.right.to.line.alt arrow.swap arrow.turn.down.left arrow.turn.down.right
    arrow.turn.left.down arrow.turn.left.up arrow.turn.right.down arrow.turn.right.up
    arrow.turn.up.left arrow.turn.up.right arrow.up arrow.up.and.down arrow.up.and.down.circle
    arrow.up.and.down.circle.fill arrow.up.and.down.square arrow.up.and.down.square.fill
    arrow.up.arrow.down arrow.up.arrow.down.circle arrow.up.arrow.down.circle.fill
    arrow.up.arrow.down.square arrow.up.arrow.down.square.fill arrow.up.bin arrow.up.bin.fill
    arrow.up.circle arrow.up.circle.fill arrow.up.doc arrow.up.doc.fill arrow.up.left
    arrow.up.left.and.arrow.down.right arrow.up.left.circle arrow.up.left.circle.fill
    arrow.up.left.square arrow.up.left.square.fill arrow.up.right arrow.up.right.circle
    arrow.up.right.circle.fill arrow.up.right.diamond arrow.up.right.diamond.fill
    arrow.up.right.square arrow.up.right.square.fill arrow.up.right.video arrow.up.right.video.fill
    arrow.up.square arrow.up.square.fill arrow.up.to.line arrow.up.to.line.alt arrow.uturn.down
    arrow.uturn.down.circle arrow.uturn.down.circle.fill arrow.uturn.down.square
    arrow.uturn.down.square.fill arrow.uturn.left arrow.uturn.left.circle
    arrow.uturn.left.circle.fill arrow.uturn.left.square arrow.uturn.left.square.fill
    arrow.uturn.right arrow.uturn.right.circle arrow.uturn.right.circle.fill
    arrow.uturn.right.square arrow.uturn.right.square.fill arrow.uturn.up arrow.uturn.up.circle
    arrow.uturn.up.circle.fill arrow.uturn.up.square arrow.uturn.up.square.fill
    arrowshape.turn.up.left arrowshape.turn.up.left.2 arrowshape.turn.up.left.2.fill
    arrowshape.turn.up.left.circle arrowshape.turn.up.left.circle.fill arrowshape.turn.up.left.fill
    arrowshape.turn.up.right arrowshape.turn.up.right.circle arrowshape.turn.up.right.circle.fill
    arrowshape.turn.up.right.fill arrowtriangle.down arrowtriangle.down.circle
    arrowtriangle.down.circle.fill arrowtriangle.down.fill arrowtriangle.down.square
    arrowtriangle.down.square.fill arrowtriangle.left arrowtriangle.left.circle
    arrowtriangle.left.circle.fill arrowtriangle.left.fill arrowtriangle.left.square
    arrowtriangle.left.square.fill arrowtriangle.right arrowtriangle.right.circle
    arrowtriangle.right.circle.fill arrowtriangle.right.fill arrowtriangle.right.square
    arrowtriangle.right.square.fill arrowtriangle.up arrowtriangle.up.circle
    arrowtriangle.up.circle.fill arrowtriangle.up.fill arrowtriangle.up.square
    arrowtriangle.up.square.fill asterisk.circle asterisk.circle.fill at at.badge.minus
    at.badge.plus backward backward.end backward.end.alt backward.end.alt.fill backward.end.fill
    backward.fill badge.plus.radiowaves.right bag bag.badge.minus bag.badge.plus bag.fill
    bag.fill.badge.minus bag.fill.badge.plus bandage bandage.fill barcode barcode.viewfinder
    battery.0 battery.100 battery.25 bed.double bed.double.fill bell bell.circle bell.circle.fill
    bell.fill bell.slash bell.slash.fill bin.xmark bin.xmark.fill bold bold.italic.underline
    bold.underline bolt bolt.badge.a bolt.badge.a.fill bolt.circle bolt.circle.fill bolt.fill
    bolt.horizontal bolt.horizontal.circle bolt.horizontal.circle.fill bolt.horizontal.fill
    bolt.horizontal.icloud bolt.horizontal.icloud.fill bolt.slash bolt.slash.fill book book.circle
    book.circle.fill book.fill bookmark bookmark.fill briefcase briefcase.fill bubble.left
    bubble.left.and.bubble.right bubble.left.and.bubble.right.fill bubble.left.fill
    bubble.middle.bottom bubble.middle.bottom.fill bubble.middle.top bubble.middle.top.fill
    bubble.right bubble.right.fill burn burst burst.fill calendar calendar.badge.minus
    calendar.badge.plus calendar.circle calendar.circle.fill camera camera.circle camera.circle.fill
    camera.fill camera.on.rectangle camera.on.rectangle.fill camera.rotate camera.rotate.fill
    camera.viewfinder capslock capslock.fill capsule capsule.fill captions.bubble
    captions.bubble.fill car.fill cart cart.badge.minus cart.badge.plus cart.fill
    cart.fill.badge.minus cart.fill.badge.plus chart.bar chart.bar.fill chart.pie chart.pie.fill
    checkmark checkmark.circle checkmark.circle.fill checkmark.rectangle checkmark.rectangle.fill
    checkmark.seal checkmark.seal.fill checkmark.shield checkmark.shield.fill checkmark.square
    checkmark.square.fill chevron.compact.down chevron.compact.left chevron.compact.right
    chevron.compact.up chevron.down chevron.down.circle chevron.down.circle.fill chevron.down.square
    chevron.down.square.fill chevron.left chevron.left.2 chevron.left.circle
    chevron.left.circle.fill chevron.left.slash.chevron.right chevron.left.square
    chevron.left.square.fill chevron.right chevron.right.2 chevron.right.circle
    chevron.right.circle.fill chevron.right.square chevron.right.square.fill chevron.up
    chevron.up.chevron.down chevron.up.circle chevron.up.circle.fill chevron.up.square
    chevron.up.square.fill circle circle.fill circle.grid.3x3 circle.grid.3x3.fill circle.grid.hex
    circle.grid.hex.fill circle.lefthalf.fill circle.righthalf.fill clear clear.fill clock
    clock.fill cloud cloud.bolt cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill cloud.drizzle
    cloud.drizzle.fill cloud.fill cloud.fog cloud.fog.fill cloud.hail cloud.hail.fill
    cloud.heavyrain cloud.heavyrain.fill cloud.moon cloud.moon.bolt cloud.moon.bolt.fill
    cloud.moon.fill cloud.moon.rain cloud.moon.rain.fill cloud.rain cloud.rain.fill cloud.sleet
    cloud.sleet.fill cloud.snow cloud.snow.fill cloud.sun cloud.sun.bolt cloud.sun.bolt.fill
    cloud.sun.fill cloud.sun.rain cloud.sun.rain.fill command control creditcard creditcard.fill
    crop crop.rotate cube cube.box cube.box.fill cube.fill cursor.rays decrease.indent
    decrease.quotelevel delete.left delete.left.fill delete.right delete.right.fill desktopcomputer
    dial dial.fill divide divide.circle divide.circle.fill divide.square divide.square.fill doc
    doc.append doc.circle doc.circle.fill doc.fill doc.on.clipboard doc.on.clipboard.fill doc.on.doc
    doc.on.doc.fill doc.plaintext doc.richtext doc.text doc.text.fill doc.text.magnifyingglass
    doc.text.viewfinder dot.radiowaves.left.and.right dot.radiowaves.right dot.square
    dot.square.fill drop.triangle drop.triangle.fill ear eject eject.fill ellipses.bubble
    ellipses.bubble.fill ellipsis ellipsis.circle ellipsis.circle.fill envelope envelope.badge
    envelope.badge.fill envelope.circle envelope.circle.fill envelope.fill envelope.open
    envelope.open.fill equal equal.circle equal.circle.fill equal.square equal.square.fill escape
    exclamationmark exclamationmark.bubble exclamationmark.bubble.fill exclamationmark.circle
    exclamationmark.circle.fill exclamationmark.icloud exclamationmark.icloud.fill
    exclamationmark.octagon exclamationmark.octagon.fill exclamationmark.shield
    exclamationmark.shield.fill exclamationmark.square exclamationmark.square.fill
    exclamationmark.triangle exclamationmark.triangle.fill eye eye.fill eye.slash eye.slash.fill
    eyedropper eyedropper.full eyedropper.halffull eyeglasses f.cursive f.cursive.circle
    f.cursive.circle.fill faceid film film.fill flag flag.circle flag.circle.fill flag.fill
    flag.slash flag.slash.fill flame flame.fill flowchart flowchart.fill folder folder.badge.minus
    folder.badge.person.crop folder.badge.plus folder.circle folder.circle.fill folder.fill
    folder.fill.badge.minus folder.fill.badge.person.crop folder.fill.badge.plus forward forward.end
    forward.end.alt forward.end.alt.fill forward.end.fill forward.fill function fx gamecontroller
    gamecontroller.fill gauge gauge.badge.minus gauge.badge.plus gear gift gift.fill globe
    gobackward gobackward.10 gobackward.15 gobackward.30 gobackward.45 gobackward.60 gobackward.75
    gobackward.90 gobackward.minus goforward goforward.10 goforward.15 goforward.30 goforward.45
    goforward.60 goforward.75 goforward.90 goforward.plus greaterthan greaterthan.circle
    greaterthan.circle.fill greaterthan.square greaterthan.square.fill grid grid.circle
    grid.circle.fill guitars hammer hammer.fill hand.draw hand.draw.fill hand.point.left
    hand.point.left.fill hand.point.right hand.point.right.fill hand.raised hand.raised.fill
    hand.raised.slash hand.raised.slash.fill hand.thumbsdown hand.thumbsdown.fill hand.thumbsup
    hand.thumbsup.fill hare hare.fill headphones heart heart.circle heart.circle.fill heart.fill
    heart.slash heart.slash.circle heart.slash.circle.fill heart.slash.fill helm hexagon
    hexagon.fill hifispeaker hifispeaker.fill hourglass hourglass.bottomhalf.fill
    hourglass.tophalf.fill house house.fill hurricane icloud icloud.and.arrow.down
    icloud.and.arrow.down.fill icloud.and.arrow.up icloud.and.arrow.up.fill icloud.circle
    icloud.circle.fill icloud.fill icloud.slash icloud.slash.fill increase.indent
    increase.quotelevel info info.circle info.circle.fill italic keyboard
    keyboard.chevron.compact.down largecircle.fill.circle lasso leaf.arrow.circlepath lessthan
    lessthan.circle lessthan.circle.fill lessthan.square lessthan.square.fill light.max light.min
    lightbulb lightbulb.fill lightbulb.slash lightbulb.slash.fill line.horizontal.3
    line.horizontal.3.decrease line.horizontal.3.decrease.circle
    line.horizontal.3.decrease.circle.fill link link.circle link.circle.fill link.icloud
    link.icloud.fill list.bullet list.bullet.below.rectangle list.bullet.indent list.dash
    list.number livephoto livephoto.play livephoto.slash location location.circle
    location.circle.fill location.fill location.north location.north.fill location.north.line
    location.north.line.fill location.slash location.slash.fill lock lock.circle lock.circle.fill
    lock.fill lock.icloud lock.icloud.fill lock.open lock.open.fill lock.rotation lock.rotation.open
    lock.shield lock.shield.fill lock.slash lock.slash.fill macwindow magnifyingglass
    magnifyingglass.circle magnifyingglass.circle.fill map map.fill mappin mappin.and.ellipse
    mappin.slash memories memories.badge.minus memories.badge.plus message message.circle
    message.circle.fill message.fill metronome mic mic.circle mic.circle.fill mic.fill mic.slash
    mic.slash.fill minus minus.circle minus.circle.fill minus.magnifyingglass minus.rectangle
    minus.rectangle.fill minus.slash.plus minus.square minus.square.fill moon moon.circle
    moon.circle.fill moon.fill moon.stars moon.stars.fill moon.zzz moon.zzz.fill multiply
    multiply.circle multiply.circle.fill multiply.square multiply.square.fill music.house
    music.house.fill music.mic music.note music.note.list nosign number number.circle
    number.circle.fill number.square number.square.fill option paintbrush paintbrush.fill pano
    pano.fill paperclip paperplane paperplane.fill paragraph pause pause.circle pause.circle.fill
    pause.fill pause.rectangle pause.rectangle.fill pencil pencil.and.ellipsis.rectangle
    pencil.and.outline pencil.circle pencil.circle.fill pencil.slash pencil.tip
    pencil.tip.crop.circle pencil.tip.crop.circle.badge.minus pencil.tip.crop.circle.badge.plus
    percent person person.2 person.2.fill person.2.square.stack person.2.square.stack.fill person.3
    person.3.fill person.badge.minus person.badge.minus.fill person.badge.plus
    person.badge.plus.fill person.circle person.circle.fill person.crop.circle
    person.crop.circle.badge.checkmark person.crop.circle.badge.exclam
    person.crop.circle.badge.minus person.crop.circle.badge.plus person.crop.circle.badge.xmark
    person.crop.circle.fill person.crop.circle.fill.badge.checkmark
    person.crop.circle.fill.badge.exclam person.crop.circle.fill.badge.minus
    person.crop.circle.fill.badge.plus person.crop.circle.fill.badge.xmark person.crop.rectangle
    person.crop.rectangle.fill person.crop.square person.crop.square.fill person.fill person.icloud
    person.icloud.fill personalhotspot perspective phone phone.arrow.down.left phone.arrow.right
    phone.arrow.up.right phone.badge.plus phone.circle phone.circle.fill phone.down
    phone.down.circle phone.down.circle.fill phone.down.fill phone.fill phone.fill.arrow.down.left
    phone.fill.arrow.right phone.fill.arrow.up.right phone.fill.badge.plus photo photo.fill
    photo.fill.on.rectangle.fill photo.on.rectangle pin pin.fill pin.slash pin.slash.fill play
    play.circle play.circle.fill play.fill play.rectangle play.rectangle.fill playpause
    playpause.fill plus plus.app plus.app.fill plus.bubble plus.bubble.fill plus.circle
    plus.circle.fill plus.magnifyingglass plus.rectangle plus.rectangle.fill
    plus.rectangle.fill.on.rectangle.fill plus.rectangle.on.rectangle plus.slash.minus plus.square
    plus.square.fill plus.square.fill.on.square.fill plus.square.on.square plusminus
    plusminus.circle plusminus.circle.fill power printer printer.fill projective purchased
    purchased.circle purchased.circle.fill qrcode qrcode.viewfinder questionmark questionmark.circle
    questionmark.circle.fill questionmark.diamond questionmark.diamond.fill questionmark.square
    questionmark.square.fill questionmark.video questionmark.video.fill quote.bubble
    quote.bubble.fill radiowaves.left radiowaves.right rays recordingtape rectangle
    rectangle.3.offgrid rectangle.3.offgrid.fill rectangle.and.arrow.up.right.and.arrow.down.left
    rectangle.and.arrow.up.right.and.arrow.down.left.slash rectangle.and.paperclip
    rectangle.badge.checkmark rectangle.badge.xmark rectangle.compress.vertical
    rectangle.expand.vertical rectangle.fill rectangle.fill.badge.checkmark
    rectangle.fill.badge.xmark rectangle.fill.on.rectangle.angled.fill
    rectangle.fill.on.rectangle.fill rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.grid.2x2
    rectangle.grid.2x2.fill rectangle.grid.3x2 rectangle.grid.3x2.fill rectangle.on.rectangle
    rectangle.on.rectangle.angled rectangle.split.3x1 rectangle.split.3x1.fill rectangle.split.3x3
    rectangle.split.3x3.fill rectangle.stack rectangle.stack.badge.minus
    rectangle.stack.badge.person.crop rectangle.stack.badge.plus rectangle.stack.fill
    rectangle.stack.fill.badge.minus rectangle.stack.fill.badge.person.crop
    rectangle.stack.fill.badge.plus rectangle.stack.person.crop rectangle.stack.person.crop.fill
    repeat repeat.1 return rhombus rhombus.fill rosette rotate.left rotate.left.fill rotate.right
    rotate.right.fill safari safari.fill scissors scope scribble selection.pin.in.out shield
    shield.fill shield.lefthalf.fill shield.slash shield.slash.fill shift shift.fill shuffle
    sidebar.left sidebar.right signature skew slash.circle slash.circle.fill slider.horizontal.3
    slider.horizontal.below.rectangle slowmo smallcircle.circle smallcircle.circle.fill
    smallcircle.fill.circle smallcircle.fill.circle.fill smiley smiley.fill smoke smoke.fill snow
    sparkles speaker speaker.1 speaker.1.fill speaker.2 speaker.2.fill speaker.3 speaker.3.fill
    speaker.fill speaker.slash speaker.slash.fill speaker.zzz speaker.zzz.fill speedometer
    sportscourt sportscourt.fill square square.and.arrow.down square.and.arrow.down.fill
    square.and.arrow.down.on.square square.and.arrow.down.on.square.fill square.and.arrow.up
    square.and.arrow.up.fill square.and.arrow.up.on.square square.and.arrow.up.on.square.fill
    square.and.line.vertical.and.square square.and.line.vertical.and.square.fill square.and.pencil
    square.fill square.fill.and.line.vertical.and.square square.fill.on.circle.fill
    square.fill.on.square.fill square.grid.2x2 square.grid.2x2.fill square.grid.3x2
    square.grid.3x2.fill square.grid.4x3.fill square.lefthalf.fill square.on.circle square.on.square
    square.righthalf.fill square.split.1x2 square.split.1x2.fill square.split.2x1
    square.split.2x1.fill square.split.2x2 square.split.2x2.fill square.stack
    square.stack.3d.down.right square.stack.3d.down.right.fill square.stack.3d.up
    square.stack.3d.up.fill square.stack.3d.up.slash square.stack.3d.up.slash.fill square.stack.fill
    squares.below.rectangle star star.circle star.circle.fill star.fill star.lefthalf.fill
    star.slash star.slash.fill staroflife staroflife.fill stop stop.circle stop.circle.fill
    stop.fill stopwatch stopwatch.fill strikethrough suit.club suit.club.fill suit.diamond
    suit.diamond.fill suit.heart suit.heart.fill suit.spade suit.spade.fill sum sun.dust
    sun.dust.fill sun.haze sun.haze.fill sun.max sun.max.fill sun.min sun.min.fill sunrise
    sunrise.fill sunset sunset.fill t.bubble t.bubble.fill table table.fill tag tag.circle
    tag.circle.fill tag.fill teletype teletype.answer text.aligncenter text.alignleft
    text.alignright text.append text.badge.checkmark text.badge.minus text.badge.plus
    text.badge.star text.badge.xmark text.bubble text.bubble.fill text.cursor text.insert
    text.justify text.justifyleft text.justifyright text.quote textbox textformat textformat.123
    textformat.abc textformat.abc.dottedunderline textformat.alt textformat.size
    textformat.subscript textformat.superscript thermometer thermometer.snowflake thermometer.sun
    timelapse timer tornado tortoise tortoise.fill tram.fill trash trash.circle trash.circle.fill
    trash.fill trash.slash trash.slash.fill tray tray.2 tray.2.fill tray.and.arrow.down
    tray.and.arrow.down.fill tray.and.arrow.up tray.and.arrow.up.fill tray.fill tray.full
    tray.full.fill triangle triangle.fill tropicalstorm tuningfork tv tv.circle tv.circle.fill
    tv.fill tv.music.note tv.music.note.fill uiwindow.split.2x1 umbrella umbrella.fill underline
    video video.badge.plus video.badge.plus.fill video.circle video.circle.fill video.fill
    video.slash video.slash.fill view.2d view.3d viewfinder viewfinder.circle viewfinder.circle.fill
    wand.and.rays wand.and.rays.inverse wand.and.stars wand.and.stars.inverse waveform
    waveform.circle waveform.circle.fill waveform.path waveform.path.badge.minus
    waveform.path.badge.plus waveform.path.ecg wifi wifi.exclamationmark wifi.slash wind wind.snow
    wrench wrench.fill xmark xmark.circle xmark.circle.fill xmark.icloud xmark.icloud.fill
    xmark.octagon xmark.octagon.fill xmark.rectangle xmark.rectangle.fill xmark.seal xmark.seal.fill
    xmark.shield xmark.shield.fill xmark.square xmark.square.fill zzz
    arrow.uturn.left.circle.badge.ellipsis aspectratio aspectratio.fill car circle.grid.2x2
    circle.grid.2x2.fill flashlight.off.fill flashlight.on.fill flip.horizontal flip.horizontal.fill
    mappin.circle mappin.circle.fill paperclip.circle paperclip.circle.fill pin.circle
    pin.circle.fill scissors.badge.ellipsis studentdesk 4k.tv 4k.tv.fill a.book.closed
    a.book.closed.fill a.magnify abc airpod.left airpod.right airpods airpodspro airport.express
    airport.extreme airport.extreme.tower appclip applescript applescript.fill appletv appletv.fill
    applewatch applewatch.radiowaves.left.and.right applewatch.slash applewatch.watchface apps.ipad
    apps.ipad.landscape apps.iphone apps.iphone.badge.plus apps.iphone.landscape archivebox.circle
    arrow.backward arrow.clockwise.heart arrow.clockwise.heart.fill arrow.down.backward
    arrow.down.forward arrow.down.forward.and.arrow.up.backward arrow.down.heart arrow.forward
    arrow.left.and.right.righttriangle.left.righttriangle.right arrow.left.arrow.right
    arrow.rectanglepath arrow.right.doc.on.clipboard arrow.triangle.2.circlepath
    arrow.triangle.2.circlepath.camera arrow.triangle.2.circlepath.camera.fill
    arrow.triangle.2.circlepath.doc.on.clipboard arrow.triangle.branch arrow.triangle.capsulepath
    arrow.triangle.merge arrow.triangle.pull arrow.triangle.swap arrow.triangle.turn.up.right.circle
    arrow.triangle.turn.up.right.circle.fill arrow.triangle.turn.up.right.diamond
    arrow.triangle.turn.up.right.diamond.fill arrow.turn.up.forward.iphone
    arrow.up.and.down.and.arrow.left.and.right arrow.up.and.down.righttriangle.up.righttriangle.down
    arrow.up.backward arrow.up.backward.and.arrow.down.forward arrow.up.doc.on.clipboard
    arrow.up.forward arrow.up.forward.app arrow.up.forward.app.fill arrow.up.heart
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
    arrow.up.left.and.down.right.magnifyingglass arrow.uturn.backward arrow.uturn.forward
    arrowshape.bounce.forward arrowshape.bounce.right arrowshape.turn.up.backward
    arrowshape.turn.up.backward.2 arrowshape.turn.up.backward.2.fill
    arrowshape.turn.up.backward.fill arrowshape.turn.up.forward arrowshape.turn.up.forward.fill
    arrowshape.zigzag.forward arrowshape.zigzag.right arrowtriangle.backward
    arrowtriangle.backward.fill arrowtriangle.forward arrowtriangle.forward.fill atom backward.frame
    backward.frame.fill banknote banknote.fill barometer battery.100.bolt bell.badge bell.badge.fill
    bicycle.circle bolt.fill.batteryblock book.closed book.closed.fill books.vertical
    books.vertical.fill building building.2 building.2.crop.circle building.2.crop.circle.fill
    building.2.fill building.columns building.columns.fill building.fill bus bus.doubledecker
    bus.doubledecker.fill bus.fill calendar.badge.clock calendar.badge.exclamationmark
    camera.aperture camera.badge.ellipsis camera.fill.badge.ellipsis camera.filters candybarphone
    capsule.portrait capsule.portrait.fill car.2 car.2.fill case case.fill chart.bar.doc.horizontal
    chart.bar.doc.horizontal.fill chart.bar.xaxis checkerboard.rectangle chevron.backward
    chevron.backward.2 chevron.forward chevron.forward.2 circle.bottomhalf.fill circle.dashed
    circle.grid.cross circle.grid.cross.fill circle.tophalf.fill circlebadge circlebadge.2
    circles.hexagongrid circles.hexagongrid.fill clock.arrow.circlepath comb comb.fill cone
    cone.fill contextualmenu.and.cursorarrow cross cross.case cross.case.fill cross.fill crown
    crown.fill cube.transparent cube.transparent.fill curlybraces curlybraces.square
    curlybraces.square.fill cursorarrow cursorarrow.and.square.on.square.dashed cursorarrow.click
    cursorarrow.click.2 cursorarrow.rays cylinder cylinder.fill cylinder.split.1x2
    cylinder.split.1x2.fill deskclock deskclock.fill dial.max dial.min die.face.1 die.face.1.fill
    die.face.2 die.face.2.fill die.face.3 die.face.3.fill die.face.4 die.face.4.fill die.face.5
    die.face.5.fill die.face.6 die.face.6.fill display.2 doc.append.fill doc.badge.ellipsis
    doc.badge.gearshape doc.badge.gearshape.fill doc.badge.plus doc.plaintext.fill doc.richtext.fill
    doc.text.below.ecg doc.text.below.ecg.fill doc.zipper dock.rectangle dot.radiowaves.forward
    dot.squareshape dpad.fill drop drop.fill ear.badge.checkmark earpods eject.circle
    ellipsis.bubble ellipsis.bubble.fill ellipsis.rectangle ellipsis.rectangle.fill
    envelope.arrow.triangle.branch esim esim.fill exclamationmark.2 exclamationmark.3
    exclamationmark.arrow.circlepath exclamationmark.arrow.triangle.2.circlepath externaldrive
    externaldrive.connected.to.line.below externaldrive.fill eyebrow eyes eyes.inverse face.dashed
    face.dashed.fill face.smiling face.smiling.fill faxmachine figure.stand figure.walk figure.wave
    filemenu.and.cursorarrow filemenu.and.selection flipphone fn folder.badge.questionmark
    forward.frame forward.frame.fill gearshape gearshape.2 gearshape.2.fill gearshape.fill
    gift.circle giftcard giftcard.fill graduationcap graduationcap.fill greetingcard
    greetingcard.fill guitars.fill gyroscope hand.point.down hand.point.down.fill hand.point.up
    hand.point.up.braille hand.point.up.fill hand.point.up.left hand.point.up.left.fill hand.tap
    hand.tap.fill hand.wave hand.wave.fill hands.clap hands.clap.fill hands.sparkles
    hands.sparkles.fill headphones.circle hearingaid.ear heart.text.square heart.text.square.fill
    highlighter homekit homepod homepod.fill house.circle infinity internaldrive ipad
    ipad.homebutton ipad.homebutton.landscape ipad.landscape iphone iphone.homebutton
    iphone.homebutton.radiowaves.left.and.right iphone.radiowaves.left.and.right iphone.slash ipod
    ipodtouch keyboard.chevron.compact.left keyboard.macwindow keyboard.onehanded.left
    keyboard.onehanded.right ladybug ladybug.fill laptopcomputer laptopcomputer.and.iphone
    latch.2.case latch.2.case.fill leaf leaf.arrow.triangle.circlepath leaf.fill level level.fill
    lifepreserver lifepreserver.fill line.diagonal line.diagonal.arrow lineweight link.badge.plus
    list.and.film list.bullet.rectangle list.star list.triangle livephoto.badge.a
    location.viewfinder lock.doc lock.doc.fill lock.rectangle.stack lock.square.stack loupe
    lungs.fill macmini macmini.fill macwindow.badge.plus macwindow.on.rectangle mail
    mail.and.text.magnifyingglass mail.fill mail.stack mail.stack.fill memorychip
    menubar.arrow.down.rectangle menubar.arrow.up.rectangle menubar.dock.rectangle menubar.rectangle
    metronome.fill minus.plus.batteryblock minus.plus.batteryblock.fill mosaic mosaic.fill mouth
    move.3d music.quarternote.3 mustache mustache.fill network newspaper.fill nose note note.text
    note.text.badge.plus opticaldisc opticaldiscdrive opticaldiscdrive.fill oval oval.fill
    oval.portrait oval.portrait.fill paintbrush.pointed paintbrush.pointed.fill paintpalette
    paintpalette.fill paperclip.badge.ellipsis paragraphsign pc person.2.circle
    person.and.arrow.left.and.arrow.right person.fill.checkmark person.fill.questionmark
    person.fill.turn.down person.fill.turn.left person.fill.turn.right person.fill.viewfinder
    person.fill.xmark phone.bubble.left phone.connection photo.on.rectangle.angled pianokeys pills
    pills.fill pip.enter pip.exit pip.remove pip.swap placeholdertext.fill play.slash
    plus.rectangle.on.folder plus.viewfinder point.topleft.down.curvedto.point.bottomright.up
    poweroff poweron powersleep printer.dotmatrix printer.dotmatrix.fill puzzlepiece
    puzzlepiece.fill pyramid pyramid.fill questionmark.folder questionmark.folder.fill
    questionmark.square.dashed radio radio.fill rectangle.and.pencil.and.ellipsis
    rectangle.and.text.magnifyingglass rectangle.bottomthird.inset.fill rectangle.center.inset.fill
    rectangle.connected.to.line.below rectangle.dashed rectangle.inset.fill rectangle.lefthalf.fill
    rectangle.lefthalf.inset.fill rectangle.lefthalf.inset.fill.arrow.left rectangle.portrait
    rectangle.portrait.fill rectangle.righthalf.fill rectangle.righthalf.inset.fill
    rectangle.righthalf.inset.fill.arrow.right rectangle.split.1x2 rectangle.split.1x2.fill
    rectangle.split.2x1 rectangle.split.2x1.fill rectangle.split.2x2 rectangle.split.2x2.fill
    restart rotate.3d ruler ruler.fill scale.3d scalemass scalemass.fill scanner scanner.fill
    scribble.variable scroll scroll.fill sdcard sdcard.fill seal seal.fill server.rack shadow
    shippingbox shippingbox.fill sidebar.leading sidebar.squares.leading sidebar.squares.left
    sidebar.squares.right sidebar.trailing signpost.left signpost.left.fill signpost.right
    signpost.right.fill simcard simcard.2 simcard.fill sleep slider.vertical.3 sparkle
    sparkles.rectangle.stack sparkles.rectangle.stack.fill speaker.wave.1 speaker.wave.1.fill
    speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill square.2.stack.3d
    square.3.stack.3d square.and.at.rectangle square.bottomhalf.fill square.dashed
    square.fill.on.square square.grid.3x1.below.line.grid.1x2 square.grid.3x1.folder.badge.plus
    square.grid.3x3 square.grid.3x3.fill square.on.square.dashed square.stack.3d.forward.dottedline
    square.tophalf.fill squareshape squareshape.split.2x2 squareshape.split.3x3
    star.leadinghalf.fill star.square staroflife.circle stethoscope swift switch.2 tablecells
    tablecells.badge.ellipsis tablecells.fill tag.slash target terminal terminal.fill
    text.and.command.macwindow text.below.photo text.below.photo.fill text.book.closed
    text.book.closed.fill text.magnifyingglass text.redaction thermometer.sun.fill togglepower
    touchid tram tram.circle tram.tunnel.fill tv.and.hifispeaker.fill video.bubble.left wake
    wallet.pass wallet.pass.fill wave.3.backward wave.3.forward wave.3.left wave.3.right
    waveform.path.ecg.rectangle waveform.path.ecg.rectangle.fill wrench.and.screwdriver
    wrench.and.screwdriver.fill xmark.bin xmark.bin.fill xserve aqi.high aqi.low aqi.medium
    character character.book.closed character.book.closed.fill clock.arrow.2.circlepath
    directcurrent iphone.homebutton.landscape iphone.landscape photo.tv shield.checkerboard
    textformat.size.larger textformat.size.smaller airpodsmax character.cursor.ibeam
    character.textbox homepodmini homepodmini.fill airplane.arrival airplane.departure airtag
    airtag.fill allergens alternatingcurrent antenna.radiowaves.left.and.right.slash
    app.badge.checkmark app.connected.to.app.below.fill app.dashed applepencil
    arrow.backward.to.line arrow.down.to.line.compact arrow.forward.to.line
    arrow.left.to.line.compact arrow.right.to.line.compact arrow.up.to.line.compact battery.50
    battery.75 bed.double.circle bell.and.waveform bolt.car.circle bookmark.square brain
    brain.head.profile bubble.left.and.exclamationmark.bubble.right cable.connector
    cable.connector.horizontal cablecar cablecar.fill calendar.day.timeline.leading
    calendar.day.timeline.left calendar.day.timeline.right calendar.day.timeline.trailing
    camera.shutter.button chart.line.uptrend.xyaxis chart.xyaxis.line checkerboard.shield checklist
    chevron.left.forwardslash.chevron.right circle.and.line.horizontal
    circle.and.line.horizontal.fill circle.bottomhalf.filled circle.dashed.inset.filled
    circle.dotted circle.grid.2x1 circle.hexagongrid circle.hexagongrid.fill circle.inset.filled
    circle.lefthalf.filled circle.righthalf.filled circle.tophalf.filled computermouse
    computermouse.fill creditcard.and.123 cross.vial cross.vial.fill cup.and.saucer
    cup.and.saucer.fill delete.backward delete.backward.fill delete.forward delete.forward.fill dice
    dice.fill doc.text.image doc.text.image.fill doc.viewfinder doc.viewfinder.fill
    dot.radiowaves.up.forward dot.viewfinder drop.circle ear.and.waveform ellipsis.curlybraces
    ellipsis.vertical.bubble eye.trianglebadge.exclamationmark facemask facemask.fill fanblades
    fanblades.fill ferry ferry.fill figure.roll film.circle flag.2.crossed flag.2.crossed.fill
    flag.and.flag.filled.crossed flame.circle flame.circle.fill folder.badge.gearshape fork.knife
    fork.knife.circle fuelpump fuelpump.circle fuelpump.fill globe.americas.fill
    globe.asia.australia globe.asia.australia.fill globe.badge.chevron.backward
    globe.europe.africa.fill gobackward.5 goforward.5 graduationcap.circle hammer.circle
    hand.raised.square.on.square hearingdevice.ear hourglass.bottomhalf.filled
    hourglass.tophalf.filled humidity humidity.fill ipad.and.iphone iphone.and.arrow.forward
    iphone.rear.camera ivfluid.bag ivfluid.bag.fill lasso.and.sparkles lightbulb.circle
    line.3.horizontal line.3.horizontal.decrease line.3.horizontal.decrease.circle
    line.3.horizontal.decrease.circle.fill list.bullet.rectangle.portrait
    list.bullet.rectangle.portrait.fill list.dash.header.rectangle location.magnifyingglass magazine
    magazine.fill magicmouse magicmouse.fill mappin.square mediastick menucard menucard.fill
    message.and.waveform minus.forwardslash.plus music.note.tv newspaper.circle parentheses
    parkingsign pawprint pawprint.fill peacesign person.2.crop.square.stack person.2.wave.2
    person.3.sequence person.crop.artframe person.crop.circle.badge person.crop.rectangle.stack
    person.text.rectangle person.text.rectangle.fill person.wave.2 phone.and.waveform photo.artframe
    pills.circle play.rectangle.on.rectangle play.rectangle.on.rectangle.fill
    plus.forwardslash.minus plus.rectangle.on.folder.fill plus.square.dashed
    point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted power.circle
    power.circle.fill power.dotted powerplug powerplug.fill printer.filled.and.paper
    puzzlepiece.extension puzzlepiece.extension.fill questionmark.app.dashed quote.closing
    quote.opening rectangle.2.swap rectangle.3.group rectangle.3.group.fill
    rectangle.bottomthird.inset.filled rectangle.center.inset.filled rectangle.inset.filled
    rectangle.lefthalf.filled rectangle.lefthalf.inset.filled rectangle.portrait.and.arrow.right
    rectangle.portrait.and.arrow.right.fill rectangle.righthalf.filled
    rectangle.righthalf.inset.filled rectangle.topthird.inset.filled return.left return.right
    scooter screwdriver.fill shareplay shield.lefthalf.filled shield.righthalf.filled
    slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath smallcircle.filled.circle
    snowflake snowflake.circle sparkle.magnifyingglass sparkles.square.filled.on.square sparkles.tv
    square.3.stack.3d.top.filled square.and.arrow.up.circle square.and.arrow.up.circle.fill
    square.and.arrow.up.trianglebadge.exclamationmark square.bottomhalf.filled
    square.dashed.inset.filled square.inset.filled square.lefthalf.filled square.righthalf.filled
    square.text.square square.text.square.fill square.tophalf.filled star.bubble star.bubble.fill
    star.leadinghalf.filled suitcase suitcase.cart suitcase.fill sun.and.horizon
    sun.and.horizon.fill takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill testtube.2
    text.viewfinder theatermasks theatermasks.fill train.side.front.car train.side.middle.car
    train.side.rear.car tram.fill.tunnel trapezoid.and.line.horizontal tshirt tshirt.fill
    waveform.and.magnifyingglass waveform.and.mic waveform.badge.plus bolt.ring.closed
    text.justify.leading text.justify.left text.justify.right text.justify.trailing camera.macro
    key.viewfinder person.badge.key alarm.waves.left.and.right arrow.up.and.down.text.horizontal
    arrowshape.backward arrowshape.backward.fill arrowshape.forward arrowshape.forward.fill
    arrowshape.left arrowshape.left.fill arrowshape.right arrowshape.right.fill australsign backpack
    backpack.fill bag.badge.questionmark bahtsign balloon.2 balloon.2.fill baseball baseball.fill
    basket.fill basketball basketball.fill bathtub bathtub.fill bell.and.waves.left.and.right
    bell.and.waves.left.and.right.fill bird bird.fill birthday.cake birthday.cake.fill bitcoinsign
    bolt.badge.clock box.truck box.truck.fill brazilianrealsign cabinet cabinet.fill carrot
    carrot.fill cart.badge.questionmark cedisign centsign chair chair.fill chair.lounge
    chair.lounge.fill chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis checklist.unchecked
    chevron.backward.to.line chevron.forward.to.line chevron.left.to.line chevron.right.to.line
    clock.badge coloncurrencysign compass.drawing cruzeirosign dial.high dial.low dial.medium
    dollarsign dollarsign.arrow.circlepath dongsign door.garage.closed door.left.hand.closed
    door.left.hand.open door.right.hand.closed door.right.hand.open dryer dryer.fill dumbbell
    dumbbell.fill ellipsis.message ellipsis.message.fill eraser.line.dashed eurosign
    exclamationmark.lock exclamationmark.lock.fill face.smiling.inverse faxmachine.fill
    figure.2.and.child.holdinghands figure.and.child.holdinghands figure.arms.open figure.dance
    figure.hiking figure.outdoor.cycle figure.pool.swim figure.run
    figure.strengthtraining.traditional figure.yoga film.stack fish fish.fill flag.checkered
    flag.checkered.2.crossed florinsign football football.fill francsign frying.pan frying.pan.fill
    gauge.high gauge.low gauge.medium gearshape.arrow.triangle.2.circlepath globe.central.south.asia
    globe.central.south.asia.fill globe.desk guaranisign hand.raised.fingers.spread
    hand.raised.fingers.spread.fill hryvniasign hurricane.circle indianrupeesign
    keyboard.chevron.compact.down.fill kipsign lamp.ceiling lamp.ceiling.fill lamp.desk
    lamp.desk.fill lamp.floor lamp.floor.fill lamp.table lamp.table.fill larisign laurel.leading
    laurel.trailing lightbulb.led lirasign list.bullet.clipboard list.bullet.clipboard.fill
    list.clipboard list.clipboard.fill lizard.fill lock.trianglebadge.exclamationmark manatsign
    medical.thermometer medical.thermometer.fill microbe microbe.fill microwave microwave.fill
    millsign moon.haze moonphase.first.quarter moonphase.full.moon moonphase.last.quarter
    moonphase.new.moon nairasign opticaldisc.fill oven oven.fill party.popper party.popper.fill
    pencil.and.ruler pencil.and.ruler.fill pencil.line person.2.gobackward person.line.dotted.person
    pesetasign pesosign phone.arrow.down.left.fill phone.arrow.right.fill phone.arrow.up.right.fill
    phone.badge.checkmark photo.stack pill pill.fill popcorn popcorn.fill poweroutlet.type.b
    recordingtape.circle rectangle.portrait.and.arrow.forward
    rectangle.portrait.and.arrow.forward.fill refrigerator refrigerator.fill road.lanes rublesign
    rupeesign sailboat sailboat.fill shekelsign shower shower.fill sink sink.fill soccerball
    soccerball.inverse sofa sofa.fill speaker.minus speaker.plus spigot square.3.layers.3d
    square.and.pencil.circle square.and.pencil.circle.fill stairs star.square.on.square sterlingsign
    sun.max.trianglebadge.exclamationmark sunrise.circle syringe syringe.fill table.furniture
    table.furniture.fill teddybear tengesign tennis.racket tennisball tennisball.fill tent tent.fill
    text.line.first.and.arrowtriangle.forward text.word.spacing theatermask.and.paintbrush
    thermometer.high thermometer.low thermometer.medium timer.circle toilet tornado.circle
    trophy.circle tugriksign turkishlirasign volleyball volleyball.fill washer washer.fill
    water.waves water.waves.slash wifi.router wifi.router.fill wind.circle window.casement wineglass
    wineglass.fill wonsign wrench.adjustable.fill yensign car.side car.side.fill chart.dots.scatter
    ellipsis.viewfinder engine.combustion engine.combustion.fill hand.raised.app handbag.fill
    house.and.flag house.lodge house.lodge.fill key.horizontal key.horizontal.fill
    lock.open.rotation macbook.and.ipad macbook.and.iphone mountain.2 mountain.2.fill mug mug.fill
    play.square.stack play.square.stack.fill signpost.right.and.left signpost.right.and.left.fill
    steeringwheel thermometer.transmission tree tree.circle apple.terminal apple.terminal.fill
    arcade.stick arcade.stick.console arrow.down.left.and.arrow.up.right
    arrow.up.right.and.arrow.down.left arrowshape.down arrowshape.down.fill arrowshape.up
    arrowshape.up.fill arrowtriangle.up.arrowtriangle.down.window.right battery.0percent
    battery.100percent battery.100percent.bolt battery.25percent battery.50percent battery.75percent
    book.pages bubble bubble.fill bubble.left.and.text.bubble.right calendar.badge.checkmark
    chart.bar.xaxis.ascending cloud.rainbow.half drop.halffull ev.charger ev.charger.fill
    exclamationmark.magnifyingglass fan fan.fill figure fireworks kashida.arabic lightbulb.max
    lightbulb.min lightrail lightrail.fill line.3.horizontal.button.angledtop.vertical.right macbook
    mappin.and.ellipse.circle opticid pencil.and.list.clipboard pencil.and.scribble
    pencil.tip.crop.circle.fill photo.badge.plus photo.badge.plus.fill
    point.topleft.down.to.point.bottomright.curvepath rainbow shoe shoe.fill skateboard skis
    slider.horizontal.2.square storefront storefront.circle storefront.fill sun.rain sunglasses
    surfboard truck.box truck.box.fill waterbottle waterbottle.fill
    """
}
