"use strict";
// Scrolls content in the page by the application's own physics, within a frame of the browser, until the frames
// of the application come. What the application says wins: the content moves there and rests.

/// The functions of the motion module; null until it is there, and where it cannot be.
let motion = null;
fetch("motion.wasm").then((answer) => answer.arrayBuffer())
  .then((bytes) => WebAssembly.instantiate(bytes, {}))
  .then(({ instance }) => { motion = instance.exports; }).catch(() => {});

/// The scroll views of the scene by their numbers, with the tiles of their content; `scrollOrder` has those in
/// front first.
const scrollers = new Map();
let scrollOrder = [];
/// The number of the last event that the scroll views have seen.
let seenEvent = 0;
/// What the page moves ahead of the application, by the number of the scroll view.
const predictions = new Map();
/// Seconds in which a correction shrinks to 1/e, and after which a prediction that nobody confirms ends.
const [correctionTime, patience] = [0.06, 4];
/// After so many seconds in its place a finger may do something else than scroll.
const longPress = 0.4;

// What the application says ----------------------------------------------------------------------

function hearScrollers(words) {
  seenEvent = words.seen;
  scrollOrder = words.order;
  for (const values of words.changed) {
    const former = scrollers.get(values.n);
    scrollers.set(values.n, Object.assign(former ?? { tiles: new Map(), tilesAre: 0, shown: values.offset }, values));
    if (former && !("end" in values)) former.end = undefined;
  }
  const present = new Set(words.order);
  for (const number of scrollers.keys()) {
    if (present.has(number)) continue;
    scrollers.delete(number);
    endPrediction(number);
  }
  if (words.frame > 0) for (const scroller of scrollers.values()) scroller.shown = scroller.offset;
  for (const prediction of predictions.values()) correct(prediction);
}

function hearDropped(words) {
  const scroller = scrollers.get(words.n);
  if (!scroller) return;
  for (const [x, y] of words.tiles) scroller.tiles.delete(`${x},${y}`);
  scroller.tilesAre += 1;
}

function readTile(buffer) {
  const [, number, , , width, height, count, isPacked] = new Uint32Array(buffer, 0, 8);
  const [x, y] = new Int32Array(buffer, 8, 2);
  const bytes = new Uint8Array(buffer, 32);
  const boxes = width > 0 ? [[width, height]] : [];
  return { number, x, y, pixels: unpack(bytes, { count, isPacked, boxes, isPicture: true }) };
}

function keepTile(tile, [image]) {
  const scroller = scrollers.get(tile.number);
  if (!scroller) return;
  scroller.tiles.set(`${tile.x},${tile.y}`, { element: tileElement(tile, image) });
  scroller.tilesAre += 1;
  // When the page has nothing to show for a while.
  if (!isRehearsed) setTimeout(rehearse, 200);
}

/// Compares a prediction with what the application has made of the same events.
function correct(prediction) {
  const { scroller, slot } = prediction;
  if (prediction.isLost) return;
  if (prediction.isHeld && !prediction.ended) {
    if (prediction.began && seenEvent >= prediction.began && !scroller.held) return lose(prediction);
    const known = prediction.history.find((entry) => entry.number === seenEvent);
    if (known && scroller.held) {
      prediction.drift = [scroller.offset[0] - known.x, scroller.offset[1] - known.y];
    }
    prediction.history = prediction.history.filter((entry) => entry.number >= seenEvent);
  } else if (prediction.ended && seenEvent >= prediction.ended && scroller.end) {
    const [x, y] = scroller.end;
    // The distance that held content had from the application's shrinks, also where both come to rest alike.
    prediction.drift = [0, 0];
    if (Math.abs(motion.endX(slot) - x) + Math.abs(motion.endY(slot) - y) < 0.001) return;
    const before = shownOffset(prediction);
    // The limits may be others since the finger lifted: content is measured while it scrolls.
    setRules(prediction);
    motion.aim(slot, x, y);
    motion.step(slot, prediction.time);
    prediction.shift = [before[0] - motion.offsetX(slot), before[1] - motion.offsetY(slot)];
  }
}

/// The application does something else with the finger.
function lose(prediction) {
  prediction.isLost = true;
  prediction.fixedAt = [motion.offsetX(prediction.slot), motion.offsetY(prediction.slot)];
}

// Events -----------------------------------------------------------------------------------------

const within = ([x, y, width, height], point) =>
  point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;

/// The scroll views under a point, the innermost first.
function scrollersAt(point) {
  return scrollOrder.map((number) => scrollers.get(number)).filter((scroller) => scroller
    && within(scroller.frame, point) && within(scroller.visible, point) && !scroller.covers.some((box) => within(box, point)));
}

function predict(scroller) {
  const known = predictions.get(scroller.n);
  if (known && !known.isLost) return known;
  if (known) endPrediction(scroller.n);
  const used = new Set([...predictions.values()].map((prediction) => prediction.slot));
  const slot = [...Array(16).keys()].find((number) => !used.has(number));
  if (slot === undefined) return null;
  const prediction = {
    scroller, slot, finger: null, began: 0, ended: 0, last: 0, time: 0, confirmedBy: Infinity, history: [],
    shift: [0, 0], drift: [0, 0], isHeld: false, isLost: false, isActive: false, fixedAt: null,
  };
  motion.place(slot, ...scroller.offset);
  predictions.set(scroller.n, prediction);
  return prediction;
}

function setRules({ slot, scroller }) {
  motion.setRules(slot, scroller.flags, scroller.rate);
  motion.setLimits(slot, ...scroller.limits);
}

