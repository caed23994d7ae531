"use strict";
// A page that shows a scene of an application: pixels come in over a WebSocket, input goes out.
const $ = (id) => document.getElementById(id);
const [stage, picture, layer, entry] = ["stage", "picture", "elements", "entry"].map($);
/// The last frame of the application; what the page scrolls itself lies over it.
const paper = picture.getContext("2d", { alpha: false });
const query = new URLSearchParams(location.search);
const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

// Connection -----------------------------------------------------------------------------------

let socket = null;
let attempts = 0;
let queue = Promise.resolve();

function sessionNumber() {
  let number = sessionStorage.getItem("session");
  if (!number) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    number = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    sessionStorage.setItem("session", number);
  }
  return number;
}

function say(kind, fields) {
  if (socket && socket.readyState === WebSocket.OPEN) {
    socket.send(JSON.stringify({ t: kind, ...fields }));
  }
}

function connect() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const link = `${scheme}//${location.host}/live?key=${encodeURIComponent(query.get("key") ?? "")}`;
  const mine = new WebSocket(link);
  socket = mine;
  mine.binaryType = "arraybuffer";
  mine.onopen = () => {
    showFault("");
    attempts = 0;
    conditionsSaid = "";
    lastShown = lastSaid = 0;
    say("hello", { session: sessionNumber(), content: query.get("scene") ?? "", ...wantedLink(), ...conditions() });
    say("visible", { is: document.visibilityState === "visible" });
  };
  mine.onmessage = (event) => {
    if (mine !== socket) return;
    if (typeof event.data === "string") return receive(JSON.parse(event.data));
    if (new Uint32Array(event.data, 0, 1)[0] === 2) {
      const tile = readTile(event.data);
      queue = queue.then(async () => {
        keepTile(tile, await tile.pixels);
        if (mine === socket) say("tiles", { count: 1 });
      }).catch((error) => { console.error(error); mine.close(); });
      return;
    }
    if (new Uint32Array(event.data, 0, 1)[0] === 3) {
      const look = readLook(event.data);
      queue = queue.then(async () => {
        keepLook(look, await look.pixels);
        if (mine === socket) say("looks", { count: 1 });
      }).catch((error) => { console.error(error); mine.close(); });
      return;
    }
    if (new Uint32Array(event.data, 0, 1)[0] === 4) {
      const moved = readMoved(event.data);
      queue = queue.then(async () => keepMoved(moved, await moved.pixels))
        .catch((error) => { console.error(error); mine.close(); });
      return;
    }
    // Frames are shown in their order, although some are unpacked at the same time.
    const frame = readFrame(event.data);
    queue = queue.then(async () => {
      showFrame(frame, await frame.pixels);
      if (mine === socket) frameIsShown(frame.number);
    }).catch((error) => { console.error(error); mine.close(); });
  };
  mine.onclose = (event) => {
    if (mine !== socket) return;
    socket = null;
    fingers.clear();
    endPredictions();
    endPresses();
    endMoves();
    const isFinal = event.code >= 4001 && event.code <= 4003 || event.code === 1008;
    show(isFinal ? event.reason : attempts < 5 ? "" : "The application is not running.", isFinal);
    if (isFinal) return;
    attempts += 1;
    // At first soon: an application that was built anew is back in less than half a second.
    setTimeout(connect, Math.min(4000, 50 * 1.4 ** attempts));
  };
}

/// The last frame that is shown, and the last one of which the application knows that.
let [lastShown, lastSaid] = [0, 0];
let saidAt = 0;
let isSayingLater = false;
/// While the page moves content itself, as many milliseconds lie between frames of the application at least: they
/// cost both sides time that the next frame of the browser needs.
const framePause = 200;
/// The same where the page has all that can be seen of the content, and needs frames for what stays only.
const tiledFramePause = 400;

function frameIsShown(number) {
  lastShown = number;
  if (movedLayers.size === 0) sayShown();
  else if (!isSayingLater) {
    isSayingLater = true;
    const pause = [...movedLayers.values()].every((layers) => layers.isTiled) ? tiledFramePause : framePause;
    setTimeout(() => { isSayingLater = false; sayShown(); }, Math.max(0, saidAt + pause - performance.now()));
  }
}

/// The application draws two frames ahead: while content moves, one is kept from it, so that one comes at a time.
function sayShown() {
  const number = movedLayers.size > 0 ? lastShown - 1 : lastShown;
  if (number <= lastSaid) return;
  lastSaid = number;
  saidAt = performance.now();
  say("shown", { frame: number });
}

