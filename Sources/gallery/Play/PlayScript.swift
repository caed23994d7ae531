/// The scripts of a page that solves layouts.
enum PlayScript {
  /// The engine's functions, and what they leave in its memory, as a class.
  static let engine = """
    class Engine {
      static async start(engine, layout) {
        const packed = new Blob([Engine.bytes(engine)]).stream();
        const code = await new Response(packed.pipeThrough(new DecompressionStream("gzip")))
          .arrayBuffer();
        const {instance} = await WebAssembly.instantiate(code, {});
        return new Engine(instance.exports, Engine.bytes(layout));
      }
      static bytes(text) { return Uint8Array.from(atob(text), letter => letter.charCodeAt(0)); }
      constructor(calls, layout) {
        this.calls = calls;
        const place = calls.makeRoom(layout.length);
        new Uint8Array(calls.memory.buffer, place, layout.length).set(layout);
        if (!calls.load(layout.length)) throw new Error("The page's layout cannot be read.");
        this.kinds = new Map();
      }
      /// The elements in a rectangle of the content, those behind first.
      find(x, y, width, height) {
        const count = this.calls.find(x, y, width, height);
        const all = new Float64Array(this.calls.memory.buffer, this.calls.elements(), count * 9);
        return Array.from({length: count}, (_, index) => {
          const [category, kind, section, item, x, y, width, height, depth] =
            all.subarray(index * 9, index * 9 + 9);
          return {category, kind, section, item, x, y, width, height, depth};
        });
      }
      words(count) {
        const place = this.calls.words();
        return new TextDecoder().decode(new Uint8Array(this.calls.memory.buffer, place, count));
      }
      nameOfKind(kind) {
        if (!this.kinds.has(kind)) this.kinds.set(kind, this.words(this.calls.nameKind(kind))
          .replace(/^UICollectionElementKindSection/, ""));
        return this.kinds.get(kind);
      }
      explain(index, x, y, width, height) {
        return this.words(this.calls.explain(index, x, y, width, height));
      }
    }
    if (typeof module !== "undefined") module.exports = {Engine};
    """

