extension SymbolNames {
  /// Messages, calls and networks.
  static let messages = """
    antenna.radiowaves.left.and.right = broadcast
    antenna.radiowaves.left.and.right.slash = broadcast l1.2:1,1,15,15
    badge.plus.radiowaves.right = =dot.radiowaves.right
    bubble = chat
    bubble.fill = chat-fill
    bubble.left = chat-left
    bubble.left.and.bubble.right = chat-left@5.4,6,0.62 -b:4.6,5.6,12,11,2 \
      chat-right@10.4,10.4,0.66
    bubble.left.and.bubble.right.fill = chat-left-fill@5.4,6,0.62 -b:4.6,5.6,12,11,2 \
      chat-right-fill@10.4,10.4,0.66
    bubble.left.and.exclamationmark.bubble.right = =bubble.left.and.bubble.right
    bubble.left.and.text.bubble.right = chat-left@5.4,6,0.62 -b:4.6,5.6,12,11,2 \
      chat-right-text@10.4,10.4,0.66
    bubble.left.fill = chat-left-fill
    bubble.middle.bottom = chat-square
    bubble.middle.bottom.fill = chat-square-fill
    bubble.middle.top = chat-square^180
    bubble.middle.top.fill = chat-square-fill^180
    bubble.right = chat-right
    bubble.right.fill = chat-right-fill
    captions.bubble = chat-square-text
    captions.bubble.fill = chat-square-text-fill
    envelope.arrow.triangle.branch = envelope
    envelope.badge = envelope@7.4,8.6,0.94 -d:13.6,3.6,4 d:13.6,3.6,3
    envelope.badge.fill = envelope-fill@7.4,8.6,0.94 -d:13.6,3.6,4 d:13.6,3.6,3
    globe.americas.fill = globe-americas
    globe.asia.australia.fill = globe-asia-australia
    globe.badge.chevron.backward = globe
    globe.central.south.asia.fill = globe-central-south-asia
    globe.desk = globe
    globe.europe.africa.fill = globe-europe-africa
    mail = envelope
    mail.and.text.magnifyingglass = envelope@6.6,7,0.86 -d:11.6,11.2,4.4 search@12,11.6,0.5
    mail.fill = envelope-fill
    mail.stack = envelope@8,9.4,0.9 l:2.4,1,13.6,1
    mail.stack.fill = envelope-fill@8,9.4,0.9 l:2.4,1,13.6,1
    message = chat
    message.and.waveform = chat soundwave@8,7,0.5
    message.fill = chat-fill
    network = globe
    paperplane = send
    paperplane.fill = send-fill
    phone = telephone
    phone.and.waveform = telephone@6,9,0.8 soundwave@12,4,0.5
    phone.arrow.down.left = telephone-inbound
    phone.arrow.down.left.fill = telephone-inbound-fill
    phone.arrow.right = telephone-forward
    phone.arrow.right.fill = telephone-forward-fill
    phone.arrow.up.right = telephone-outbound
    phone.arrow.up.right.fill = telephone-outbound-fill
    phone.badge.checkmark = telephone
    phone.badge.plus = telephone-plus
    phone.bubble.left = chat telephone-fill@8,7,0.36
    phone.connection = telephone@6.6,9,0.86 l:10,5,15,5 l:12.5,2.5,15,5,12.5,7.5
    phone.down = telephone-fill^135
    phone.down.circle = circle telephone-fill@8,8,0.54^135
    phone.down.circle.fill = circle-fill -telephone-fill@8,8,0.54^135
    phone.down.fill = telephone-fill^135
    phone.fill = telephone-fill
    point.3.connected.trianglepath.dotted = diagram-3
    point.3.filled.connected.trianglepath.dotted = diagram-3-fill
    point.topleft.down.curvedto.point.bottomright.up = bezier2
    point.topleft.down.to.point.bottomright.curvepath = bezier2
    radiowaves.left = =radiowaves.right@8,8,1~
    radiowaves.right = a1:-1,8,5.4,-45,45 a1:-1,8,9,-45,45 a1:-1,8,12.6,-45,45
    safari = compass
    safari.fill = compass-fill
    star.bubble = chat star-fill@8,7,0.4
    star.bubble.fill = chat-fill -star-fill@8,7,0.44
    wifi.exclamationmark = wifi@6.6,8,0.9 '!'@14.4,10,0.6
    wifi.router = router
    wifi.router.fill = router-fill
    wifi.slash = wifi-off
    """
}
