extension SymbolNames {
  /// Figures, hands and clothes.
  static let people = """
    brain = c:5.4,5,3.6 c:10.6,5,3.6 c:5,10.6,3.8 c:11,10.6,3.8 l:8,2,8,14
    brain.head.profile = s:M8,1C12,1,14.4,3.8,14.4,7.2C14.4,9.4,13.4,11,12.2,12L12.2,15.4L5.4,\
    15.4L5.4,13.2L3.8,13.2C2.8,13.2,2.4,12.6,2.4,11.6L2.4,9.6L1.2,9L2.6,6.2C2.8,3,5,1,8,1Z \
      -c:7.2,6,2.4 -c:10.2,7,2.4
    comb = b:1,4,14,3,1 l1:2.4,7,2.4,12 l1:4.6,7,4.6,12 l1:6.8,7,6.8,12 l1:9,7,9,12 \
      l1:11.2,7,11.2,12 l1:13.4,7,13.4,12
    comb.fill = =comb
    ear.and.waveform = ear@6,8,0.9 a1:8,6,7,-40,40
    ear.badge.checkmark = ear
    eye.trianglebadge.exclamationmark = eye@7,7,0.94 -d:12.6,12,4.4 \
      exclamation-triangle-fill@12.6,11.8,0.44
    eyebrow = a1.2:8,18,10,-120,-60
    eyedropper.full = eyedropper
    eyedropper.halffull = eyedropper
    eyes = =eye@4,8,0.5 =eye@12,8,0.5
    eyes.inverse = =eyes
    face.dashed = =circle.dashed d:5.6,6,0.9 d:10.4,6,0.9 a1:8,8,4.4,30,150
    face.dashed.fill = =face.dashed
    face.smiling = emoji-smile
    face.smiling.fill = emoji-smile-fill
    face.smiling.inverse = emoji-smile-fill
    faceid = person-bounding-box
    facemask = mask
    facemask.fill = mask
    figure = d:8,2,1.7 l1.3:2.6,5.4,8,5.8,13.4,5.4 l2.6:8,6.4,8,9.6 l1.4:7.4,9.6,6.2,15.2 \
      l1.4:8.6,9.6,9.8,15.2
    figure.2.and.child.holdinghands = =figure.stand@2.8,7,0.8 =figure.stand@13.2,7,0.8 \
      =figure.stand@8,10.2,0.58
    figure.and.child.holdinghands = =figure.stand@5,7,0.9 =figure.stand@11.6,10,0.62
    figure.arms.open = =figure
    figure.dance = d:8.4,2,1.7 l2.4:8.2,5.6,7.8,9.2 l1.2:7.4,5,4,3.6,3,0.8 \
      l1.2:9.2,5.4,12.4,6.8,13.6,4.2 l1.4:7.4,9.4,6.2,12.2,7,15.2 l1.4:8.4,9.4,11.4,10.6,11.6,14
    figure.hiking = d:7.8,1.9,1.7 l2.4:7.2,5.6,7,9.2 l1.2:7.4,5,9.4,7.4,12,7 \
      l1.4:6.8,9.4,5.4,12.2,3.6,15 l1.4:7.4,9.4,9.4,11.6,9.8,15.2 l0.9:12.6,5.6,13.8,15.2 \
      b:3.2,4,2,4.6,0.8
    figure.outdoor.cycle = c:3.4,11.8,3.2 c:12.6,11.8,3.2 d:10.2,2,1.6 \
      l1.4:3.4,11.8,6.2,7.8,9,4.6,11,7,13,7 l1.4:6.2,7.8,9,9.8,8.2,13.4
    figure.pool.swim = d:12.4,5,1.8 l1.6:2,9.4,7.4,6.4,5.2,3.4,9.2,2.2 \
      l:1,12.6,3,11.6,5.4,12.8,8,11.6,10.6,12.8,13,11.6,15,12.6
    figure.roll = d:6.4,2,1.7 l1.6:6.4,4.8,6.8,9,10.4,9,12.2,13.4 l1.2:6.6,6.4,10,6.4 \
      a1.2:6.6,11.2,4.6,20,260
    figure.run = d:10.4,1.9,1.7 l2.4:9.2,5.2,7.6,8.8 l1.2:9,4.8,5.6,4.6,3.8,7 \
      l1.2:9.6,5.6,11.4,7.8,14,7.2 l1.4:7.6,9.2,5.6,11.8,1.8,12 l1.4:8,9.2,11.2,11,10.4,15
    figure.stand = d:8,2,1.7 l2.6:8,5.8,8,9.6 l1.2:6.4,5.4,5.2,10 l1.2:9.6,5.4,10.8,10 \
      l1.4:7.3,9.6,7,15.2 l1.4:8.7,9.6,9,15.2
    figure.strengthtraining.traditional = d:8,4.4,1.7 l2.4:8,8,8,10.4 l1.2:7,7.6,4.2,6.8,4,2.4 \
      l1.2:9,7.6,11.8,6.8,12,2.4 l1.2:1,2.2,15,2.2 l1.8:1.2,0.8,1.2,3.6 l1.8:14.8,0.8,14.8,3.6 \
      l1.4:7.4,10.6,6,15.2 l1.4:8.6,10.6,10,15.2
    figure.walk = d:8.8,1.9,1.7 l2.4:8.4,5.6,7.8,9.2 l1.2:8.4,5,5.2,6.8,4.6,9.4 \
      l1.2:8.8,5.2,10.6,7.4,12.8,8 l1.4:7.6,9.4,5.8,12.2,4.2,15 l1.4:8.2,9.4,10.2,12,11,15.2
    figure.wave = d:8,2,1.7 l2.6:8,5.8,8,9.6 l1.2:6.4,5.4,5.2,10 l1.2:9.6,5.4,12.4,3.4,12.8,0.8 \
      l1.4:7.3,9.6,7,15.2 l1.4:8.7,9.6,9,15.2
    figure.yoga = d:8,2.4,1.7 l2.4:8,6,8,9.4 l1.2:7,5.6,4.4,8.6,2.2,10.4 \
      l1.2:9,5.6,11.6,8.6,13.8,10.4 l1.6:8,11,3.6,13.6,11,13.8 l1.6:8,11,12.4,13.6,5,13.8
    hand.draw = hand-index@9.6,9.6,0.8 l:1,6,3,2,5,5,7,1.4
    hand.draw.fill = hand-index-fill@9.6,9.6,0.8 l:1,6,3,2,5,5,7,1.4
    hand.point.down = hand-index^180
    hand.point.down.fill = hand-index-fill^180
    hand.point.left = hand-index^270
    hand.point.left.fill = hand-index-fill^270
    hand.point.right = hand-index^90
    hand.point.right.fill = hand-index-fill^90
    hand.point.up = hand-index
    hand.point.up.braille = hand-index
    hand.point.up.fill = hand-index-fill
    hand.point.up.left = hand-index-thumb
    hand.point.up.left.fill = hand-index-thumb-fill
    hand.raised = hand-index
    hand.raised.app = app hand-index@8,8,0.56
    hand.raised.fill = hand-index-fill
    hand.raised.fingers.spread = hand-index
    hand.raised.fingers.spread.fill = hand-index-fill
    hand.raised.slash = hand-index l1.2:1,1,15,15
    hand.raised.slash.fill = hand-index-fill -l2.8:1,1,15,15 l1.2:1,1,15,15
    hand.raised.square.on.square = =square.on.square
    hand.tap = hand-index
    hand.tap.fill = hand-index-fill
    hand.thumbsdown = hand-thumbs-down
    hand.thumbsdown.fill = hand-thumbs-down-fill
    hand.thumbsup = hand-thumbs-up
    hand.thumbsup.fill = hand-thumbs-up-fill
    hand.wave = hand-index-thumb@8,8.6,0.86^340 a1:9,8,7.8,-50,-10
    hand.wave.fill = hand-index-thumb-fill@8,8.6,0.86^340 a1:9,8,7.8,-50,-10
    hands.clap = hand-index-thumb@5,9,0.76 hand-index-thumb@11,8,0.76~
    hands.clap.fill = hand-index-thumb-fill@5,9,0.76 hand-index-thumb-fill@11,8,0.76~
    hands.sparkles = hand-index-thumb@7,9,0.84 stars@13,4,0.5
    hands.sparkles.fill = hand-index-thumb-fill@7,9,0.84 stars@13,4,0.5
    hearingaid.ear = ear
    hearingdevice.ear = ear
    mouth = s:M0.6,8C3,5.6,5,4.4,6.6,4.4C7.2,4.4,7.6,4.8,8,4.8C8.4,4.8,8.8,4.4,9.4,4.4C11,4.4,\
    13,5.6,15.4,8C13,10.8,11,12,8,12C5,12,3,10.8,0.6,8Z -l0.8:3,8,13,8
    mustache = s:M8,6C9.4,4.6,11.4,5,12.4,6.8C13.2,8,14.4,8.2,15.6,7.4C15.2,10,13,11.2,11,11\
    C9.4,10.8,8.4,9.8,8,8.8C7.6,9.8,6.6,10.8,5,11C3,11.2,0.8,10,0.4,7.4C1.6,8.2,2.8,8,3.6,6.8\
    C4.6,5,6.6,4.6,8,6Z
    mustache.fill = =mustache
    nose = l1.2:7,2,7,7,4.4,11,5.4,12.6,8,12.6 l1.2:8,12.6,10.6,12.4
    opticid = eye
    person.2 = people
    person.2.circle = circle people@8,8,0.56
    person.2.crop.square.stack = =person.2.square.stack
    person.2.fill = people-fill
    person.2.gobackward = people@8,9,0.56 =gobackward
    person.2.square.stack = r:1.6,3.4,12.8,12.4,2 people@8,10,0.56 l:4,0.5,12,0.5 l:3,2,13,2
    person.2.wave.2 = people@8,8,0.8 a:4,8,6.4,150,210 a:12,8,6.4,-30,30
    person.3 = person@3.4,8.6,0.6 person@12.6,8.6,0.6 -person-fill@8,7.8,1.05 person@8,7.8,0.85
    person.3.fill = person-fill@3.2,8.6,0.62 person-fill@12.8,8.6,0.62 -person-fill@8,7.8,1.1 \
      person-fill@8,7.8,0.85
    person.3.sequence = =person.3
    person.and.arrow.left.and.arrow.right = people@8,5.6,0.7 arrow-left-right@8,13.6,0.6
    person.badge.key = person@6.6,8,0.9 -d:12.6,12,4.6 key-fill@12.6,12,0.48
    person.badge.plus = person-plus
    person.circle.fill = =person.crop.circle.fill
    person.crop.artframe = r:1,1,14,14,1 r:2.8,2.8,10.4,10.4,0.5 d:8,6.6,1.8 \
      s:M4.4,12.6C5,10.8,6.4,9.6,8,9.6C9.6,9.6,11,10.8,11.6,12.6Z
    person.crop.circle = person-circle
    person.crop.circle.badge = person-circle@7,8,0.95 -d:13.5,3,4 d:13.5,3,3
    person.crop.circle.badge.exclam = =person.crop.circle.badge.exclamationmark
    person.crop.circle.fill = circle-fill -d:8,6,3 \
      -s:M2.4,13C3.4,11.2,5.4,10,8,10C10.6,10,12.6,11.2,13.6,13L13.6,16L2.4,16Z
    person.crop.circle.fill.badge.exclam = =person.crop.circle.fill.badge.exclamationmark
    person.crop.rectangle = r:-1,1.5,18,13,2.5 d:8,6.4,2.4 \
      s:M3.5,13.5C4.3,11.4,6,10.2,8,10.2C10,10.2,11.7,11.4,12.5,13.5Z
    person.crop.rectangle.stack = r:-0.6,4.4,17.2,11.4,2 d:8,8.4,2 \
      s:M4,14.8C4.8,12.8,6.2,11.6,8,11.6C9.8,11.6,11.2,12.8,12,14.8Z l:3,0.6,13,0.6 \
      l:1.6,2.4,14.4,2.4
    person.crop.square = person-square
    person.crop.square.stack = person-square@8,9.6,0.8 l:4,0.6,12,0.6 l:2.8,2.2,13.2,2.2
    person.fill.checkmark = person-fill-check
    person.fill.questionmark = person-fill@6.4,8,0.9 '?'@13.4,5,0.6
    person.fill.turn.down = person-fill-down
    person.fill.turn.left = person-fill-down
    person.fill.turn.right = person-fill-down
    person.fill.viewfinder = fullscreen person-fill@8,8,0.56
    person.fill.xmark = person-fill-x
    person.icloud = cloud person-fill@8,9.6,0.36
    person.line.dotted.person = person@3.4,8,0.62 person@12.6,8,0.62 d:6.8,8,0.6 d:8,8,0.6 \
      d:9.2,8,0.6
    person.text.rectangle = person-vcard
    person.text.rectangle.fill = person-vcard-fill
    person.wave.2 = person@5.4,8,0.9 a:7,5,5,-40,40 a:7,5,7.6,-40,40
    personalhotspot = link-45deg
    shareplay = person@8,6,0.6 a1:8,6,7,150,390 p:8,11,11.6,15,4.4,15
    shoe = s:M1,4L4,5C5,7,8,8.4,12,9C14.4,9.4,15.4,10.6,15.4,13L0.8,13Z \
      -s:M1.8,5.4L3.4,5.9C5,8.4,8,9.4,11.8,10C13.6,10.3,14.2,10.9,14.4,12L1.7,12Z
    shoe.fill = s:M1,4L4,5C5,7,8,8.4,12,9C14.4,9.4,15.4,10.6,15.4,13L0.8,13Z
    smiley = emoji-smile
    smiley.fill = emoji-smile-fill
    touchid = fingerprint
    tshirt = s:M5.4,1.6C6,3.2,10,3.2,10.6,1.6L15.4,4L13.8,7.4L12,6.8L12,14.6L4,14.6L4,6.8L2.2,\
    7.4L0.6,4Z \
      -s:M4.9,3C6.4,4.6,9.6,4.6,11.1,3L14,4.5L13.3,6.1L11,5.4L11,13.6L5,13.6L5,5.4L2.7,6.1L2,4.5\
    Z
    tshirt.fill = s:M5.4,1.6C6,3.2,10,3.2,10.6,1.6L15.4,4L13.8,7.4L12,6.8L12,14.6L4,14.6L4,6.8\
    L2.2,7.4L0.6,4Z
    """
}
