"use strict";
// What the page moves itself lies over the picture in layers, which the browser moves without drawing a pixel: for
// each scroll view a box that cuts, in it the content as tiles, and in front of the content what stays.

/// The layers of what moves, by the numbers of scroll views.
const movedLayers = new Map();
/// Counts the frames of the application that the picture has shown.
let framesShown = 0;

/// Puts what the page moves in its place over the picture, and takes away what does not move any more.
function drawPredictions() {
  const active = [...predictions.values()].filter((prediction) => prediction.isActive);
  const numbers = new Set(active.map(({ scroller }) => scroller.n));
  for (const [number, layers] of movedLayers) {
    if (numbers.has(number)) continue;
    layers.box.remove();
    movedLayers.delete(number);
  }
  for (const prediction of active) {
    const number = prediction.scroller.n;
    if (!movedLayers.has(number)) movedLayers.set(number, new MovedLayers());
    movedLayers.get(number).show(prediction);
  }
  // Their texts have no colour, and would be blended over all that moves.
  layer.classList.toggle("under-way", active.length > 0);
  if (active.length === 0) sayShown();
}

class MovedLayers {
  box = document.createElement("div");
  content = document.createElement("div");
  /// The last frame's own pixels of the content, for where there are no tiles.
  former = document.createElement("canvas");
  formerIs = "";
  still = [];
  stillIs = "";
  tilesAre = -1;
  /// Whether tiles show all that can be seen of the content.
  isTiled = false;

  constructor() {
    this.content.append(this.former);
    this.box.append(this.content);
    $("moving").append(this.box);
  }

  show(prediction) {
    const { scroller } = prediction;
    const scale = devicePixelRatio;
    const seen = edges(scroller.visible, Math.round);
    const [left, top] = seen;
    const places = (offset) => [0, 1].map((axis) => Math.round((scroller.frame[axis] - offset[axis]) * scale) - seen[axis]);
    place(this.box, ...seen);
    this.box.style.backgroundColor = scroller.background;
    const [x, y] = places(shownOffset(prediction));
    this.content.style.transform = `translate(${x / scale}px, ${y / scale}px)`;
    const still = [...scroller.fixed, ...scroller.covers].map((box) => edges(box, Math.floor, Math.ceil))
      .filter(([x, y, endX, endY]) => endX > x && endY > y);
    this.#showTiles(scroller);
    this.isTiled = isTiled(scroller, [-x, -y, seen[2] - left - x, seen[3] - top - y]);
    if (!this.isTiled) {
      this.#showFormer(scroller, seen, places(scroller.shown), still);
    }
    this.#showStill(still, left, top);
  }

  #showTiles(scroller) {
    if (this.tilesAre === scroller.tilesAre) return;
    this.tilesAre = scroller.tilesAre;
    const wanted = new Set([this.former, ...[...scroller.tiles.values()].map((tile) => tile.element)]);
    for (const element of [...this.content.children]) if (!wanted.has(element)) element.remove();
    for (const element of wanted) if (element.parentNode !== this.content) this.content.append(element);
  }

  /// Shows what the last frame of the application has of the content, without what stays: nothing but tiles is
  /// known of what lies below that.
  #showFormer(scroller, [left, top, right, bottom], [x, y], still) {
    const now = [framesShown, left, top, right, bottom, x, y, still].join();
    if (this.formerIs === now) return;
    this.formerIs = now;
    resize(this.former, right - left, bottom - top);
    place(this.former, -x, -y, right - left - x, bottom - top - y);
    const ink = this.former.getContext("2d", { alpha: false });
    ink.drawImage(picture, -left, -top);
    ink.fillStyle = scroller.background;
    for (const [x, y, endX, endY] of still) ink.fillRect(x - left, y - top, endX - x, endY - y);
  }

  #showStill(boxes, left, top) {
    const now = [framesShown, left, top, boxes].join();
    if (this.stillIs === now) return;
    this.stillIs = now;
    while (this.still.length > boxes.length) this.still.pop().remove();
    boxes.forEach(([x, y, endX, endY], at) => {
      if (!this.still[at]) this.box.append(this.still[at] = document.createElement("canvas"));
      const canvas = this.still[at];
      resize(canvas, endX - x, endY - y);
      place(canvas, x - left, y - top, endX - left, endY - top);
      canvas.getContext("2d", { alpha: false }).drawImage(picture, -x, -y);
    });
  }
}

let isRehearsed = false;

/// Makes layers once behind the picture. A browser compiles code and prepares its own layers when they are first used:
/// the first finger that moves something would wait for that.
async function rehearse() {
  const scroller = scrollers.get(scrollOrder.at(-1));
  if (isRehearsed || !motion || !scroller?.tiles.size || predictions.size > 0) return;
  isRehearsed = true;
  const layers = new MovedLayers();
  layers.box.style.zIndex = -1;
  for (const way of [0, 1, 2]) {
    layers.show({ scroller, shift: [0, way], fixedAt: scroller.offset });
    await new Promise(requestAnimationFrame);
  }
  layers.box.remove();
}

/// Makes a tile's element: its picture, or else what lies behind the content, which it inherits.
function tileElement({ x, y }, image) {
  const element = document.createElement(image ? "canvas" : "div");
  const [width, height] = [image?.width ?? 512, image?.height ?? 256];
  place(element, x * 512, y * 256, x * 512 + width, y * 256 + height);
  if (image) {
    resize(element, width, height);
    element.getContext("bitmaprenderer", { alpha: false }).transferFromImageBitmap(image);
  }
  return element;
}

/// Whether tiles show all of a part of the content, in its pixels.
function isTiled({ tiles }, [left, top, right, bottom]) {
  for (let y = Math.floor(top / 256); y * 256 < bottom; y += 1) {
    for (let x = Math.floor(left / 512); x * 512 < right; x += 1) if (!tiles.has(`${x},${y}`)) return false;
  }
  return true;
}

/// Gives an element a place in pixels of the screen.
function place(element, left, top, right, bottom) {
  const scale = devicePixelRatio;
  const text = [left, top, right, bottom].join();
  if (element.dataset.place === text) return;
  element.dataset.place = text;
  Object.assign(element.style, {
    left: `${left / scale}px`, top: `${top / scale}px`,
    width: `${(right - left) / scale}px`, height: `${(bottom - top) / scale}px`,
  });
}

function resize(canvas, width, height) {
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
}

/// The edges of a rectangle of the screen in whole pixels.
function edges([x, y, width, height], low, high = low) {
  const scale = devicePixelRatio;
  return [
    Math.max(0, low(x * scale)), Math.max(0, low(y * scale)),
    Math.min(picture.width, high((x + width) * scale)), Math.min(picture.height, high((y + height) * scale)),
  ];
}
