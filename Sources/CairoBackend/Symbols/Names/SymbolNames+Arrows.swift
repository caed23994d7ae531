extension SymbolNames {
  /// Arrows and chevrons.
  static let arrows = """
    arrow.2.circlepath = arrow-repeat
    arrow.2.squarepath = arrow-repeat
    arrow.3.trianglepath = recycle
    arrow.backward = arrow-left
    arrow.backward.to.line = =arrow.left.to.line
    arrow.branch = =arrow.triangle.branch
    arrow.clockwise.heart = heart arrow-clockwise@8,7,0.5
    arrow.clockwise.heart.fill = heart-fill -arrow-clockwise@8,7,0.5
    arrow.clockwise.icloud = cloud arrow-clockwise@8,9,0.42
    arrow.counterclockwise.icloud = cloud arrow-counterclockwise@8,9,0.42
    arrow.down.backward = arrow-down-left
    arrow.down.doc = file-earmark-arrow-down
    arrow.down.forward = arrow-down-right
    arrow.down.forward.and.arrow.up.backward = arrows-angle-contract^90
    arrow.down.heart = heart arrow-down@8,7.4,0.5
    arrow.down.left.and.arrow.up.right = arrows-angle-contract
    arrow.down.right.and.arrow.up.left = arrows-angle-contract^90
    arrow.down.to.line = l:8,1,8,11.6 l:3.6,7.4,8,11.8,12.4,7.4 l:2.5,15,13.5,15
    arrow.down.to.line.alt = =arrow.down.to.line
    arrow.down.to.line.compact = =arrow.down.to.line
    arrow.forward = arrow-right
    arrow.forward.to.line = =arrow.right.to.line
    arrow.left.and.right = arrow-left@4.4,8,0.8 arrow-right@11.6,8,0.8
    arrow.left.and.right.righttriangle.left.righttriangle.right = symmetry-vertical
    arrow.left.arrow.right = arrow-left-right
    arrow.left.to.line = =arrow.down.to.line@8,8,1^90
    arrow.left.to.line.alt = =arrow.left.to.line
    arrow.left.to.line.compact = =arrow.left.to.line
    arrow.merge = =arrow.triangle.merge
    arrow.rectanglepath = repeat
    arrow.right.arrow.left = arrow-left-right~
    arrow.right.doc.on.clipboard = clipboard arrow-right@8,9,0.5
    arrow.right.to.line = =arrow.down.to.line@8,8,1^270
    arrow.right.to.line.alt = =arrow.right.to.line
    arrow.right.to.line.compact = =arrow.right.to.line
    arrow.swap = arrow-left-right
    arrow.triangle.2.circlepath = arrow-repeat
    arrow.triangle.2.circlepath.camera = =camera.rotate
    arrow.triangle.2.circlepath.camera.fill = =camera.rotate.fill
    arrow.triangle.2.circlepath.doc.on.clipboard = clipboard arrow-repeat@8,9,0.5
    arrow.triangle.branch = c:4,3.2,2.2 c:4,12.8,2.2 c:12,3.2,2.2 l:4,5.2,4,10.8 \
      l:12,5.2,12,7,10.4,8.6,5.6,9.2,4,10.8
    arrow.triangle.capsulepath = arrow-repeat
    arrow.triangle.merge = l:4,14.5,4,11,8,7,8,2 l:12,14.5,12,11,8,7 p:5,4.6,11,4.6,8,0.6
    arrow.triangle.pull = c:4,3.2,2.2 c:4,12.8,2.2 c:12,12.8,2.2 l:4,5.2,4,10.8 \
      l:12,10.8,12,4,8.6,4 p:9.6,1.2,9.6,6.8,6,4
    arrow.triangle.swap = arrow-left-right^90
    arrow.triangle.turn.up.right.circle = circle l:6,11,6,7.6,9,7.6 p:8.8,5.2,8.8,10,12,7.6
    arrow.triangle.turn.up.right.circle.fill = circle-fill -l:6,11,6,7.6,9,7.6 \
      -p:8.8,5.2,8.8,10,12,7.6
    arrow.triangle.turn.up.right.diamond = diamond l:6,10.6,6,7.6,9,7.6 p:8.8,5.2,8.8,10,12,7.6
    arrow.triangle.turn.up.right.diamond.fill = diamond-fill -l:6,10.6,6,7.6,9,7.6 \
      -p:8.8,5.2,8.8,10,12,7.6
    arrow.turn.down.left = arrow-return-left
    arrow.turn.down.right = arrow-return-right
    arrow.turn.left.down = arrow-90deg-down
    arrow.turn.left.up = arrow-90deg-up
    arrow.turn.right.down = arrow-90deg-down~
    arrow.turn.right.up = arrow-90deg-up~
    arrow.turn.up.forward.iphone = phone@6,9,0.85 arrow-up-right@12.6,4,0.5
    arrow.turn.up.left = arrow-90deg-left
    arrow.turn.up.right = arrow-90deg-right
    arrow.up.and.down = arrow-up@8,4.4,0.8 arrow-down@8,11.6,0.8
    arrow.up.and.down.and.arrow.left.and.right = arrows-move
    arrow.up.and.down.circle = circle arrow-up@8,5.6,0.42 arrow-down@8,10.4,0.42
    arrow.up.and.down.righttriangle.up.righttriangle.down = symmetry-horizontal
    arrow.up.and.down.text.horizontal = arrow-up@3,4,0.6 arrow-down@3,12,0.6 l:7.5,4,15,4 \
      l:7.5,8,15,8 l:7.5,12,15,12
    arrow.up.arrow.down = arrow-down-up
    arrow.up.arrow.down.circle = circle arrow-down-up@8,8,0.56
    arrow.up.arrow.down.circle.fill = circle-fill -arrow-down-up@8,8,0.56
    arrow.up.backward = arrow-up-left
    arrow.up.backward.and.arrow.down.forward = arrows-angle-expand^90
    arrow.up.bin = archive arrow-up@8,10,0.4
    arrow.up.bin.fill = archive-fill -arrow-up@8,10,0.4
    arrow.up.doc = file-earmark-arrow-up
    arrow.up.doc.on.clipboard = clipboard arrow-up@8,9,0.5
    arrow.up.forward = arrow-up-right
    arrow.up.forward.app = app@7,9,0.86 -b:7.4,0,9,9,1 arrow-up-right@11.4,4.6,0.7
    arrow.up.forward.app.fill = =app.fill@7,9,0.86 -b:7.4,0,9,9,1 arrow-up-right@11.4,4.6,0.7
    arrow.up.heart = heart arrow-up@8,7.4,0.5
    arrow.up.left.and.arrow.down.right = arrows-angle-expand^90
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left = arrows-move^45
    arrow.up.left.and.down.right.magnifyingglass = search arrows-angle-expand@6.5,6.5,0.36^90
    arrow.up.right.and.arrow.down.left = arrows-angle-expand
    arrow.up.to.line = =arrow.down.to.line@8,8,1^180
    arrow.up.to.line.alt = =arrow.up.to.line
    arrow.up.to.line.compact = =arrow.up.to.line
    arrow.uturn.backward = =arrow.uturn.left
    arrow.uturn.down = =arrow.uturn.left@8,8,1^270
    arrow.uturn.forward = =arrow.uturn.right
    arrow.uturn.left = l:5,2,2,5,5,8 l:2,5,9.6,5 a1:9.4,9,4.5,-90,90 l:9.4,13,5,13
    arrow.uturn.right = =arrow.uturn.left@8,8,1~
    arrow.uturn.up = =arrow.uturn.left@8,8,1^90
    arrowshape.backward = =arrowshape.left
    arrowshape.backward.fill = =arrowshape.left.fill
    arrowshape.bounce.forward = =arrowshape.bounce.right
    arrowshape.bounce.right = l:1,12,4,4,7,12 l:7,12,10,7,15,7 l:12.6,4.4,15.2,7,12.6,9.6
    arrowshape.down = =arrowshape.right@8,8,1^90
    arrowshape.down.fill = =arrowshape.right.fill@8,8,1^90
    arrowshape.forward = =arrowshape.right
    arrowshape.forward.fill = =arrowshape.right.fill
    arrowshape.left = =arrowshape.right@8,8,1~
    arrowshape.left.fill = =arrowshape.right.fill@8,8,1~
    arrowshape.right = s:M8.5,2L15.5,8L8.5,14L8.5,10.6L1,10.6L1,5.4L8.5,5.4Z \
      -s:M9.5,4.2L13.9,8L9.5,11.8L9.5,9.6L2,9.6L2,6.4L9.5,6.4Z
    arrowshape.right.fill = s:M8.5,2L15.5,8L8.5,14L8.5,10.6L1,10.6L1,5.4L8.5,5.4Z
    arrowshape.turn.up.backward = reply
    arrowshape.turn.up.backward.2 = reply-all
    arrowshape.turn.up.backward.2.fill = reply-all-fill
    arrowshape.turn.up.backward.fill = reply-fill
    arrowshape.turn.up.forward = reply~
    arrowshape.turn.up.forward.fill = reply-fill~
    arrowshape.turn.up.left = reply
    arrowshape.turn.up.left.2 = reply-all
    arrowshape.turn.up.left.2.fill = reply-all-fill
    arrowshape.turn.up.left.fill = reply-fill
    arrowshape.turn.up.right = reply~
    arrowshape.turn.up.right.fill = reply-fill~
    arrowshape.up = =arrowshape.right@8,8,1^270
    arrowshape.up.fill = =arrowshape.right.fill@8,8,1^270
    arrowshape.zigzag.forward = =arrowshape.zigzag.right
    arrowshape.zigzag.right = l:1,12,6,5,8.6,11,15,4 l:11,4,15,4,15,8
    arrowtriangle.backward = caret-left
    arrowtriangle.backward.fill = caret-left-fill
    arrowtriangle.down = caret-down
    arrowtriangle.down.fill = caret-down-fill
    arrowtriangle.forward = caret-right
    arrowtriangle.forward.fill = caret-right-fill
    arrowtriangle.left = caret-left
    arrowtriangle.left.fill = caret-left-fill
    arrowtriangle.right = caret-right
    arrowtriangle.right.fill = caret-right-fill
    arrowtriangle.up = caret-up
    arrowtriangle.up.arrowtriangle.down.window.right = r:-1,1.5,18,13,2.5 l:11,2,11,14 \
      p:3,7,5,4,7,7 p:3,9,5,12,7,9
    arrowtriangle.up.fill = caret-up-fill
    chevron.backward = chevron-left
    chevron.backward.2 = chevron-double-left
    chevron.backward.to.line = =chevron.left.to.line
    chevron.forward = chevron-right
    chevron.forward.2 = chevron-double-right
    chevron.forward.to.line = =chevron.right.to.line
    chevron.left.2 = chevron-double-left
    chevron.left.forwardslash.chevron.right = code-slash
    chevron.left.slash.chevron.right = code-slash
    chevron.left.to.line = =chevron.right.to.line@8,8,1~
    chevron.right.2 = chevron-double-right
    chevron.right.to.line = l:4,2.5,9.5,8,4,13.5 l:13,2.5,13,13.5
    chevron.up.chevron.down = chevron-expand
    return = arrow-return-left
    return.left = arrow-return-left
    return.right = arrow-return-right
    """
}
