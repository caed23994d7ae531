// Drives a Chromium without a window by the DevTools protocol over a pipe: needs nothing but Node.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/// The first Chromium on the path; nil if there is none.
export function findBrowser() {
  const names = [process.env.CHROMIUM, "chromium", "chromium-browser", "google-chrome"];
  return names.filter(Boolean).find((name) => spawnSync(name, ["--version"]).status === 0) ?? null;
}

export class Browser {
  #process; #folder; #buffer = ""; #last = 0; #waiting = new Map(); #listeners = new Map();

  constructor(program) {
    this.#folder = mkdtempSync(join(tmpdir(), "page-test-"));
    this.#process = spawn(program, [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--force-color-profile=srgb", "--hide-scrollbars", "--remote-debugging-pipe",
      `--user-data-dir=${this.#folder}`, "about:blank",
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    this.#process.stdio[4].setEncoding("utf8").on("data", (text) => this.#take(text));
  }

  /// The number of the browser's process.
  get process() { return this.#process.pid; }

  #take(text) {
    this.#buffer += text;
    const messages = this.#buffer.split("\0");
    this.#buffer = messages.pop();
    for (const message of messages.map((text) => JSON.parse(text))) {
      const waiting = this.#waiting.get(message.id);
      if (waiting) {
        this.#waiting.delete(message.id);
        message.error ? waiting.fail(new Error(message.error.message)) : waiting.done(message.result);
      } else if (message.sessionId) this.#listeners.get(message.sessionId)?.(message);
    }
  }

