extension SymbolNames {
  /// Shapes, grids and stacks.
  static let shapes = """
    app.badge = app-indicator
    app.badge.checkmark = app@7,9,0.9 -d:13,3.4,4 check-circle-fill@13,3.4,0.42
    app.badge.fill = app-indicator
    app.connected.to.app.below.fill = diagram-2-fill
    app.dashed = =square.dashed
    app.fill = b:1,1,14,14,4
    app.gift = gift
    app.gift.fill = gift-fill
    aspectratio = aspect-ratio
    aspectratio.fill = aspect-ratio-fill
    capsule = r:-2,3.5,20,9,4.5
    capsule.fill = b:-2,3.5,20,9,4.5
    capsule.portrait = r:3.5,-2,9,20,4.5
    capsule.portrait.fill = b:3.5,-2,9,20,4.5
    circle.and.line.horizontal = c:8,8,5.4 l:0.6,8,2.6,8 l:13.4,8,15.4,8
    circle.and.line.horizontal.fill = d:8,8,5.4 l:0.6,8,2.6,8 l:13.4,8,15.4,8
    circle.bottomhalf.fill = circle-half^270
    circle.bottomhalf.filled = circle-half^270
    circle.dashed = a1:8,8,7,-13,13 a1:8,8,7,32,58 a1:8,8,7,77,103 a1:8,8,7,122,148 \
      a1:8,8,7,167,193 a1:8,8,7,212,238 a1:8,8,7,257,283 a1:8,8,7,302,328
    circle.dashed.inset.filled = =circle.dashed d:8,8,4.4
    circle.dotted = d:15,8,0.7 d:13.7,12,0.7 d:10.2,14.7,0.7 d:5.8,14.7,0.7 d:2.3,12,0.7 \
      d:1,8,0.7 d:2.3,4,0.7 d:5.8,1.3,0.7 d:10.2,1.3,0.7 d:13.7,4,0.7
    circle.grid.2x1 = c:4,8,3.4 c:12,8,3.4
    circle.grid.2x2 = c:4,4,3.2 c:12,4,3.2 c:4,12,3.2 c:12,12,3.2
    circle.grid.2x2.fill = d:4,4,3.2 d:12,4,3.2 d:4,12,3.2 d:12,12,3.2
    circle.grid.3x3 = c:2.4,2.4,1.9 c:8,2.4,1.9 c:13.6,2.4,1.9 c:2.4,8,1.9 c:8,8,1.9 \
      c:13.6,8,1.9 c:2.4,13.6,1.9 c:8,13.6,1.9 c:13.6,13.6,1.9
    circle.grid.3x3.fill = d:2.4,2.4,1.9 d:8,2.4,1.9 d:13.6,2.4,1.9 d:2.4,8,1.9 d:8,8,1.9 \
      d:13.6,8,1.9 d:2.4,13.6,1.9 d:8,13.6,1.9 d:13.6,13.6,1.9
    circle.grid.cross = c:8,3,2.4 c:8,13,2.4 c:3,8,2.4 c:13,8,2.4
    circle.grid.cross.fill = d:8,3,2.4 d:8,13,2.4 d:3,8,2.4 d:13,8,2.4
    circle.grid.hex = =circle.hexagongrid
    circle.grid.hex.fill = =circle.hexagongrid.fill
    circle.hexagongrid = c:8,8,1.9 c:12.4,8,1.9 c:10.2,4.2,1.9 c:5.8,4.2,1.9 c:3.6,8,1.9 \
      c:5.8,11.8,1.9 c:10.2,11.8,1.9
    circle.hexagongrid.fill = d:8,8,1.9 d:12.4,8,1.9 d:10.2,4.2,1.9 d:5.8,4.2,1.9 d:3.6,8,1.9 \
      d:5.8,11.8,1.9 d:10.2,11.8,1.9
    circle.inset.filled = c:8,8,8 d:8,8,4.6
    circle.lefthalf.fill = circle-half
    circle.lefthalf.filled = circle-half
    circle.righthalf.fill = circle-half~
    circle.righthalf.filled = circle-half~
    circle.tophalf.fill = circle-half^90
    circle.tophalf.filled = circle-half^90
    circlebadge = c:8,8,4.5
    circlebadge.2 = c:5.4,10.6,3.8 c:10.6,5.4,3.8
    circles.hexagongrid = =circle.hexagongrid
    circles.hexagongrid.fill = =circle.hexagongrid.fill
    cone.fill = cone-striped
    cube = box
    cube.box = box-seam
    cube.fill = box-fill
    cube.transparent = box
    cube.transparent.fill = box-fill
    cylinder = database
    cylinder.fill = database-fill
    cylinder.split.1x2 = database
    cylinder.split.1x2.fill = database-fill
    dial = =dial.medium
    dial.fill = d:8,8,6 -l:8,8,8,3
    dial.high = c:8,8,6 l:8,8,11.6,11.6
    dial.low = c:8,8,6 l:8,8,4.4,11.6
    dial.max = c:8,8,6 l:8,8,11.6,11.6
    dial.medium = c:8,8,6 l:8,8,8,3
    dial.min = c:8,8,6 l:8,8,4.4,11.6
    dot.radiowaves.forward = =dot.radiowaves.right
    dot.radiowaves.left.and.right = broadcast-pin
    dot.radiowaves.right = d:3,8,1.6 a1:3,8,5.4,-45,45 a1:3,8,8.6,-45,45 a1:3,8,11.8,-45,45
    dot.radiowaves.up.forward = =dot.radiowaves.right@8,8,1^315
    dot.square = r:1,1,14,14,2.4 d:8,8,2.6
    dot.squareshape = r:1,1,14,14,0.2 d:8,8,2.4
    dot.viewfinder = fullscreen d:8,8,2.4
    largecircle.fill.circle = c:8,8,8 d:8,8,6
    oval = s:M8,2.5C13,2.5,17,5,17,8C17,11,13,13.5,8,13.5C3,13.5,-1,11,-1,8C-1,5,3,2.5,8,2.5Z \
      -s:M8,3.5C12.5,3.5,16,5.6,16,8C16,10.4,12.5,12.5,8,12.5C3.5,12.5,0,10.4,0,8C0,5.6,3.5,3.5,\
    8,3.5Z
    oval.fill = s:M8,2.5C13,2.5,17,5,17,8C17,11,13,13.5,8,13.5C3,13.5,-1,11,-1,8C-1,5,3,2.5,8,\
    2.5Z
    oval.portrait = =oval@8,8,1^90
    oval.portrait.fill = =oval.fill@8,8,1^90
    perspective = p:2,4,14,1,14,15,2,12 -p:3,4.8,13,2.2,13,13.8,3,11.2
    plus.rectangle.on.folder = folder-plus
    plus.rectangle.on.folder.fill = folder-plus
    plus.rectangle.on.rectangle = =rectangle.on.rectangle l:9.9,7.6,9.9,12.8 \
      l:7.3,10.2,12.5,10.2
    plus.square.dashed = =square.dashed l:8,5,8,11 l:5,8,11,8
    plus.square.fill.on.square.fill = b:0.5,0.5,10.5,10.5,2 -b:3.6,3.6,13,13,2.6 \
      b:5,5,10.5,10.5,2 -l:10.2,7.6,10.2,12.8 -l:7.6,10.2,12.8,10.2
    plus.square.on.square = r:0.5,0.5,10.5,10.5,2 -b:3.6,3.6,13,13,2.6 r:5,5,10.5,10.5,2 \
      l:10.2,7.6,10.2,12.8 l:7.6,10.2,12.8,10.2
    pyramid = triangle
    pyramid.fill = triangle-fill
    rectangle = r:-1,1.5,18,13,2.5
    rectangle.2.swap = r:0,1.5,9,6,1.6 r:7,8.5,9,6,1.6
    rectangle.3.group = r:0,1.5,7.4,13,1.6 r:8.6,1.5,7.4,5.9,1.6 r:8.6,8.6,7.4,5.9,1.6
    rectangle.3.group.fill = b:0,1.5,7.4,13,1.6 b:8.6,1.5,7.4,5.9,1.6 b:8.6,8.6,7.4,5.9,1.6
    rectangle.3.offgrid = r:0,1.5,6.4,8,1.6 r:7.4,1.5,8.6,5.4,1.6 r:4,10.5,12,4,1.6
    rectangle.3.offgrid.fill = b:0,1.5,6.4,8,1.6 b:7.4,1.5,8.6,5.4,1.6 b:4,10.5,12,4,1.6
    rectangle.and.arrow.up.right.and.arrow.down.left = r:-1,1.5,18,13,2.5 \
      arrows-angle-expand@8,8,0.5
    rectangle.and.paperclip = r:-1,3,15,11.4,2.2 -b:11.4,0,6,10,2 paperclip@14,5,0.6
    rectangle.and.pencil.and.ellipsis = =pencil.and.ellipsis.rectangle
    rectangle.and.text.magnifyingglass = r:-1,1.5,18,13,2.5 -d:12.4,11.4,4.6 l:1.6,5,9,5 \
      l:1.6,8,6,8 search@12.6,11.8,0.5
    rectangle.bottomthird.inset.fill = =rectangle.bottomthird.inset.filled
    rectangle.bottomthird.inset.filled = r:-1,1.5,18,13,2.5 b:1,9,14,3.5,1
    rectangle.center.inset.fill = =rectangle.center.inset.filled
    rectangle.center.inset.filled = r:-1,1.5,18,13,2.5 b:4,5,8,6,1
    rectangle.compress.vertical = arrows-collapse
    rectangle.connected.to.line.below = diagram-2
    rectangle.dashed = l:2,2.5,5,2.5 l:7,2.5,10,2.5 l:12,2.5,14,2.5 l:2,13.5,5,13.5 \
      l:7,13.5,10,13.5 l:12,13.5,14,13.5 l:0,4.5,0,7 l:0,9,0,11.5 l:16,4.5,16,7 l:16,9,16,11.5
    rectangle.expand.vertical = arrows-expand
    rectangle.fill = b:-1,1.5,18,13,2.5
    rectangle.fill.on.rectangle.fill = b:-1,0.5,13.4,9.6,2 -b:1.8,4,16,13,2.6 \
      b:2.8,5,14.2,10.4,2
    rectangle.grid.1x2 = r:1,1,14,6.4,1.6 r:1,8.6,14,6.4,1.6
    rectangle.grid.1x2.fill = b:1,1,14,6.4,1.6 b:1,8.6,14,6.4,1.6
    rectangle.grid.2x2 = r:0,2,7.4,5.4,1.4 r:8.6,2,7.4,5.4,1.4 r:0,8.6,7.4,5.4,1.4 \
      r:8.6,8.6,7.4,5.4,1.4
    rectangle.grid.2x2.fill = b:0,2,7.4,5.4,1.4 b:8.6,2,7.4,5.4,1.4 b:0,8.6,7.4,5.4,1.4 \
      b:8.6,8.6,7.4,5.4,1.4
    rectangle.grid.3x2 = r:-0.6,2.6,5,5,1 r:5.5,2.6,5,5,1 r:11.6,2.6,5,5,1 r:-0.6,8.4,5,5,1 \
      r:5.5,8.4,5,5,1 r:11.6,8.4,5,5,1
    rectangle.grid.3x2.fill = b:-0.6,2.6,5,5,1 b:5.5,2.6,5,5,1 b:11.6,2.6,5,5,1 b:-0.6,8.4,5,5,1 \
      b:5.5,8.4,5,5,1 b:11.6,8.4,5,5,1
    rectangle.inset.fill = =rectangle.inset.filled
    rectangle.inset.filled = r:-1,1.5,18,13,2.5 b:1,3.5,14,9,1
    rectangle.lefthalf.fill = =rectangle.lefthalf.filled
    rectangle.lefthalf.filled = r:-1,1.5,18,13,2.5 b:-1,1.5,9,13,2.5
    rectangle.lefthalf.inset.fill = =rectangle.lefthalf.inset.filled
    rectangle.lefthalf.inset.fill.arrow.left = box-arrow-left
    rectangle.lefthalf.inset.filled = r:-1,1.5,18,13,2.5 b:1,3.5,6,9,1
    rectangle.on.rectangle = r:-1,0.5,13.4,9.6,2 -b:1.8,4,16,13,2.6 r:2.8,5,14.2,10.4,2
    rectangle.on.rectangle.angled = =rectangle.on.rectangle
    rectangle.portrait = r:1.5,-1,13,18,2.5
    rectangle.portrait.and.arrow.forward = box-arrow-right
    rectangle.portrait.and.arrow.forward.fill = =rectangle.portrait.and.arrow.right.fill
    rectangle.portrait.and.arrow.right = box-arrow-right
    rectangle.portrait.and.arrow.right.fill = s:M1.4,2C1.4,0.9,2.3,0,3.4,0L9,0C10.1,0,11,0.9,11,\
    2L11,6.6L5.6,6.6L5.6,9.4L11,9.4L11,14C11,15.1,10.1,16,9,16L3.4,16C2.3,16,1.4,15.1,1.4,14Z \
      l:7,8,14.6,8 l:12,5.4,14.6,8,12,10.6
    rectangle.portrait.fill = b:1.5,-1,13,18,2.5
    rectangle.righthalf.fill = =rectangle.righthalf.filled
    rectangle.righthalf.filled = r:-1,1.5,18,13,2.5 b:8,1.5,9,13,2.5
    rectangle.righthalf.inset.fill = =rectangle.righthalf.inset.filled
    rectangle.righthalf.inset.fill.arrow.right = box-arrow-right
    rectangle.righthalf.inset.filled = r:-1,1.5,18,13,2.5 b:9,3.5,6,9,1
    rectangle.split.1x2 = r:1.5,0,13,16,2.4 l:2,8,14,8
    rectangle.split.1x2.fill = b:1.5,0,13,16,2.4 -l:1.5,8,14.5,8
    rectangle.split.2x1 = r:-1,2,18,12,2.4 l:8,2.5,8,13.5
    rectangle.split.2x1.fill = b:-1,2,18,12,2.4 -l:8,2,8,14
    rectangle.split.2x2 = r:-1,2,18,12,2.4 l:8,2.5,8,13.5 l:-0.5,8,16.5,8
    rectangle.split.2x2.fill = b:-1,2,18,12,2.4 -l:8,2,8,14 -l:-1,8,17,8
    rectangle.split.3x1 = r:-1,2,18,12,2.4 l:5,2.5,5,13.5 l:11,2.5,11,13.5
    rectangle.split.3x1.fill = b:-1,2,18,12,2.4 -l:5,2,5,14 -l:11,2,11,14
    rectangle.split.3x3 = r:-1,2,18,12,2.4 l:5,2.5,5,13.5 l:11,2.5,11,13.5 l:-0.5,6,16.5,6 \
      l:-0.5,10,16.5,10
    rectangle.stack = r:0.5,5,15,10.4,2 l:2.6,2.8,13.4,2.8 l:4.4,0.8,11.6,0.8
    rectangle.stack.fill = b:0.5,5,15,10.4,2 l:2.6,2.8,13.4,2.8 l:4.4,0.8,11.6,0.8
    rectangle.stack.person.crop = =person.crop.rectangle.stack
    rectangle.topthird.inset.filled = r:-1,1.5,18,13,2.5 b:1,3.5,14,3.5,1
    rhombus = diamond@8,8,1
    rhombus.fill = diamond-fill@8,8,1
    scope = c:8,8,7 l:8,0.5,8,5 l:8,11,8,15.5 l:0.5,8,5,8 l:11,8,15.5,8
    seal = b:2,2,12,12,1.6 b:2,2,12,12,1.6^45 -b:3,3,10,10,1 -b:3,3,10,10,1^45
    seal.fill = b:2,2,12,12,1.6 b:2,2,12,12,1.6^45
    skew = p:5,2,16,2,11,14,0,14 -p:5.7,3,14.5,3,10.3,13,1.5,13
    smallcircle.circle = c:8,8,8 c:8,8,3.2
    smallcircle.fill.circle = =smallcircle.filled.circle
    smallcircle.filled.circle = c:8,8,8 d:8,8,2.6
    square.2.stack.3d = layers
    square.3.layers.3d = layers
    square.3.stack.3d = layers
    square.3.stack.3d.top.filled = layers-half
    square.and.arrow.down = box-arrow-in-down
    square.and.arrow.down.fill = s:M3.4,5L7,5L7,8L9,8L9,5L12.6,5C13.4,5,14,5.6,14,6.4L14,14.6\
    C14,15.4,13.4,16,12.6,16L3.4,16C2.6,16,2,15.4,2,14.6L2,6.4C2,5.6,2.6,5,3.4,5Z \
      -l2.6:5.2,8,8,10.8,10.8,8 l:8,0.8,8,10.4 l:5.2,8,8,10.8,10.8,8
    square.and.arrow.down.on.square = r:0.5,1,9,11,2 -b:4,3.4,13,13,2 \
      box-arrow-in-down@10.2,9.6,0.78
    square.and.arrow.down.on.square.fill = b:0.5,1,9,11,2 -b:4,3.4,13,13,2 \
      box-arrow-in-down@10.2,9.6,0.78
    square.and.arrow.up = box-arrow-up
    square.and.arrow.up.circle = circle box-arrow-up@8,7.6,0.54
    square.and.arrow.up.circle.fill = circle-fill -box-arrow-up@8,7.6,0.54
    square.and.arrow.up.fill = s:M3.4,5L7,5L7,10.4L9,10.4L9,5L12.6,5C13.4,5,14,5.6,14,6.4L14,\
    14.6C14,15.4,13.4,16,12.6,16L3.4,16C2.6,16,2,15.4,2,14.6L2,6.4C2,5.6,2.6,5,3.4,5Z \
      l:8,0.8,8,9.6 l:5.2,3.4,8,0.6,10.8,3.4
    square.and.arrow.up.on.square = r:0.5,1,9,11,2 -b:4,3.4,13,13,2 box-arrow-up@10.2,9.6,0.78
    square.and.arrow.up.on.square.fill = b:0.5,1,9,11,2 -b:4,3.4,13,13,2 \
      box-arrow-up@10.2,9.6,0.78
    square.and.arrow.up.trianglebadge.exclamationmark = box-arrow-up
    square.and.at.rectangle = person-vcard
    square.and.line.vertical.and.square = r:0,3,6,10,1.4 l:8,1,8,15 r:10,3,6,10,1.4
    square.and.pencil = pencil-square
    square.and.pencil.circle = circle pencil-square@8,7.8,0.54
    square.and.pencil.circle.fill = circle-fill -pencil-square@8,7.8,0.54
    square.bottomhalf.fill = =square.bottomhalf.filled
    square.bottomhalf.filled = r:1,1,14,14,2 b:1,8,14,7,2
    square.dashed = \
      s:M1.62,5.3V3.57A1.95,1.95,0,0,1,3.57,1.62H5.3V2.59H3.57A.98,.98,0,0,0,2.59,3.57V5.3Z \
      s:M1.62,5.3V3.57A1.95,1.95,0,0,1,3.57,1.62H5.3V2.59H3.57A.98,.98,0,0,0,2.59,3.57V5.3Z^90 \
      s:M1.62,5.3V3.57A1.95,1.95,0,0,1,3.57,1.62H5.3V2.59H3.57A.98,.98,0,0,0,2.59,3.57V5.3Z^180 \
      s:M1.62,5.3V3.57A1.95,1.95,0,0,1,3.57,1.62H5.3V2.59H3.57A.98,.98,0,0,0,2.59,3.57V5.3Z^270 \
      b:6.16,1.62,3.68,0.97,0 b:6.16,13.41,3.68,0.97,0 b:1.62,6.16,0.97,3.68,0 \
      b:13.41,6.16,0.97,3.68,0
    square.dashed.inset = =square.dashed r:4.6,4.6,6.8,6.8,1
    square.dashed.inset.filled = =square.dashed b:4.6,4.6,6.8,6.8,1
    square.fill.on.square = r:0.5,0.5,10.5,10.5,2 -b:3.6,3.6,13,13,2.6 b:5,5,10.5,10.5,2
    square.fill.on.square.fill = b:0.5,0.5,10.5,10.5,2 -b:3.6,3.6,13,13,2.6 b:5,5,10.5,10.5,2
    square.grid.2x2 = grid
    square.grid.2x2.fill = grid-fill
    square.grid.3x1.below.line.grid.1x2 = l:1,2,15,2 l:1,5,15,5 r:0.6,8.4,4.2,5,1 \
      r:5.9,8.4,4.2,5,1 r:11.2,8.4,4.2,5,1
    square.grid.3x1.folder.badge.plus = folder-plus
    square.grid.3x2 = grid-3x2
    square.grid.3x2.fill = grid-fill
    square.grid.3x3 = grid-3x3
    square.grid.3x3.fill = grid-3x3-gap-fill
    square.grid.4x3.fill = b:0.4,2,3,3,0.5 b:4.4,2,3,3,0.5 b:8.6,2,3,3,0.5 b:12.6,2,3,3,0.5 \
      b:0.4,6.5,3,3,0.5 b:4.4,6.5,3,3,0.5 b:8.6,6.5,3,3,0.5 b:12.6,6.5,3,3,0.5 b:0.4,11,3,3,0.5 \
      b:4.4,11,3,3,0.5 b:8.6,11,3,3,0.5 b:12.6,11,3,3,0.5
    square.inset.filled = r:1,1,14,14,2.5 b:3.4,3.4,9.2,9.2,1
    square.lefthalf.fill = =square.lefthalf.filled
    square.lefthalf.filled = r:1,1,14,14,2 b:1,1,7,14,2
    square.on.circle = c:6,6,5.6 -b:4.6,4.6,12,12,2.6 r:6,6,9.5,9.5,2
    square.on.square = r:0.5,0.5,10.5,10.5,2 -b:3.6,3.6,13,13,2.6 r:5,5,10.5,10.5,2
    square.on.square.dashed = r:5,5,10.5,10.5,2 l:1,3,1,5 l:1,7,1,9 l:3,1,5,1 l:7,1,9,1
    square.righthalf.fill = =square.righthalf.filled
    square.righthalf.filled = r:1,1,14,14,2 b:8,1,7,14,2
    square.split.1x2 = r:1,1,14,14,2.4 l:1.5,8,14.5,8
    square.split.1x2.fill = b:1,1,14,14,2.4 -l:1,8,15,8
    square.split.2x1 = r:1,1,14,14,2.4 l:8,1.5,8,14.5
    square.split.2x1.fill = b:1,1,14,14,2.4 -l:8,1,8,15
    square.split.2x2 = r:1,1,14,14,2.4 l:8,1.5,8,14.5 l:1.5,8,14.5,8
    square.split.2x2.fill = b:1,1,14,14,2.4 -l:8,1,8,15 -l:1,8,15,8
    square.stack = r:2,4.4,12,11.2,2.2 l:3.6,2.4,12.4,2.4 l:5,0.6,11,0.6
    square.stack.3d.down.right = layers
    square.stack.3d.forward.dottedline = layers
    square.stack.3d.up = layers
    square.stack.3d.up.fill = layers-fill
    square.stack.fill = b:2,4.4,12,11.2,2.2 l:3.6,2.4,12.4,2.4 l:5,0.6,11,0.6
    square.text.square = r:1,1,14,14,2.4 l:4,5,12,5 l:4,8,12,8 l:4,11,9,11
    square.text.square.fill = b:1,1,14,14,2.4 -l:4,5,12,5 -l:4,8,12,8 -l:4,11,9,11
    square.tophalf.fill = =square.tophalf.filled
    square.tophalf.filled = r:1,1,14,14,2 b:1,1,14,7,2
    squares.below.rectangle = r:0,1,16,8,1.6 r:0,10.6,4.6,4.6,1 r:5.7,10.6,4.6,4.6,1 \
      r:11.4,10.6,4.6,4.6,1
    squareshape = r:1,1,14,14,0.2
    squareshape.split.2x2 = r:1,1,14,14,0.2 l:8,1.5,8,14.5 l:1.5,8,14.5,8
    squareshape.split.3x3 = r:1,1,14,14,0.2 l:5.7,1.5,5.7,14.5 l:10.3,1.5,10.3,14.5 \
      l:1.5,5.7,14.5,5.7 l:1.5,10.3,14.5,10.3
    target = bullseye
    trapezoid.and.line.horizontal = p:4,2,12,2,15,7,1,7 l:0,9,16,9 l:2,13,14,13
    viewfinder = fullscreen
    """
}
