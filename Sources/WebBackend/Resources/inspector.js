// The inspector: a scene in several traits side by side, each pane a report of the server.
"use strict";

const query = new URLSearchParams(location.search);
const key = query.get("key") ?? "";
const byId = (id) => document.getElementById(id);
const textSizes = ["extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
  "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge"];
let scene = query.get("scene") ?? "";
let chosen = null;
let current = null;
let panes = [];
let wanted = { frames: false, groups: false, faults: true };

class Pane {
  constructor(options) {
    Object.assign(this, { width: null, height: null, dark: false, rtl: false, textSize: "large" }, options);
    this.element = words("section", "", byId("panes"), "pane");
    this.element.addEventListener("pointerdown", () => makeCurrent(this));
    this.makeBar();
    this.stage = words("div", "", this.element, "stage");
    this.canvas = words("canvas", "", this.stage);
    this.drawing = shape("svg", {}, this.stage);
    this.targets = shape("g", {}, this.drawing);
    this.marks = shape("g", { class: "drawn" }, this.drawing);
    if (scene) for (const [side, name] of [["right", "Width"], ["bottom", "Height"]]) this.makeGrip(side, name);
    this.load();
  }

  /// The conditions of the pane. A live page has its own.
  makeBar() {
    const bar = words("div", "", this.element, "bar");
    if (scene) {
      const number = (name) => {
        const field = words("input", "", bar);
        Object.assign(field, { type: "number", min: 40, max: 2000, step: 1, ariaLabel: name });
        field.addEventListener("change", () => this.resize(name.toLowerCase(), Number(field.value)));
        return field;
      };
      this.fields = { width: number("Width"), height: number("Height") };
      const sizes = words("select", "", bar);
      sizes.ariaLabel = "Text size";
      for (const name of textSizes) sizes.add(new Option(name, name, false, name === this.textSize));
      sizes.addEventListener("change", () => { this.textSize = sizes.value; this.load(); });
      for (const [name, title] of [["dark", "Dark"], ["rtl", "Right to left"]]) {
        const label = words("label", "", bar);
        const field = words("input", "", label);
        Object.assign(field, { type: "checkbox", checked: this[name] });
        field.addEventListener("change", () => { this[name] = field.checked; this.load(); });
        label.append(title);
      }
    } else {
      const again = words("button", "Read again", bar);
      again.type = "button";
      again.addEventListener("click", () => this.load());
    }
    this.said = words("span", "", bar, "said");
    const close = words("button", "×", bar, "close");
    Object.assign(close, { type: "button", ariaLabel: "Close this pane" });
    close.addEventListener("click", () => this.close());
  }

