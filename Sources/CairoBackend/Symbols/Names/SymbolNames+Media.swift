extension SymbolNames {
  /// Music, pictures and films.
  static let media = """
    backpack = r:3,3,10,12,3 l:5.6,3,5.6,1.6 l:10.4,3,10.4,1.6 l:5.6,1.4,10.4,1.4 \
      r:5,8.6,6,4.4,1
    backpack.fill = b:3,3,10,12,3 l:5.6,3,5.6,1.6 l:10.4,3,10.4,1.6 l:5.6,1.4,10.4,1.4 \
      -r:5,8.6,6,4.4,1
    backward = rewind
    backward.end = skip-start
    backward.end.alt = skip-backward
    backward.end.alt.fill = skip-backward-fill
    backward.end.fill = skip-start-fill
    backward.fill = rewind-fill
    backward.frame = skip-start
    backward.frame.fill = skip-start-fill
    camera.aperture = c:8,8,8 l:8,0.6,11.6,6.4 l:14.6,4.4,11.4,10.2 l:14.4,11.8,7.4,11.8 \
      l:8,15.4,4.4,9.6 l:1.4,11.6,4.6,5.8 l:1.6,4.2,8.6,4.2
    camera.badge.ellipsis = camera
    camera.fill.badge.ellipsis = camera-fill
    camera.filters = c:8,5.4,4.6 c:5,10.4,4.6 c:11,10.4,4.6
    camera.macro = flower1
    camera.on.rectangle = camera@9.4,10,0.8 l:1,11,1,3 l:1,3,2.4,1.4 l:2.4,1.4,11,1.4
    camera.rotate = camera -d:8,8.9,4.2 arrow-repeat@8,8.9,0.42
    camera.rotate.fill = camera-fill -arrow-repeat@8,8.9,0.5
    camera.shutter.button = camera
    camera.viewfinder = fullscreen camera@8,8,0.54
    film.circle = circle film@8,8,0.5
    film.fill = film
    film.stack = film@8,9.2,0.85 l:3.4,0.6,12.6,0.6 l:2.2,2,13.8,2
    forward = fast-forward
    forward.end = skip-end
    forward.end.alt = skip-forward
    forward.end.alt.fill = skip-forward-fill
    forward.end.fill = skip-end-fill
    forward.fill = fast-forward-fill
    forward.frame = skip-end
    forward.frame.fill = skip-end-fill
    gobackward = arrow-counterclockwise
    gobackward.10 = arrow-counterclockwise '10'@8,8.9,0.5
    gobackward.15 = arrow-counterclockwise '15'@8,8.9,0.5
    gobackward.30 = arrow-counterclockwise '30'@8,8.9,0.5
    gobackward.45 = arrow-counterclockwise '45'@8,8.9,0.5
    gobackward.5 = arrow-counterclockwise '5'@8,8.9,0.5
    gobackward.60 = arrow-counterclockwise '60'@8,8.9,0.5
    gobackward.75 = arrow-counterclockwise '75'@8,8.9,0.5
    gobackward.90 = arrow-counterclockwise '90'@8,8.9,0.5
    gobackward.minus = arrow-counterclockwise l1.2:5.8,9,10.2,9
    goforward = arrow-clockwise
    goforward.10 = arrow-clockwise '10'@8,8.9,0.5
    goforward.15 = arrow-clockwise '15'@8,8.9,0.5
    goforward.30 = arrow-clockwise '30'@8,8.9,0.5
    goforward.45 = arrow-clockwise '45'@8,8.9,0.5
    goforward.5 = arrow-clockwise '5'@8,8.9,0.5
    goforward.60 = arrow-clockwise '60'@8,8.9,0.5
    goforward.75 = arrow-clockwise '75'@8,8.9,0.5
    goforward.90 = arrow-clockwise '90'@8,8.9,0.5
    goforward.plus = arrow-clockwise l1.2:5.8,9,10.2,9 l1.2:8,6.8,8,11.2
    guitars = l1.6:13.4,2.6,8,8 c:5.6,10.4,4.6 d:5.6,10.4,1.4
    guitars.fill = l1.6:13.4,2.6,8,8 d:5.6,10.4,4.6 -d:5.6,10.4,1.4
    livephoto = c:8,8,2.6 c:8,8,5.2 =circle.dotted
    livephoto.badge.a = =livephoto
    livephoto.play = =livephoto
    memories = arrow-counterclockwise p:6.6,5.6,6.6,10.4,10.6,8
    metronome = p:5.4,1,10.6,1,13.6,15,2.4,15 -p:6.2,2,9.8,2,12.4,14,3.6,14 l:8,11,12.4,3 \
      l:4,11,12,11
    metronome.fill = p:5.4,1,10.6,1,13.6,15,2.4,15 -l:8,11,12.4,3 -l:4,11,12,11
    mic.slash = mic-mute
    mic.slash.fill = mic-mute-fill
    microbe = virus
    microbe.fill = virus2
    microwave = r:-1,3,18,10.6,1.8 r:1,5,9.6,6.6,1 d:13.6,6,0.8 d:13.6,9,0.8
    microwave.fill = b:-1,3,18,10.6,1.8 -r:1,5,9.6,6.6,1 -d:13.6,6,0.8 -d:13.6,9,0.8
    music.house = house music-note@8,9.6,0.44
    music.house.fill = house-fill -music-note@8,9.6,0.44
    music.mic = c:11.2,4.8,4 l1.2:8.6,8,2.2,14.6,1.4,13.8,8,7.4
    music.note.tv = tv music-note@8,7,0.44
    music.quarternote.3 = music-note-beamed
    pano = s:M0.4,3C5,4.6,11,4.6,15.6,3L15.6,13C11,11.4,5,11.4,0.4,13Z \
      -s:M1.4,4.4C5.6,5.6,10.4,5.6,14.6,4.4L14.6,11.6C10.4,10.4,5.6,10.4,1.4,11.6Z
    pano.fill = s:M0.4,3C5,4.6,11,4.6,15.6,3L15.6,13C11,11.4,5,11.4,0.4,13Z
    photo = image
    photo.artframe = r:0,1,16,14,1.4 image-fill@8,8,0.66
    photo.badge.plus = image@7.4,8.6,0.94 -d:13,3.4,4.2 plus-circle-fill@13,3.4,0.42
    photo.badge.plus.fill = image-fill@7.4,8.6,0.94 -d:13,3.4,4.2 plus-circle-fill@13,3.4,0.42
    photo.fill = image-fill
    photo.fill.on.rectangle.fill = images
    photo.on.rectangle = images
    photo.on.rectangle.angled = images
    photo.stack = image@8,9.4,0.85 l:3.4,0.6,12.6,0.6 l:2.2,2,13.8,2
    photo.tv = tv image@8,7,0.5
    pianokeys = r:0,3,16,10,1.6 l:4,3.4,4,12.6 l:8,3.4,8,12.6 l:12,3.4,12,12.6 b:3,3,2,5.6,0.2 \
      b:7,3,2,5.6,0.2 b:11,3,2,5.6,0.2
    pip.enter = pip
    pip.exit = pip
    pip.remove = pip
    pip.swap = pip
    play.rectangle = play-btn
    play.rectangle.fill = play-btn-fill
    play.rectangle.on.rectangle = collection-play
    play.rectangle.on.rectangle.fill = collection-play-fill
    play.slash = play l1.2:2,2,14,14
    play.square.stack = collection-play
    play.square.stack.fill = collection-play-fill
    playpause = play@4.4,8,0.9 l1.2:11,4,11,12 l1.2:14.4,4,14.4,12
    playpause.fill = play-fill@4.6,8,1 b:10,4,2,8,0.8 b:13.4,4,2,8,0.8
    popcorn = s:M3,6.6L13,6.6L11.8,15.4L4.2,15.4Z -s:M4.2,7.6L11.8,7.6L10.9,14.4L5.1,14.4Z \
      l:6.6,7.6,7,14.4 l:9.4,7.6,9,14.4 c:4.6,4.8,2.2 c:8,3.4,2.6 c:11.4,4.8,2.2
    popcorn.fill = s:M3,6.8L13,6.8L11.8,15.4L4.2,15.4Z -l:6.4,7.4,6.8,15 -l:9.6,7.4,9.2,15 \
      d:4.4,4.2,2 d:8,2.8,2.4 d:11.6,4.2,2
    recordingtape = voicemail
    recordingtape.circle = circle voicemail@8,8,0.56
    slowmo = =rays
    speaker = volume-off
    speaker.1 = volume-down
    speaker.1.fill = volume-down-fill
    speaker.2 = volume-up
    speaker.2.fill = volume-up-fill
    speaker.3 = volume-up
    speaker.3.fill = volume-up-fill
    speaker.fill = volume-off-fill
    speaker.minus = volume-off l1.2:10.4,8,15,8
    speaker.plus = volume-off plus-lg@12.6,8,0.4
    speaker.slash = volume-mute
    speaker.slash.fill = volume-mute-fill
    speaker.wave.1 = volume-down
    speaker.wave.1.fill = volume-down-fill
    speaker.wave.2 = volume-up
    speaker.wave.2.fill = volume-up-fill
    speaker.wave.3 = volume-up
    speaker.wave.3.fill = volume-up-fill
    speaker.zzz = volume-off 'z'@11.4,9.6,0.5 'z'@14,6,0.36
    speaker.zzz.fill = volume-off-fill 'z'@11.4,9.6,0.5 'z'@14,6,0.36
    teletype = telephone
    teletype.answer = telephone-inbound
    theatermask.and.paintbrush = =theatermasks
    theatermasks = =face.smiling@5,6,0.66 -d:11,10,5.6 =face.smiling@11,10,0.62^180
    theatermasks.fill = emoji-smile-fill@5,6,0.66 -d:11,10,5.6 emoji-frown-fill@11,10,0.62
    timelapse = circle -d:8,8,0 s:M8,8L8,3A5,5,0,1,1,3,8Z
    tuningfork = l1.4:5,1.4,5,6,6.4,8,8,8.6,9.6,8,11,6,11,1.4 l1.4:8,8.6,8,15
    video = camera-video
    video.badge.plus = camera-video@7.4,7.4,0.9 plus-circle-fill@13.4,12.6,0.4
    video.bubble.left = chat camera-video-fill@8,7,0.4
    video.fill = camera-video-fill
    video.slash = camera-video-off
    video.slash.fill = camera-video-off-fill
    wave.3.backward = =radiowaves.left
    wave.3.forward = =radiowaves.right
    wave.3.left = =radiowaves.left
    wave.3.right = =radiowaves.right
    waveform = soundwave
    waveform.and.magnifyingglass = soundwave@5.4,7,0.8 -d:11.2,10.6,4.6 search@11.6,11,0.56
    waveform.and.mic = soundwave@5,8,0.8 mic@12.4,8,0.8
    waveform.badge.plus = soundwave@7,8,0.9 plus-lg@13.6,12.6,0.36
    waveform.path = soundwave
    waveform.path.ecg = l1.1:0.4,8,4,8,5.8,2,9,14,11,6,12.2,8,15.6,8
    waveform.path.ecg.rectangle = r:-1,2,18,12,2.4 \
      l1:1,8,4.6,8,6,4.4,8.6,11.6,10.4,6.6,11.4,8,15,8
    waveform.path.ecg.rectangle.fill = b:-1,2,18,12,2.4 \
      -l1:1,8,4.6,8,6,4.4,8.6,11.6,10.4,6.6,11.4,8,15,8
    """
}
