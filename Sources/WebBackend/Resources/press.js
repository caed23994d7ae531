"use strict";
// Shows what a finger presses within a frame of the browser: the application has sent before how views look when they
// are pressed. When its frame shows what became of the touch, the page shows that frame and nothing else.

/// Where touches press views; the first area with a point counts. A number of 0 stands for no view.
let pressAreas = [];
/// The looks of pressed views by their numbers. One is fresh until a frame changes something where it is.
const looks = new Map();
/// What fingers press or have pressed until the application has answered, by the numbers of the views.
const presses = new Map();
/// Milliseconds after which a press that the application says nothing of is not shown any more.
const pressPatience = 4000;

// What the application says ----------------------------------------------------------------------

function readLook(buffer) {
  const [, number, boxCount, , , count, isPacked] = new Uint32Array(buffer, 0, 8);
  const end = 32 + boxCount * 16;
  const numbers = new Uint32Array(buffer.slice(32, end));
  const boxes = Array.from({ length: boxCount }, (_, at) => [...numbers.subarray(at * 4, at * 4 + 4)]);
  const sizes = boxes.map(([, , width, height]) => [width, height]);
  const bytes = new Uint8Array(buffer, end);
  return { number, boxes, pixels: unpack(bytes, { count, isPacked, boxes: sizes, isPicture: true }) };
}

function keepLook({ number, boxes }, images) {
  looks.set(number, { boxes, images, place: around(boxes), isFresh: true });
}

/// The edges of what has all boxes.
function around(boxes) {
  return [
    Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y)),
    Math.max(...boxes.map(([x, , width]) => x + width)), Math.max(...boxes.map(([, y, , height]) => y + height)),
  ];
}

/// Looks do not fit any more where a frame changes something.
function ageLooks({ moved, drawn }) {
  if (looks.size === 0) return;
  const boxes = [];
  for (let at = 0; at < drawn.length; at += 4) boxes.push([...drawn.subarray(at, at + 4)]);
  for (let at = 0; at < moved.length; at += 6) {
    const [x, y, width, height, dx, dy] = moved.subarray(at, at + 6);
    boxes.push([x, y, width, height], [x + dx, y + dy, width, height]);
  }
  for (const look of looks.values()) {
    const [left, top, right, bottom] = look.place;
    if (boxes.some(([x, y, width, height]) => x < right && x + width > left && y < bottom && y + height > top)) {
      look.isFresh = false;
    }
  }
}

function hearPresses(words) {
  if (words.areas) {
    pressAreas = words.areas;
    const present = new Set(pressAreas.map(({ n }) => n));
    for (const number of [...looks.keys()]) if (!present.has(number)) looks.delete(number);
  }
  for (const number of words.fresh) {
    const look = looks.get(number);
    if (look) look.isFresh = true;
  }
  if (words.frame > 0 && !words.waits) for (const press of [...presses.values()]) settle(press, words);
}

/// The frame of the application shows what became of a press.
function settle(press, { seen, pressed }) {
  if (seen < press.last) return;
  // What the application shows is right, whatever the page has thought.
  press.isWanted = pressed.includes(press.area.n);
  hidePress(press);
  if (press.finger === null) endPress(press);
}

// Fingers ----------------------------------------------------------------------------------------

/// A finger does something. Phases are those of the motion module.
function pressByFinger(id, phase, point, number) {
  if (phase === 0) return beginPress(id, point, number);
  const press = [...presses.values()].find(({ finger }) => finger === id);
  if (!press) return;
  const isInside = press.area.reach === undefined || within(grown(press.area.rect, press.area.reach), point);
  if (phase === 1) {
    if (isScrolledBy(id)) leavePress(press, number);
    else if (press.isDue && isInside !== press.isWanted) want(press, isInside, number);
    return;
  }
  press.finger = null;
  // A touch that ends before its view gets it presses nothing.
  if (!press.isDue) return endPress(press);
  press.last = number;
  if (phase === 3 || !press.area.stays || !within(press.area.rect, point)) want(press, false, number);
}

const grown = ([x, y, width, height], by) => [x - by, y - by, width + 2 * by, height + 2 * by];

/// Whether the page scrolls by a finger, which presses nothing then.
const isScrolledBy = (id) => [...predictions.values()].some(({ finger, began }) => finger === id && began > 0);

function beginPress(id, point, number) {
  const isFirst = ![...presses.values()].some(({ finger }) => finger !== null);
  const isStill = ![...predictions.values()].some(({ isActive }) => isActive);
  const area = isFirst && isStill && pressAreas.find(({ rect }) => within(rect, point));
  if (!area || area.n === 0) return;
  const former = presses.get(area.n);
  const look = looks.get(area.n);
  if (!former && !look?.isFresh) return;
  if (former) clearTimeout(former.timer);
  // What a former press has kept still fits until the application has answered.
  const press = former ?? { look, element: null, before: [], isWanted: false };
  Object.assign(press, { area, finger: id, last: number, isDue: false });
  presses.set(area.n, press);
  const begin = () => {
    if (press.finger !== id || presses.get(area.n) !== press) return;
    press.isDue = true;
    want(press, true, number);
  };
  const wait = area.delay * 1000 - (performance.now() - point.time * 1000);
  if (area.delay === 0) begin(); else press.timer = setTimeout(begin, Math.max(0, wait));
}

/// Another gesture has taken the finger.
function leavePress(press, number) {
  press.finger = null;
  if (press.isDue) want(press, false, number); else endPress(press);
}

function endPress(press) {
  clearTimeout(press.timer);
  clearTimeout(press.end);
  hidePress(press);
  presses.delete(press.area.n);
}

function endPresses() {
  for (const press of [...presses.values()]) endPress(press);
  looks.clear();
  pressAreas = [];
}

// What is shown ----------------------------------------------------------------------------------

/// Shows a view as pressed or not, until the application has answered to an event.
function want(press, isWanted, number) {
  if (press.before.length === 0) press.before = press.look.boxes.map(copied);
  Object.assign(press, { isWanted, last: Math.max(press.last, number) });
  showPress(press);
  clearTimeout(press.end);
  press.end = setTimeout(() => press.finger === null ? endPress(press) : hidePress(press), pressPatience);
}

/// What the picture has in a box.
function copied([x, y, width, height]) {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d", { alpha: false }).drawImage(picture, -x, -y);
  return canvas;
}

function showPress(press) {
  press.element ??= document.createElement("div");
  const images = press.isWanted ? press.look.images : press.before;
  press.element.replaceChildren(...press.look.boxes.map((box, at) => {
    const [, , width, height] = box;
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    placePixels(canvas, box);
    canvas.getContext("2d", { alpha: false }).drawImage(images[at], 0, 0);
    return canvas;
  }));
  if (!press.element.parentNode) $("pressed").append(press.element);
}

/// Gives an element a box of pixels of the screen. Browsers may round other lengths than those of transforms.
function placePixels(element, [x, y, width, height]) {
  Object.assign(element.style, {
    width: `${width}px`, height: `${height}px`, transform: `scale(${1 / devicePixelRatio}) translate(${x}px, ${y}px)`,
  });
}

function hidePress(press) { press.element?.remove(); }