/// Shows a notice over the picture; with a button that connects anew.
function show(reason, hasButton) {
  $("veil").hidden = false;
  $("reason").textContent = reason || "Connecting…";
  $("again").hidden = !hasButton;
}

$("again").onclick = () => { show("", false); connect(); };

/// Shows what went wrong with a newer build, until one succeeds.
function showFault(text) {
  $("fault").hidden = !text;
  $("fault").textContent = text;
}

// Pixels ---------------------------------------------------------------------------------------

/// Unpacks pixels in a thread of their own.
const unpacker = new Worker("pixels.js");
const unpacking = new Map();
let lastUnpacked = 0;
unpacker.onmessage = ({ data: { number, images, error } }) => {
  const { done, fail } = unpacking.get(number);
  unpacking.delete(number);
  error ? fail(new Error(error)) : done(images);
};

/// The pixels of boxes of a size each, as pictures or as bytes.
function unpack(bytes, fields) {
  return new Promise((done, fail) => {
    const number = lastUnpacked += 1;
    unpacking.set(number, { done, fail });
    unpacker.postMessage({ number, bytes, ...fields }, [bytes.buffer]);
  });
}

function readFrame(buffer) {
  const [, number, width, height, moves, patches, count, isPacked] = new Uint32Array(buffer, 0, 8);
  const end = 32 + moves * 24 + patches * 16;
  const moved = new Int32Array(buffer.slice(32, 32 + moves * 24));
  const drawn = new Uint32Array(buffer.slice(32 + moves * 24, end));
  const boxes = Array.from({ length: patches }, (_, at) => drawn.slice(at * 4 + 2, at * 4 + 4));
  return { number, width, height, moved, drawn, pixels: unpack(new Uint8Array(buffer, end), { count, isPacked, boxes }) };
}

function showFrame(frame, pixels) {
  framesShown += 1;
  resize(picture, frame.width, frame.height);
  picture.style.width = `${frame.width / devicePixelRatio}px`;
  picture.style.height = `${frame.height / devicePixelRatio}px`;
  for (let at = 0; at < frame.moved.length; at += 6) {
    const [x, y, width, height, dx, dy] = frame.moved.subarray(at, at + 6);
    paper.drawImage(picture, x, y, width, height, x + dx, y + dy, width, height);
  }
  for (let at = 0; at < frame.drawn.length; at += 4) {
    const [x, y, width, height] = frame.drawn.subarray(at, at + 4);
    paper.putImageData(new ImageData(new Uint8ClampedArray(pixels[at / 4]), width, height), x, y);
  }
  ageLooks(frame);
  followItem(frame.number);
  drawPredictions();
  $("veil").hidden = true;
}

// What is heard besides pixels -----------------------------------------------------------------

/// What belongs to frames waits for those before it.
function receive(words) {
  if (["scrollers", "dropped", "presses", "moved"].includes(words.t)) queue = queue.then(() => hear(words));
  else hear(words);
}

function hear(words) {
  switch (words.t) {
    case "scrollers": hearScrollers(words); break;
    case "dropped": hearDropped(words); break;
    case "presses": hearPresses(words); hearOfLift(words); break;
    case "moved": hearMoved(words); break;
    case "depth": followDepth(words.depth); break;
    case "address": followAddress(words.address); break;
    case "title": document.title = words.title; break;
    case "cursor": stage.style.cursor = words.cursor; break;
    case "copied": navigator.clipboard?.writeText(words.text).catch(() => {}); break;
    case "input": followEntry(words); break;
    case "elements": showElements(words); break;
    case "fault": showFault(words.text); break;
  }
}

// Addresses, back and forward, printing ---------------------------------------------------------

/// What follows the number sign of the address is an address that the application opens.
function wantedLink() {
  const text = location.hash.slice(1);
  return text ? { link: text.slice(0, 2000) } : {};
}
// Entries of the page's own have a state.
addEventListener("hashchange", () => {
  if (location.hash.length < 2 || history.state) return;
  history.replaceState({ depth }, "");
  say("link", wantedLink());
});

/// The address names what the application shows, where the application can come back to it.
function followAddress(address) {
  if (!address && !location.hash.startsWith("#uikit-state:")) return;
  history.replaceState({ depth }, "", location.pathname + location.search + (address ? "#" + address : ""));
}

/// How many screens the browser can go back, and how many of its own steps it has still to make.
let depth = history.state?.depth ?? 0;
history.replaceState({ depth }, "");
let steps = 0;

