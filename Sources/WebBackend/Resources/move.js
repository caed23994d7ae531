"use strict";
// Shows an item that a finger moves below the finger, within a frame of the browser. The application leaves the item out
// of its frames meanwhile, and says where it has it: the item keeps the distance to the finger that it has there.

/// The item that is moved; its number is 0 until the application knows it.
let carried = null;
/// The last picture of an item that the application has sent.
let carriedPicture = null;
/// Where the finger that came down last was at its events.
let track = [];
/// What the application says of a frame that is not shown yet.
let movedLater = null;

// What the application says ----------------------------------------------------------------------

function readMoved(buffer) {
  const [, number, width, height, , , count, isPacked] = new Uint32Array(buffer, 0, 8);
  const bytes = new Uint8Array(buffer, 32);
  return { number, pixels: unpack(bytes, { count, isPacked, boxes: [[width, height]], isPicture: true, hasAlpha: true }) };
}

function keepMoved({ number }, [image]) { carriedPicture = { number, image }; }

/// What changes with a frame is shown with it.
function hearMoved(words) {
  movedLater = words;
  followItem(lastShown);
}

function followItem(frame) {
  if (!movedLater || movedLater.frame > frame) return;
  const words = movedLater;
  movedLater = null;
  if (!words.n || carried?.n && carried.n !== words.n) endMove();
  if (!words.n) return;
  carried ??= beginMove([0, 0], [true, true]);
  const { place, visible } = words;
  Object.assign(carried, { n: words.n, visible, hole: null });
  if (carriedPicture?.number === words.n) carried.image = carriedPicture.image;
  correctMove(place, carried.track.findLast(({ number }) => number <= words.seen));
  carried.place = place;
  showMoved();
}

/// Finds how the item lies to the finger, from where both were at an event, and along which axes it follows the finger:
/// those along which it went with it from one answer to another.
function correctMove(place, at) {
  if (!at) return;
  const finger = [at.x, at.y];
  carried.hold = finger.map((value, axis) => place[axis] - value);
  const size = place.slice(2).join();
  const { known, follows } = carried;
  // A picture of another size begins elsewhere.
  if (known?.size !== size) return carried.known = { finger, place: [...place], size };
  for (const axis of [0, 1]) {
    const way = finger[axis] - known.finger[axis];
    if (Math.abs(way) < 1) continue;
    follows[axis] = (place[axis] - known.place[axis]) / way > 0.5;
    [known.finger[axis], known.place[axis]] = [finger[axis], place[axis]];
  }
}

/// The application has seen the finger and lifts nothing.
function hearOfLift({ seen, frame }) {
  if (carried?.n === 0 && seen >= carried.began && frame > 0) endMove();
}

// Fingers ----------------------------------------------------------------------------------------

/// A finger does something. Phases are those of the motion module.
function moveByFinger(id, phase, point, number) {
  if (phase === 0 && fingers.size > 1) return;
  // What a former finger has moved stays where that finger has left it.
  if (phase === 0) track = [];
  if (track.length > 0 && track[0].id !== id) return;
  track.push({ id, number, x: point.x, y: point.y });
  if (track.length > 600) track.splice(1, 1);
  if (phase === 0) liftItem(point, number);
  showMoved();
}

function beginMove(hold, follows) {
  const [element, hole, canvas] = ["div", "div", "canvas"].map((name) => document.createElement(name));
  element.append(hole, canvas);
  element.style.overflow = "hidden";
  $("moved").append(element);
  return { n: 0, element, parts: [hole, canvas], hold, follows, track, known: null, image: null, hole: null };
}

/// Lifts what the picture has where a finger touches a reorder control: over what is behind it, without a shadow.
function liftItem(point, number) {
  const area = pressAreas.find(({ rect }) => within(rect, point));
  const scroller = area?.lifts && scrollersAt(point)[0];
  if (!scroller || carried) return;
  const [left, top, right, bottom] = edges(area.lifts, Math.floor, Math.ceil);
  const box = [left, top, right - left, bottom - top];
  const place = box.map((length) => length / devicePixelRatio);
  const mine = carried = Object.assign(beginMove([place[0] - point.x, place[1] - point.y], [false, true]), {
    began: number, place, visible: scroller.visible, image: copied(box), hole: { box, color: scroller.background },
  });
  setTimeout(() => { if (carried === mine && mine.n === 0) endMove(); }, pressPatience);
}

/// Whether the finger that came down last has lifted something.
const isLifting = () => carried?.track === track;

function endMove() {
  carried?.element.remove();
  carried = null;
}

function endMoves() {
  endMove();
  movedLater = null;
}

// What is shown ----------------------------------------------------------------------------------

/// Where the item is shown, in points.
function movedPlace() {
  const { place, hold, follows, track } = carried;
  const finger = track.at(-1);
  return [0, 1].map((axis) => finger && follows[axis] ? [finger.x, finger.y][axis] + hold[axis] : place[axis]);
}

function showMoved() {
  if (!carried) return;
  const { element, parts: [hole, canvas], image, visible } = carried;
  const [left, top, right, bottom] = edges(visible, Math.round);
  placePixels(element, [left, top, right - left, bottom - top]);
  hole.hidden = !carried.hole;
  if (carried.hole) {
    const [x, y, width, height] = carried.hole.box;
    Object.assign(hole.style, {
      width: `${width}px`, height: `${height}px`, transform: `translate(${x - left}px, ${y - top}px)`,
      background: carried.hole.color,
    });
  }
  if (image && carried.shown !== image) {
    carried.shown = image;
    resize(canvas, image.width, image.height);
    const ink = canvas.getContext("2d");
    ink.clearRect(0, 0, image.width, image.height);
    ink.drawImage(image, 0, 0);
  }
  const [x, y] = movedPlace().map((value) => Math.round(value * devicePixelRatio));
  canvas.style.transform = `translate(${x - left}px, ${y - top}px)`;
}