  /// An edge of the container that can be dragged, or moved by the arrow keys.
  makeGrip(side, name) {
    const grip = words("div", "", this.stage, `grip ${side}`);
    const axis = name.toLowerCase();
    Object.assign(grip, { tabIndex: 0, role: "separator", ariaLabel: name });
    let from = null;
    const at = (event) => axis === "width" ? event.clientX : event.clientY;
    grip.addEventListener("pointerdown", (event) => {
      grip.setPointerCapture(event.pointerId);
      grip.classList.add("held");
      from = { place: at(event), length: this[axis] };
      event.preventDefault();
    });
    grip.addEventListener("pointermove", (event) => { if (from) this.resize(axis, from.length + at(event) - from.place); });
    for (const end of ["pointerup", "pointercancel"]) {
      grip.addEventListener(end, () => { from = null; grip.classList.remove("held"); });
    }
    grip.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -10, ArrowUp: -10, ArrowRight: 10, ArrowDown: 10 }[event.key];
      if (!step) return;
      event.preventDefault();
      this.resize(axis, this[axis] + (event.shiftKey ? step / 10 : step));
    });
  }

  resize(axis, length) {
    if (!Number.isFinite(length)) return;
    const next = Math.round(Math.min(2000, Math.max(40, length)));
    if (next === this[axis]) return;
    this[axis] = next;
    this.load();
  }

  close() {
    panes = panes.filter((pane) => pane !== this);
    this.element.remove();
    if (current === this) makeCurrent(panes[0] ?? null);
  }

  address(more = {}) {
    const options = { key, ...more };
    if (!scene) return `inspect.json?${new URLSearchParams(options)}`;
    if (this.width) options.size = `${this.width}x${this.height}`;
    if (this.dark) options.dark = 1;
    if (this.rtl) options.rtl = 1;
    if (this.textSize !== "large") options["text-size"] = this.textSize;
    return `inspect/${encodeURIComponent(scene)}.json?${new URLSearchParams(options)}`;
  }

  /// Asks for the report, one at a time: while an edge is dragged only the last size counts.
  async load() {
    if (this.isBusy) { this.isOutdated = true; return; }
    this.isBusy = true;
    this.stage.classList.add("busy");
    const asked = this.address();
    try {
      const response = await fetch(asked);
      if (!response.ok) throw new Error((await response.text()).trim());
      const report = await response.json();
      const bytes = Uint8Array.from(atob(report.picture?.base64 ?? ""), (letter) => letter.charCodeAt(0));
      const picture = bytes.length ? await createImageBitmap(new Blob([bytes]), { colorSpaceConversion: "none" }) : null;
      this.said.textContent = "";
      this.show(report, picture);
    } catch (error) {
      this.said.textContent = error.message;
    }
    this.isBusy = false;
    this.stage.classList.remove("busy");
    if (!this.isOutdated) return;
    this.isOutdated = false;
    this.load();
  }

  show(report, picture) {
    this.report = report;
    this.elements = elementsOf(report);
    const { width, height } = report.conditions;
    if (!this.isOutdated || !this.width) Object.assign(this, { width, height });
    if (this.fields) Object.assign(this.fields.width, { value: width }) && Object.assign(this.fields.height, { value: height });
    this.stage.style.width = `${width}px`;
    this.stage.style.height = `${height}px`;
    this.drawing.setAttribute("viewBox", `0 0 ${width} ${height}`);
    if (picture) {
      Object.assign(this.canvas, { width: picture.width, height: picture.height });
      this.canvas.getContext("2d").drawImage(picture, 0, 0);
    }
    drawTargets(this.targets, this.elements, (id) => choose(this, id));
    this.mark();
    if (current === this || !current) makeCurrent(this);
  }

  mark() { if (this.report) drawMarks(this.marks, this.report, this.elements, chosen, wanted); }
}

/// Chooses an element in all panes; the words are those of one.
function choose(pane, id) {
  chosen = id;
  for (const other of panes) other.mark();
  makeCurrent(pane);
}

function makeCurrent(pane) {
  current = pane;
  for (const other of panes) other.element.classList.toggle("current", other === pane && panes.length > 1);
  if (!pane?.report) return;
  tellElement(byId("why"), pane.elements.find((element) => element.id === chosen));
  tellFaults(byId("problems"), pane.report, (fault) => {
    const near = pane.elements.find((one) => fault.section !== undefined && one.section === fault.section && (fault.item === undefined || one.item === fault.item) && one.kind === fault.kind);
    choose(pane, near?.id ?? null);
  });
  tellDifference(byId("changes"), pane.report.difference);
  byId("json").href = pane.address();
}

function lay(options) {
  for (const pane of panes) pane.element.remove();
  [panes, current] = [[], null];
  panes = options.map((one) => new Pane(one));
}

const sets = {
  appearance: () => [{}, { dark: true }],
  direction: () => [{}, { rtl: true }],
  text: () => ["small", "large", "extraExtraExtraLarge", "accessibilityExtraLarge"].map((textSize) => ({ textSize })),
  devices: () => [[320, 568], [390, 844], [844, 390], [820, 1180]].map(([width, height]) => ({ width, height })),
};

async function begin() {
  byId("home").href = `./?key=${encodeURIComponent(key)}`;
  const scenes = await (await fetch(`scenes.json?key=${encodeURIComponent(key)}`)).json();
  if (!scene && scenes.length) scene = scenes[0].name;
  for (const id of ["scenes", "sets"]) byId(id).hidden = !scenes.length;
  byId("home").hidden = !scenes.length;
  for (const one of scenes) byId("scene").add(new Option(`${one.group}: ${one.title}`, one.name, false, one.name === scene));
  byId("scene").addEventListener("change", () => {
    scene = byId("scene").value;
    chosen = null;
    query.set("scene", scene);
    history.replaceState(null, "", `?${query}`);
    lay(panes.map(({ dark, rtl, textSize }) => ({ dark, rtl, textSize })));
  });
  for (const name of Object.keys(wanted)) byId(name).addEventListener("change", (event) => {
    wanted[name] = event.target.checked;
    for (const pane of panes) pane.mark();
  });
  for (const button of document.querySelectorAll("[data-set]")) {
    button.addEventListener("click", () => lay(sets[button.dataset.set]()));
  }
  lay([{}]);
}

begin();