function followDepth(now) {
  while (depth < now) history.pushState({ depth: depth += 1 }, "");
  if (depth > now) {
    steps += 1;
    history.go(now - depth);
    depth = now;
  }
}

addEventListener("popstate", (event) => {
  if (steps > 0) { steps -= 1; return; }
  const wanted = event.state?.depth ?? 0;
  if (wanted < depth) {
    const count = depth - wanted;
    depth = wanted;
    say("back", { count });
  } else if (wanted > depth) {
    // What was left is gone: only the application opens screens.
    steps += 1;
    history.go(depth - wanted);
  }
});

/// The application's own document is printed, and not the pixels of the page.
function printDocument() {
  const place = new URLSearchParams({ key: query.get("key") ?? "", scene: query.get("scene") ?? "", session: sessionNumber() });
  open(`print.pdf?${place}`, "_blank");
}

// The screen -----------------------------------------------------------------------------------

let conditionsSaid = "";
const media = (feature) => matchMedia(`(${feature})`);
const preferences = {
  dark: media("prefers-color-scheme: dark"), still: media("prefers-reduced-motion: reduce"),
  contrast: media("prefers-contrast: more"),
};

function conditions() {
  const style = getComputedStyle(stage);
  const port = window.visualViewport;
  const isZoomed = port && Math.abs(port.scale - 1) > 0.01;
  const keys = port && !isZoomed ? innerHeight - port.height : 0;
  const sides = [style.paddingTop, style.paddingLeft, style.paddingBottom, style.paddingRight];
  return {
    width: Math.max(1, innerWidth), height: Math.max(1, innerHeight), scale: devicePixelRatio,
    safe: sides.map((side) => parseFloat(side) || 0),
    keyboard: keys > 80 ? keys : 0,
    dark: preferences.dark.matches, still: preferences.still.matches,
    contrast: preferences.contrast.matches,
    text: parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
  };
}

function sayConditions() {
  const now = conditions();
  const text = JSON.stringify(now);
  if (text === conditionsSaid) return;
  conditionsSaid = text;
  say("conditions", now);
}

function watchDensity() {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    .addEventListener("change", () => { sayConditions(); watchDensity(); }, { once: true });
}

addEventListener("resize", sayConditions);
visualViewport?.addEventListener("resize", () => { scrollTo(0, 0); sayConditions(); });
for (const preference of Object.values(preferences)) {
  preference.addEventListener("change", sayConditions);
}
document.addEventListener("visibilitychange", () => {
  fingers.clear();
  say("visible", { is: document.visibilityState === "visible" });
});

// Touches, pointers, wheels --------------------------------------------------------------------

/// Events of fingers and wheels have numbers, by which the application says what it has seen.
let lastEvent = 0;
const fingers = new Set();
/// What moved since the last frame of the browser: one message for each finger.
const moved = new Map();
let hovered = null;

function flush() {
  for (const [id, point] of moved) {
    say("touch", { id, phase: "moved", n: ++lastEvent, ...point });
    scrollByFinger(id, 1, point, lastEvent);
    pressByFinger(id, 1, point, lastEvent);
    moveByFinger(id, 1, point, lastEvent);
  }
  moved.clear();
  if (hovered) say("hover", hovered);
  hovered = null;
  drawPredictions();
}

function later() {
  if (moved.size === 0 && !hovered) requestAnimationFrame(flush);
}

const point = (event) => ({ x: event.clientX, y: event.clientY });
const placed = (event) => ({ ...point(event), time: event.timeStamp / 1000 });

stage.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "mouse" && (event.button !== 0 || isMac && event.ctrlKey)) return;
  fingers.add(event.pointerId);
  try { stage.setPointerCapture(event.pointerId); } catch {}
  flush();
  say("touch", { id: event.pointerId, phase: "began", n: ++lastEvent, ...placed(event) });
  pressByFinger(event.pointerId, 0, placed(event), lastEvent);
  moveByFinger(event.pointerId, 0, placed(event), lastEvent);
  // What is lifted is not scrolled.
  if (!isLifting()) scrollByFinger(event.pointerId, 0, placed(event), lastEvent);
});

stage.addEventListener("pointermove", (event) => {
  const isDown = fingers.has(event.pointerId);
  if (!isDown && event.pointerType === "touch") return;
  later();
  if (isDown) moved.set(event.pointerId, placed(event)); else hovered = point(event);
});

