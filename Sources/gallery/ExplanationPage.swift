import GalleryScenes

/// The page of a scene in which a click on an element shows its explanation.
///
/// Plain HTML: the image and, above it, an SVG with an area per element that links to its
/// derivation. With the script a page that shows both side by side does not scroll; on a phone, where
/// the derivations lie below the picture, it scrolls to the one that was tapped. The links work
/// without it.
struct ExplanationPage {
  let scene: Scene
  let elements: [ExplainedElement]
  let table: FrameTable

  /// The content of the page's body.
  var body: String {
    let size = table.conditions.size
    let picture = "../" + ContactSheet.picture(of: scene, .light)
    return """
      <header>
      <h1>\(scene.title.escaped)</h1>
      <p><a href="../index.html">Gallery</a> · \(scene.summary.escaped)</p>
      </header>
      <main class="why\(size.width > 500 ? " wide" : "")">
      <figure id="picture">
      <img src="\(picture)" alt="" width="\(size.width.text)" height="\(size.height.text)">
      <svg viewBox="0 0 \(size.width.text) \(size.height.text)">
      \(elements.enumerated().map(area).joined(separator: "\n"))
      </svg>
      </figure>
      <section>
      <p>Click or tap an element of the picture to see how it came to its frame.</p>
      \(elements.enumerated().map(derivation).joined(separator: "\n"))
      <p class="back"><a href="#picture">Back to the picture</a></p>
      </section>
      </main>
      <pre>\(table.text.escaped)</pre>
      <script>\(Self.script)</script>
      """
  }

  private func area(_ index: Int, _ element: ExplainedElement) -> String {
    let frame = element.frame
    return """
      <a href="#why-\(index)"><title>\(element.name.escaped)</title>\
      <rect x="\(frame.minX.text)" y="\(frame.minY.text)" width="\(frame.width.text)" \
      height="\(frame.height.text)"/></a>
      """
  }

  private func derivation(_ index: Int, _ element: ExplainedElement) -> String {
    "<pre id=\"why-\(index)\">\(element.text.escaped)</pre>"
  }

  /// Shows the derivation that a link names, marks it and its area, and scrolls to it where it lies
  /// below the picture.
  private static let script = """
    function show(id) {
      for (const old of document.querySelectorAll(".shown")) old.classList.remove("shown");
      const text = document.getElementById(id);
      const area = document.querySelector(`a[href="#${id}"]`);
      if (!text || !area) return;
      text.classList.add("shown");
      area.classList.add("shown");
      const below = document.querySelector("section").offsetTop
        >= document.getElementById("picture").offsetHeight;
      if (below) text.scrollIntoView({ behavior: "smooth", block: "start" });
    }
    for (const area of document.querySelectorAll("svg a")) {
      area.addEventListener("click", event => {
        event.preventDefault();
        const link = area.getAttribute("href");
        history.replaceState(null, "", link);
        show(link.slice(1));
      });
    }
    show(location.hash.slice(1));
    """

  /// The styles that only this page needs.
  static let style = """
    .why { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start;
      position: relative; margin: 2rem 0; }
    .why figure { position: relative; margin: 0; max-width: 100%; }
    @media (min-width: 56rem) { .why:not(.wide) figure { position: sticky; top: 1rem; } }
    .why img { display: block; max-width: 100%; height: auto; border-radius: 12px; }
    .why svg { position: absolute; inset: 0; width: 100%; height: 100%; }
    .why rect { fill: transparent; stroke: transparent; stroke-width: 2; cursor: pointer; }
    .why a:hover rect, .why a:focus rect { stroke: #ff9500; outline: none; }
    .why a.shown rect { stroke: #ff2d55; fill: rgb(255 45 85 / .12); }
    .why section { flex: 1; min-width: min(22rem, 100%); }
    .why section > p { margin-top: 0; }
    .why .back { display: none; margin: 1rem 0; }
    .why pre.shown ~ .back { display: block; }
    .why section pre { display: none; margin: 0; white-space: pre-wrap; }
    .why section pre.shown, .why section pre:target { display: block; scroll-margin-top: 1rem;
      box-shadow: inset 4px 0 0 #ff2d55; }
    """
}