  send(method, params = {}, sessionId) {
    const id = ++this.#last;
    return new Promise((done, fail) => {
      this.#waiting.set(id, { done, fail });
      this.#process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    });
  }

  /// Opens a page of a size in points, at a density.
  async open(link, { width, height, scale, isTouch = false, dark = false }) {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this, sessionId, targetId);
    this.#listeners.set(sessionId, (message) => page.hear(message));
    await page.send("Runtime.enable");
    await page.send("Log.enable");
    await page.send("Page.enable");
    await page.send("Emulation.setDeviceMetricsOverride", {
      width, height, deviceScaleFactor: scale, mobile: isTouch,
    });
    if (isTouch) await page.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await page.prefer({ "prefers-color-scheme": dark ? "dark" : "light" });
    await page.front();
    await page.send("Page.navigate", { url: link });
    return page;
  }

  async close() {
    await this.send("Browser.close").catch(() => {});
    await new Promise((done) => this.#process.once("exit", done));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export class Page {
  /// What the page wrote to its console as an error.
  errors = [];

  constructor(browser, sessionId, targetId) { Object.assign(this, { browser, sessionId, targetId }); }

  /// Browsers let only the front page be touched, and show no frames in the others.
  front() { return this.send("Page.bringToFront"); }

  close() { return this.browser.send("Target.closeTarget", { targetId: this.targetId }); }

  send(method, params) { return this.browser.send(method, params, this.sessionId); }

  hear({ method, params }) {
    if (method === "Runtime.exceptionThrown") this.errors.push(params.exceptionDetails.exception?.description);
    if (method === "Log.entryAdded" && params.entry.level === "error") this.errors.push(params.entry.text);
    if (method === "Runtime.consoleAPICalled" && params.type === "error") {
      this.errors.push(params.args.map((value) => value.description ?? value.value).join(" "));
    }
  }

  async run(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, awaitPromise: true, returnByValue: true, userGesture: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
    return result.value;
  }

  /// Waits until an expression is true.
  async until(expression, what = expression, seconds = 15) {
    const end = Date.now() + seconds * 1000;
    for (;;) {
      const value = await this.run(expression).catch(() => null);
      if (value) return value;
      if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
      await pause(0.05);
    }
  }

  prefer(features) {
    return this.send("Emulation.setEmulatedMedia", {
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });
  }

  /// Waits until no frame came for so long.
  async still(seconds = 0.6) {
    await this.until("!document.getElementById('veil').hidden === false", "a connection");
    let former = "";
    for (;;) {
      const now = await this.digest();
      if (now === former) return;
      former = now;
      await pause(seconds);
    }
  }

  digest() {
    return this.run(`(async () => {
      const c = document.getElementById('picture');
      const d = c.getContext('2d').getImageData(0, 0, c.width, c.height).data;
      let h = c.width * 31 + c.height;
      const w = new Uint32Array(d.buffer);
      for (let i = 0; i < w.length; i += 1) h = Math.imul(h ^ w[i], 16777619);
      return h + " " + (typeof movedLayers === "undefined" ? "" : movedLayers.size);
    })()`);
  }

  /// The pixels of the canvas, as red, green, blue and alpha.
  async pixels() {
    const [width, height, text] = await this.run(`(async () => {
      const c = document.getElementById('picture');
      const d = c.getContext('2d').getImageData(0, 0, c.width, c.height).data;
      const parts = [];
      for (let i = 0; i < d.length; i += 32768) parts.push(String.fromCharCode(...d.subarray(i, i + 32768)));
      return [c.width, c.height, btoa(parts.join(''))];
    })()`);
    return { width, height, data: Buffer.from(text, "base64") };
  }

  async screenshot() {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    return Buffer.from(data, "base64");
  }

  // Input -----------------------------------------------------------------------------------

  mouse(type, x, y, more = {}) {
    return this.send("Input.dispatchMouseEvent", { type, x, y, button: "none", ...more });
  }

  async click(x, y, button = "left") {
    await this.mouse("mouseMoved", x, y);
    await this.mouse("mousePressed", x, y, { button, clickCount: 1 });
    await this.mouse("mouseReleased", x, y, { button, clickCount: 1 });
  }

  async drag(x, y, toX, toY, steps = 12) {
    await this.mouse("mouseMoved", x, y);
    await this.mouse("mousePressed", x, y, { button: "left", clickCount: 1 });
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      await this.mouse("mouseMoved", x + (toX - x) * share, y + (toY - y) * share, { button: "left" });
      await pause(0.016);
    }
    await this.mouse("mouseReleased", toX, toY, { button: "left", clickCount: 1 });
  }

  wheel(x, y, deltaX, deltaY) { return this.mouse("mouseWheel", x, y, { deltaX, deltaY }); }

  type(text) { return this.send("Input.insertText", { text }); }

  async key(key, modifiers = 0, code = key, keyCode = 0) {
    const event = { key, code, modifiers, windowsVirtualKeyCode: keyCode };
    // A keyboard's return has a text; without it no line is broken.
    const down = key === "Enter" && !modifiers ? { type: "keyDown", text: "\r" } : { type: "rawKeyDown" };
    await this.send("Input.dispatchKeyEvent", { ...down, ...event });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  }

  // Elements --------------------------------------------------------------------------------

  /// The elements of the browser's own accessibility tree, with role, name and place.
  async accessible() {
    const { nodes } = await this.send("Accessibility.getFullAXTree");
    return nodes.filter((node) => !node.ignored).map((node) => ({
      role: node.role?.value, name: node.name?.value ?? "", backend: node.backendDOMNodeId,
      description: node.description?.value ?? "", value: node.value?.value ?? "",
      properties: Object.fromEntries((node.properties ?? []).map((p) => [p.name, p.value.value])),
    }));
  }

  /// Waits for an element with a role and a name, and gives the middle of its place.
  async find(role, name, seconds = 10) {
    const end = Date.now() + seconds * 1000;
    for (;;) {
      const node = (await this.accessible()).find((node) =>
        node.role === role && (name instanceof RegExp ? name.test(node.name) : node.name === name));
      if (node) {
        const box = await this.send("DOM.getBoxModel", { backendNodeId: node.backend }).catch(() => null);
        if (box) {
          const [x, y, , , right, bottom] = box.model.border;
          return { x: (x + right) / 2, y: (y + bottom) / 2, node };
        }
      }
      if (Date.now() > end) throw new Error(`no ${role} named ${name}`);
      await pause(0.1);
    }
  }

  async tap(role, name) {
    const { x, y } = await this.find(role, name);
    await this.click(x, y);
  }
}

export const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

/// The pixels of a PNG file, or of its bytes, read by the browser itself.
export async function decoded(browser, file, screen) {
  const bytes = typeof file === "string" ? readFileSync(file) : file;
  const page = await browser.open("about:blank", screen);
  const text = await page.run(`(async () => {
    const bytes = Uint8Array.from(atob("${bytes.toString("base64")}"), (c) => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]), { colorSpaceConversion: "none" });
    const canvas = new OffscreenCanvas(image.width, image.height);
    const paper = canvas.getContext("2d", { alpha: false });
    paper.drawImage(image, 0, 0);
    const data = paper.getImageData(0, 0, image.width, image.height).data;
    const parts = [];
    for (let i = 0; i < data.length; i += 32768) parts.push(String.fromCharCode(...data.subarray(i, i + 32768)));
    return btoa(parts.join(""));
  })()`);
  await page.close();
  return Buffer.from(text, "base64");
}