function lift(event, phase) {
  if (!fingers.delete(event.pointerId)) return;
  flush();
  say("touch", { id: event.pointerId, phase, n: ++lastEvent, ...placed(event) });
  scrollByFinger(event.pointerId, phase === "ended" ? 2 : 3, placed(event), lastEvent);
  pressByFinger(event.pointerId, phase === "ended" ? 2 : 3, placed(event), lastEvent);
  moveByFinger(event.pointerId, phase === "ended" ? 2 : 3, placed(event), lastEvent);
  // Only within the handling of a touch do phones show a keyboard.
  if (phase === "ended") awaitEntry();
}
stage.addEventListener("pointerup", (event) => lift(event, "ended"));
stage.addEventListener("pointercancel", (event) => lift(event, "cancelled"));
stage.addEventListener("pointerleave", (event) => {
  if (event.pointerType !== "touch") { hovered = null; say("hover", {}); }
});
stage.addEventListener("mousedown", (event) => event.preventDefault());
stage.addEventListener("dragstart", (event) => event.preventDefault());
stage.addEventListener("contextmenu", (event) => {
  event.preventDefault();
  if (event.pointerType !== "touch") say("menu", point(event));
});

stage.addEventListener("wheel", (event) => {
  event.preventDefault();
  if (event.ctrlKey) return;
  const unit = event.deltaMode === 1 ? 18 : event.deltaMode === 2 ? innerHeight * 0.9 : 1;
  let [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
  if (event.shiftKey && dx === 0) [dx, dy] = [dy, 0];
  const notch = event.wheelDeltaY || event.wheelDeltaX || 0;
  const precise = event.deltaMode === 0 && (notch % 120 !== 0 || Math.abs(dx + dy) < 30);
  const limit = (value) => Math.max(-1e5, Math.min(1e5, value));
  [dx, dy] = [limit(dx), limit(dy)];
  if (!dx && !dy) return;
  say("wheel", { ...point(event), dx, dy, precise, n: ++lastEvent });
  scrollByWheel(placed(event), dx, dy, precise, lastEvent);
}, { passive: false });

// Text and keys --------------------------------------------------------------------------------

let input = null;
let isComposing = false;
let isAwaited = 0;

/// The element that enters text is where the caret is, so that input methods are there too.
function followEntry(words) {
  input = words.place ? words : null;
  if (!input) {
    if (document.activeElement === entry) entry.blur();
    return;
  }
  const [x, y, , height] = input.place;
  entry.style.left = `${Math.max(0, Math.min(innerWidth - 4, x))}px`;
  entry.style.top = `${Math.max(0, Math.min(innerHeight - 24, y))}px`;
  entry.style.height = `${Math.max(16, Math.min(200, height))}px`;
  entry.inputMode = input.mode;
  entry.enterKeyHint = input.isMultiline ? "enter" : "go";
  if (document.activeElement !== entry) entry.focus({ preventScroll: true });
}

/// Keeps the keyboard of a phone until it is known whether text is entered.
function awaitEntry() {
  if (!input) return;
  clearTimeout(isAwaited);
  isAwaited = setTimeout(() => { if (input) entry.focus({ preventScroll: true }); }, 30);
}

function clear() { entry.value = ""; }

entry.addEventListener("compositionstart", () => { isComposing = true; });
entry.addEventListener("compositionupdate", (event) => {
  const text = event.data;
  say("marked", { text, start: text.length, length: 0 });
});
entry.addEventListener("compositionend", (event) => {
  isComposing = false;
  if (event.data) say("text", { text: event.data });
  else say("marked", { text: "", start: 0, length: 0 });
  clear();
});

const deletions = {
  deleteContentBackward: "", deleteWordBackward: "a", deleteSoftLineBackward: "m",
  deleteHardLineBackward: "m",
};

entry.addEventListener("beforeinput", (event) => {
  if (isComposing || event.inputType === "insertCompositionText") return;
  event.preventDefault();
  const kind = event.inputType;
  if (kind in deletions) say("key", { key: "Backspace", modifiers: deletions[kind] });
  else if (kind === "insertLineBreak" || kind === "insertParagraph") say("key", { key: "Enter", modifiers: "" });
  else if (kind === "insertText" || kind === "insertReplacementText") {
    const text = event.data ?? event.dataTransfer?.getData("text/plain");
    if (text) say("text", { text });
  }
});
entry.addEventListener("input", () => { if (!isComposing) clear(); });

const named = new Set([
  "Backspace", "Enter", "Escape", "Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown",
]);

function modifiers(event) {
  // Control stands for command where keyboards have no command key.
  const command = isMac ? event.metaKey : event.ctrlKey;
  const control = isMac ? event.ctrlKey : event.metaKey;
  return (event.shiftKey ? "s" : "") + (control ? "c" : "") + (event.altKey ? "a" : "")
    + (command ? "m" : "");
}

addEventListener("keydown", (event) => {
  if (event.isComposing || event.keyCode === 229 || !$("veil").hidden) return;
  const element = event.target.closest?.("#elements > *");
  if (element && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    return activate(element);
  }
  const flags = modifiers(event);
  if (event.key === "p" && flags === "m") { event.preventDefault(); return printDocument(); }
  const isShortcut = flags.includes("m") || flags.includes("c");
  // The browser keeps its own: reload, tabs, zoom; pasting comes as an event.
  if (isShortcut && /^[vrtwnlfg0+=-]$/i.test(event.key) || /^F\d/.test(event.key)) return;
  if (event.key === "Tab" && !input) return;
  const isEntered = document.activeElement === entry && !isShortcut
    && (event.key.length === 1 || event.key === "Enter" || event.key === "Backspace" && !flags);
  if (isEntered || !(named.has(event.key) || [...event.key].length === 1)) return;
  event.preventDefault();
  say("key", { key: event.key, modifiers: flags });
});

addEventListener("paste", (event) => {
  const text = event.clipboardData?.getData("text/plain");
  event.preventDefault();
  if (text) say("paste", { text: text.slice(0, 100000) });
});

// Elements for assistive technologies, and for who finds things by name ------------------------

const elements = new Map();
/// What the application said of each, by its number.
const toldElements = new Map();

function showElements(words) {
  for (const values of words.changed) shape(values);
  const wanted = new Set(words.order);
  for (const [number, element] of elements) {
    if (wanted.has(number)) continue;
    element.remove();
    elements.delete(number);
    toldElements.delete(number);
  }
  let before = layer.firstElementChild;
  for (const number of words.order) {
    const element = elements.get(number);
    if (element === before) before = before.nextElementSibling;
    else layer.insertBefore(element, before);
  }
}

const roles = { text: null, heading: "heading" };
const activated = new Set(["button", "link", "switch", "tab", "slider", "textbox", "searchbox"]);

function shape(values) {
  toldElements.set(values.n, values);
  let element = elements.get(values.n);
  if (!element) {
    element = document.createElement("div");
    elements.set(values.n, element);
  }
  const set = (name, value) => {
    if (value === null || value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  };
  const role = values.role;
  element.dataset.number = values.n;
  set("role", role in roles ? roles[role] : role);
  set("data-identifier", values.id);
  set("aria-description", values.hint);
  set("aria-disabled", values.enabled ? null : "true");
  set("tabindex", activated.has(role) ? "0" : null);
  set("aria-level", role === "heading" ? "2" : null);
  set("aria-checked", role === "switch" ? String(values.value === "1") : null);
  set("aria-valuetext", role === "slider" ? values.value ?? "" : null);
  set("aria-valuenow", role === "slider" ? String(parseFloat(values.value) || 0) : null);
  set("aria-selected", role === "tab" ? String(values.selected) : null);
  set("aria-pressed", role === "button" && values.selected ? "true" : null);
  const isText = role === "text";
  const isField = role === "textbox" || role === "searchbox";
  set("aria-label", isText ? null : values.label);
  const words = [values.label, values.value].filter(Boolean).join(" ");
  element.textContent = isText ? words : isField ? values.value ?? "" : "";
  if (!isText && !isField && role !== "group") {
    // For the browser's search alone: assistive technologies have the label.
    const text = document.createElement("span");
    text.ariaHidden = "true";
    text.textContent = words;
    element.append(text);
  }
  if (!isText && !isField && role !== "switch" && role !== "slider" && values.value) {
    set("aria-description", [values.value, values.hint].filter(Boolean).join(", "));
  }
  const [x, y, width, height] = values.frame;
  Object.assign(element.style, {
    left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
  });
}

function activate(element) { say("activate", { element: Number(element.dataset.number) }); }

layer.addEventListener("click", (event) => {
  // Clicks of a mouse were touches already; those without one are of assistive technologies.
  const element = event.target.closest("#elements > *");
  if (element && event.detail === 0) activate(element);
});
layer.addEventListener("focusin", (event) => {
  const role = event.target.getAttribute("role");
  if (role === "textbox" || role === "searchbox") activate(event.target);
});

show("", false);
watchDensity();
connect();
