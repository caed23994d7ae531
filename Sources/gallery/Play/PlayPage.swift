import Foundation
import GalleryScenes

/// A page that solves a layout by the engine itself while a person changes it: one file that needs
/// no server and loads nothing.
struct PlayPage {
  let scene: Scene
  /// The layout as bytes.
  let layout: [UInt8]
  /// The engine as WebAssembly, compressed by gzip.
  let engine: Data

  var text: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(scene.title.escaped) – a layout to play with</title>
    <style>\(PageStyle.all)\n\(Self.style)</style>
    </head>
    <body>
    <header>
    <h1>\(scene.title.escaped)</h1>
    <p>\(scene.summary.escaped) Drag the edges of the screen, change numbers, click an element: this
    page solves the layout itself, by the engine of OpenCollectionView.</p>
    </header>
    <main>
    <div id="screen" style="width:\(scene.defaultSize.width)px;\
    height:\(scene.defaultSize.height)px">
    <div id="scroller" tabindex="0"><div id="elements"></div><div id="length"></div></div>
    <div class="edge" id="right"></div><div class="edge" id="bottom"></div>
    </div>
    <form id="controls">
    <p id="size"></p>
    <label>Section <select id="section"></select></label>
    <label>Items <input id="items" type="number" min="0" max="10000000"></label>
    <input id="itemsSlider" type="range" min="0" max="7" step="0.001" aria-label="Items">
    <div id="lengths"></div>
    <label class="check"><input id="mirrored" type="checkbox"> Right to left</label>
    <p id="cost"></p>
    <pre id="why">Click an element to see how it came to its frame.</pre>
    </form>
    </main>
    <script>
    const layoutBytes = "\(Data(layout).base64EncodedString())";
    const engineBytes = "\(engine.base64EncodedString())";
    \(PlayScript.engine)
    \(PlayScript.page)
    </script>
    </body>
    </html>

    """
  }

  private static let style = """
    main { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start; }
    #screen { position: relative; flex: none; max-width: 100%; background: var(--card);
      border-radius: 18px; box-shadow: 0 0 0 1px rgb(128 128 128 / .3); touch-action: none; }
    #scroller { position: absolute; inset: 0; overflow: auto; border-radius: inherit;
      touch-action: pan-y pan-x; outline: none; scrollbar-width: none; }
    #elements { position: sticky; top: 0; left: 0; overflow: hidden; }
    #elements div { position: absolute; overflow: hidden; border-radius: 6px; padding: 1px 4px;
      font-size: 12px; line-height: 1.3; color: #fff; cursor: pointer; white-space: nowrap;
      user-select: none; }
    #elements .cell { background: hsl(var(--hue) 62% 52%); }
    #elements .supplementary { background: rgb(110 110 120 / .85); border-radius: 3px; }
    #elements .decoration { background: rgb(120 120 128 / .16); border-radius: 12px;
      color: transparent; }
    #elements .chosen { outline: 3px solid var(--text); outline-offset: -3px; }
    .edge { position: absolute; background: #0a7aff; border-radius: 4px; touch-action: none; }
    #right { right: -11px; top: calc(50% - 28px); width: 7px; height: 56px; cursor: ew-resize; }
    #bottom { bottom: -11px; left: calc(50% - 28px); height: 7px; width: 56px;
      cursor: ns-resize; }
    #controls { flex: 1 1 18rem; max-width: 40rem; min-width: 0; display: grid; gap: .7rem; }
    #controls label { display: grid; grid-template-columns: 9.5rem 1fr 4.5rem; gap: .6rem;
      align-items: center; }
    #controls input, #controls select { width: 100%; padding: .35rem .7rem; border: 0;
      border-radius: 10px; background: var(--card); color: inherit; font: inherit; }
    #controls input[type=range] { padding: 0; background: none; }
    #controls .check { grid-template-columns: 1.5rem 1fr; }
    #lengths { display: grid; gap: .7rem; } #lengths output { text-align: right; }
    #size, #cost { margin: 0; color: var(--quiet); }
    #why { margin: 0; white-space: pre-wrap; min-height: 6rem; }
    """
}