  /// What the page shows, and what becomes of fingers and fields.
  static let page = """
    const $ = id => document.getElementById(id);
    const longest = 8e6, categories = ["cell", "supplementary", "decoration"];
    const insets = ["Inset above", "Leading inset", "Inset below", "Trailing inset"];
    let engine, width, height, chosen, shown = [], pool = [], solving = 0, waits = false;

    /// The visible part of the content. Content that is longer than a browser's scroll views can
    /// be is scrolled by a share of its length.
    function place() {
      const {calls} = engine, scroller = $("scroller");
      const at = (length, size, offset) => {
        const [all, room] = [Math.min(length, longest) - size, length - size];
        return all <= 0 || room <= all ? offset : offset / all * room;
      };
      return [at(calls.contentWidth(), width, scroller.scrollLeft),
        at(calls.contentHeight(), height, scroller.scrollTop), width, height];
    }
    function solve(change) {
      const start = performance.now();
      change();
      solving = performance.now() - start;
      update();
    }
    function update() {
      const {calls} = engine;
      $("length").style.width = Math.min(calls.contentWidth(), longest) + "px";
      $("length").style.height = Math.min(calls.contentHeight(), longest) + "px";
      $("size").textContent = `${width} × ${height} points, content ` +
        `${calls.contentWidth()} × ${calls.contentHeight()}`;
      draw();
    }
    function draw() {
      const [x, y] = place(), start = performance.now();
      shown = engine.find(...place());
      const finding = performance.now() - start;
      while (pool.length < shown.length) {
        const box = document.createElement("div");
        box.addEventListener("click", () => choose(pool.indexOf(box)));
        pool.push(box);
        $("elements").append(box);
      }
      pool.forEach((box, index) => {
        const element = shown[index];
        box.hidden = !element;
        if (!element) return;
        const {category, kind, section, item} = element;
        box.className = categories[category] + (same(element, chosen) ? " chosen" : "");
        box.textContent = category == 0 ? `${section}–${item}` : engine.nameOfKind(kind);
        box.style.cssText = `--hue: ${(section * 67 + 211) % 360}; ` +
          `left: ${element.x - x}px; top: ${element.y - y}px; ` +
          `width: ${element.width}px; height: ${element.height}px`;
      });
      $("cost").textContent = `Solved in ${solving.toFixed(2)} ms, ${shown.length} elements found ` +
        `in ${finding.toFixed(2)} ms`;
    }
    function same(one, other) {
      return other && ["category", "kind", "section", "item"].every(key => one[key] == other[key]);
    }
    function choose(index) {
      chosen = shown[index];
      $("why").textContent = engine.explain(index, ...place());
      draw();
    }
    function redraw() {
      if (waits) return;
      waits = true;
      requestAnimationFrame(() => { waits = false; draw(); });
    }
    function resize(newWidth, newHeight) {
      [width, height] = [newWidth, newHeight].map(side => Math.max(40, Math.round(side)));
      for (const box of [$("screen"), $("elements")]) {
        [box.style.width, box.style.height] = [width + "px", height + "px"];
      }
      $("elements").style.marginBottom = -height + "px";
      solve(() => engine.calls.resize(width, height));
    }
    function fields() {
      const {calls} = engine, section = +$("section").value || 0;
      $("items").value = calls.itemCount(section);
      $("itemsSlider").value = Math.log10(calls.itemCount(section) + 1);
      const lengths = calls.isFlow()
        ? ["Spacing of lines", ...insets, "Spacing of items"]
        : ["Spacing of groups", ...insets, "Spacing of sections"];
      $("lengths").replaceChildren(...lengths.map((name, number) => {
        const label = document.createElement("label");
        label.innerHTML = `<span></span><input type="range" min="0" max="64"><output></output>`;
        const [title, field, output] = label.children;
        title.textContent = name;
        field.value = output.value = calls.length(number, section);
        field.addEventListener("input", () => {
          output.value = field.value;
          solve(() => calls.setLength(number, section, +field.value));
        });
        return label;
      }));
    }
    function setItems(count) {
      $("items").value = count;
      solve(() => engine.calls.setItemCount(+$("section").value, Math.max(0, Math.round(count))));
    }
    function dragsEdge(edge, change) {
      edge.addEventListener("pointerdown", start => {
        edge.setPointerCapture(start.pointerId);
        const [from, sides] = [start, [width, height]];
        const move = event =>
          change(sides, event.clientX - from.clientX, event.clientY - from.clientY);
        edge.addEventListener("pointermove", move);
        edge.addEventListener("pointerup", () => edge.removeEventListener("pointermove", move),
          {once: true});
      });
    }
    /// Rows that scroll across are scrolled by wheels and fingers that move across.
    function scrollsRows() {
      let rest, from;
      const scroll = (event, distance, rests) => {
        const box = $("scroller").getBoundingClientRect(), [x, y] = place();
        return engine.calls.scrollRow(
          event.clientX - box.left + x, event.clientY - box.top + y, distance, rests);
      };
      const way = distance => $("mirrored").checked ? -distance : distance;
      $("scroller").addEventListener("wheel", event => {
        if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
        if (!scroll(event, way(event.deltaX), false)) return;
        event.preventDefault();
        redraw();
        clearTimeout(rest);
        rest = setTimeout(() => { scroll(event, 0, true); draw(); }, 180);
      }, {passive: false});
      $("scroller").addEventListener("pointerdown", event => { from = event; });
      $("scroller").addEventListener("pointermove", event => {
        if (!from || !event.buttons) return;
        if (scroll(from, way(from.clientX - event.clientX), false)) redraw();
        from = event;
      });
      $("scroller").addEventListener("pointerup", event => {
        if (from && scroll(event, 0, true)) redraw();
        from = undefined;
      });
    }
    async function start() {
      engine = await Engine.start(engineBytes, layoutBytes);
      const screen = $("screen").getBoundingClientRect();
      for (let section = 0; section < engine.calls.sectionCount(); section += 1) {
        if (section < 500) $("section").append(new Option(section, section));
      }
      $("section").addEventListener("change", fields);
      $("items").addEventListener("input", () => setItems(+$("items").value));
      $("itemsSlider").addEventListener("input", () =>
        setItems(Math.pow(10, +$("itemsSlider").value) - 1));
      $("mirrored").addEventListener("change", () =>
        solve(() => engine.calls.setRightToLeft($("mirrored").checked)));
      $("scroller").addEventListener("scroll", redraw);
      $("controls").addEventListener("submit", event => event.preventDefault());
      dragsEdge($("right"), ([width, height], x) => resize(width + x, height));
      dragsEdge($("bottom"), ([width, height], _, y) => resize(width, height + y));
      scrollsRows();
      fields();
      resize(screen.width, screen.height);
      document.body.dataset.ready = "yes";
    }
    start().catch(error => { $("why").textContent = error; });
    """
}