/// A finger does something. Phases are those of the motion module.
function scrollByFinger(id, phase, point, number) {
  if (!motion) return;
  const time = point.time;
  if (phase === 0) {
    // Two fingers do something else than one.
    const others = [...predictions.values()].filter((prediction) => prediction.finger !== null && !prediction.ended);
    for (const other of others) lose(other);
    if (others.length === 0) for (const scroller of scrollersAt(point)) touch(scroller, id, point, time, number);
    return;
  }
  const mine = [...predictions.values()].filter((prediction) => prediction.finger === id && !prediction.isLost);
  for (const prediction of mine) {
    if (!predictions.has(prediction.scroller.n)) continue;
    // A finger that was held in its place may lift an item or open a menu.
    if (phase === 1 && !prediction.began && time - prediction.downTime > longPress) {
      prediction.isActive ? lose(prediction) : endPrediction(prediction.scroller.n);
      continue;
    }
    setRules(prediction);
    motion.touch(prediction.slot, phase, point.x, point.y, time);
    note(prediction, time, number);
    if (phase === 1 && prediction.isHeld && !prediction.began) {
      prediction.began = number;
      prediction.isActive = true;
      for (const other of mine) if (other !== prediction) other.isActive ? lose(other) : endPrediction(other.scroller.n);
    }
    if (phase < 2) continue;
    Object.assign(prediction, { finger: null, ended: number });
    if (prediction.state === 1) prediction.isActive = true;
  }
}

function touch(scroller, id, point, time, number) {
  const prediction = predict(scroller);
  if (!prediction) return;
  setRules(prediction);
  Object.assign(prediction, { finger: id, began: 0, ended: 0, downTime: time, history: [] });
  motion.touch(prediction.slot, 0, point.x, point.y, time);
  note(prediction, time, number);
}

/// Notes where the content is after an event.
function note(prediction, time, number) {
  const { slot } = prediction;
  prediction.state = motion.step(slot, time);
  prediction.isHeld = prediction.state === 2;
  prediction.last = number;
  prediction.time = time;
  prediction.history.push({ number, x: motion.offsetX(slot), y: motion.offsetY(slot) });
  wakePredictions();
}

function scrollByWheel(point, dx, dy, isPrecise, number) {
  if (!motion) return;
  let prediction = [...predictions.values()].find((prediction) => prediction.isWheel && prediction.isHeld);
  if (!prediction) {
    const isAcross = Math.abs(dx) > Math.abs(dy);
    const able = scrollersAt(point).filter((scroller) => scroller.flags & (isAcross ? 1 : 2));
    const goesOn = ({ offset, limits }) => isAcross
      ? (dx > 0 ? offset[0] < limits[1] - 0.5 : offset[0] > limits[0] + 0.5)
      : (dy > 0 ? offset[1] < limits[3] - 0.5 : offset[1] > limits[2] + 0.5);
    const scroller = able.find(goesOn) ?? able[0];
    prediction = scroller && predict(scroller);
    if (!prediction || prediction.finger !== null) return;
    setRules(prediction);
    Object.assign(prediction, { isWheel: true, isActive: true, began: number, ended: number, history: [] });
  }
  prediction.ended = number;
  motion.wheel(prediction.slot, dx, dy, isPrecise ? 1 : 0, point.time);
  note(prediction, point.time, number);
}

// Frames -----------------------------------------------------------------------------------------

let isAwake = false;

function wakePredictions() {
  if (isAwake) return;
  isAwake = true;
  requestAnimationFrame(turnPredictions);
}

function turnPredictions(now) {
  isAwake = false;
  for (const prediction of [...predictions.values()]) turn(prediction, now / 1000);
  drawPredictions();
  if (predictions.size > 0) wakePredictions();
}

function shownOffset({ slot, shift, fixedAt }) {
  return [(fixedAt?.[0] ?? motion.offsetX(slot)) + shift[0], (fixedAt?.[1] ?? motion.offsetY(slot)) + shift[1]];
}

function turn(prediction, now) {
  const { scroller, slot } = prediction;
  const passed = Math.max(0, Math.min(0.1, now - prediction.time));
  // A frame's time may be before that of the last event.
  prediction.time = Math.max(prediction.time, now);
  if (!prediction.isLost) {
    prediction.state = motion.step(slot, prediction.time);
    prediction.isHeld = prediction.state === 2;
    if (prediction.isHeld || prediction.state === 1) prediction.isActive = prediction.isActive || prediction.state === 1;
  }
  const rests = prediction.isLost || prediction.state === 0;
  const isSeen = seenEvent >= prediction.last && prediction.finger === null;
  const goal = prediction.isLost || rests && isSeen && !scroller.moving
    ? [scroller.offset[0] - (prediction.fixedAt?.[0] ?? motion.offsetX(slot)),
       scroller.offset[1] - (prediction.fixedAt?.[1] ?? motion.offsetY(slot))]
    : prediction.drift;
  const share = 1 - Math.exp(-passed / correctionTime);
  prediction.shift = prediction.shift.map((value, axis) => {
    const rest = goal[axis] - value;
    return Math.abs(rest) < 0.2 ? goal[axis] : value + rest * share;
  });
  if (!rests) { prediction.confirmedBy = now + patience; return; }
  prediction.confirmedBy = Math.min(prediction.confirmedBy, now + patience);
  const isThere = prediction.shift.every((value, axis) => value === goal[axis]);
  const isShown = scroller.shown.every((value, axis) => value === scroller.offset[axis]);
  const isDone = prediction.isLost ? isThere : isSeen && !scroller.moving && isThere && isShown;
  const isIdle = !prediction.isActive && prediction.finger === null;
  if (isDone || isIdle || now > prediction.confirmedBy && prediction.finger === null) endPrediction(scroller.n);
}

function endPrediction(number) { predictions.delete(number); }

function endPredictions() {
  predictions.clear();
  scrollers.clear();
  scrollOrder = [];
}
