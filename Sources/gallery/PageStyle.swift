/// The styles and scripts of the gallery's pages, which load nothing from anywhere.
///
/// Every page fits a phone 390 points wide: columns give way, and what is longer than a line wraps
/// or scrolls within its own box.
enum PageStyle {
  static let all = """
    :root { color-scheme: light dark;
      --ground: #f2f2f7; --card: #fff; --text: #000; --quiet: #6b6b72; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #000; --card: #1c1c1e; --text: #fff; --quiet: #98989f; }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body { margin: 0 auto; padding: clamp(1rem, 4vw, 2rem); max-width: 110rem;
      background: var(--ground); color: var(--text); overflow-wrap: anywhere;
      font: 16px/1.45 Inter, system-ui, sans-serif; }
    h1 { margin: 0; font-size: 2.2rem; } h2 { margin: 2rem 0 1rem; font-size: 1.5rem; }
    h3 { margin: 0; font-size: 1.15rem; }
    a { color: #0a7aff; text-decoration: none; }
    header p, article p, nav, footer { color: var(--quiet); }
    .contents { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1rem 0; padding: 0;
      list-style: none; }
    .contents a { display: block; padding: .4rem .8rem; border-radius: 99px;
      background: var(--card); }
    .contents small { color: var(--quiet); }
    input { width: 100%; max-width: 32rem; padding: .6rem 1rem; border: 0; border-radius: 12px;
      background: var(--card); color: inherit; font: inherit; }
    .scenes { display: grid; gap: 1.5rem;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)); }
    article { min-width: 0; padding: clamp(.75rem, 3vw, 1.25rem); border-radius: 18px;
      background: var(--card); }
    article p { margin: .25rem 0 1rem; min-height: 2.9em; }
    article div { display: grid; gap: .75rem; align-items: start;
      grid-template-columns: repeat(2, minmax(0, 1fr)); }
    article.wide { grid-column: 1 / -1; }
    article img { display: block; width: 100%; height: auto; border-radius: 12px;
      box-shadow: 0 0 0 1px rgb(128 128 128 / .25); }
    @media (max-width: 40rem) { article.wide div { grid-template-columns: minmax(0, 1fr); } }
    nav { margin-top: .9rem; font-size: .9rem; } footer { font-size: .85rem; max-width: 60rem; }
    pre { padding: 1.25rem; border-radius: 18px; background: var(--card); overflow-x: auto;
      overflow-wrap: normal; font: 13px/1.5 ui-monospace, monospace; }
    """

  /// Hides the scenes in which a word of the field is missing, and the groups that are left empty.
  static let filter = """
    const field = document.getElementById("filter");
    const count = document.getElementById("count");
    const all = document.querySelectorAll("article");
    function filter() {
      const words = field.value.toLowerCase().split(/\\s+/).filter(word => word);
      let shown = 0;
      for (const scene of all) {
        scene.hidden = !words.every(word => scene.dataset.words.includes(word));
        if (!scene.hidden) shown += 1;
      }
      for (const group of document.querySelectorAll("section")) {
        group.hidden = !group.querySelector("article:not([hidden])");
        document.querySelector(`.contents a[href="#${group.id}"]`).hidden = group.hidden;
      }
      count.textContent = words.length ? `${shown} of ${all.length} scenes` : "";
    }
    field.hidden = false;
    field.addEventListener("input", filter);
    filter();
    """
}
