// What the inspector draws over a picture, and the words beside it.
"use strict";

const svgName = "http://www.w3.org/2000/svg";

function shape(name, attributes, parent) {
  const made = document.createElementNS(svgName, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent?.append(made);
  return made;
}

function box(frame, kind, parent) {
  return shape("rect", { class: kind, x: frame.x, y: frame.y, width: Math.max(frame.width, .5), height: Math.max(frame.height, .5) }, parent);
}

/// All elements of a report, back to front, or its views where no layout places elements.
function elementsOf(report) {
  const rank = { decoration: 0, supplementary: 1, cell: 1 };
  const all = report.layouts.flatMap((layout, index) => layout.elements.map((element) => ({
    ...element, id: `${index} ${element.name} ${element.category}`, layout, area: element.frame.width * element.frame.height,
  })));
  if (all.length) return all.sort((a, b) => (rank[a.category] - rank[b.category]) || (a.zIndex - b.zIndex) || (b.area - a.area));
  return report.views.map((view) => ({ ...view, id: view.name, sketch: { boxes: [], lines: [] }, sizes: [], isView: true }));
}

/// The areas that can be clicked.
function drawTargets(layer, elements, choose) {
  layer.replaceChildren(...elements.map((element) => {
    const area = box(element.frame, "target");
    area.setAttribute("tabindex", "0");
    area.setAttribute("role", "button");
    area.setAttribute("aria-label", element.name);
    area.dataset.id = element.id;
    area.addEventListener("click", () => choose(element.id));
    area.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      choose(element.id);
    });
    return area;
  }));
}

/// The outlines that were asked for, and the derivation of the chosen element.
function drawMarks(layer, report, elements, chosen, wanted) {
  layer.replaceChildren();
  if (wanted.frames) for (const element of elements) box(element.frame, "outline", layer);
  if (wanted.groups) {
    const told = new Set();
    for (const one of elements.flatMap((element) => element.sketch.boxes)) {
      const key = JSON.stringify(one.frame);
      if (one.role === "group" && !told.has(key)) box(one.frame, "group", layer);
      told.add(key);
    }
  }
  if (wanted.faults) for (const fault of report.faults) {
    if (fault.frame.width > 0) box(fault.frame, fault.isAdvice ? "hint" : "wrong", layer);
  }
  const element = elements.find((one) => one.id === chosen);
  if (element) drawElement(layer, element);
}

function drawElement(layer, element) {
  const section = element.layout?.sections.find((one) => one.index === element.section);
  if (section?.frame) box(section.frame, "section", layer);
  for (const one of element.sketch.boxes) if (one.role !== "frame") box(one.frame, one.role, layer);
  box(element.frame, "frame", layer);
  for (const size of element.sizes) {
    if (size.measured === undefined || size.measured === size.estimated) continue;
    const frame = { ...element.frame, [size.axis]: size.estimated };
    box(frame, "estimate", layer);
    const text = shape("text", { class: "size", x: frame.x + 4, y: frame.y + frame.height - 4 }, layer);
    text.textContent = `${size.axis} estimated ${brief(size.estimated)}, measured ${brief(size.measured)}`;
  }
  const right = Number(layer.ownerSVGElement.viewBox.baseVal.width);
  element.sketch.lines.forEach((line, index) => drawLine(layer, line, element.frame, index, right));
}

/// An inset or a spacing: a band beside the element, and its name.
function drawLine(layer, line, frame, index, right) {
  let { x, y, width, height } = line.frame;
  if (line.isHorizontal) y = frame.y + Math.min(frame.height - 2, 12 + index % 3 * 13);
  else x = frame.x + frame.width / 2;
  box(line.isHorizontal ? { x, y: frame.y, width, height: frame.height } : { x: frame.x, y, width: frame.width, height }, "band", layer);
  shape("line", { x1: x, y1: y, x2: x + width, y2: y + height }, layer);
  const isLate = x > right / 2;
  const place = isLate ? x + width - (line.isHorizontal ? 2 : 5) : x + (line.isHorizontal ? 2 : 5);
  const text = shape("text", { x: place, y: line.isHorizontal ? y - 3 : y + height / 2 + 3 }, layer);
  if (isLate) text.setAttribute("text-anchor", "end");
  text.textContent = `${brief(line.value)} ${line.name}`;
}

const brief = (number) => String(Math.round(number * 100) / 100);

function words(name, text, parent, kind) {
  const made = document.createElement(name);
  made.textContent = text;
  if (kind) made.className = kind;
  parent?.append(made);
  return made;
}

/// How the chosen element came to its frame.
function tellElement(place, element) {
  place.replaceChildren();
  if (!element) return words("p", "Click an element to see how it came to its frame.", place);
  words("h2", element.name, place);
  const { x, y, width, height } = element.frame;
  words("p", `${brief(width)} x ${brief(height)} at (${brief(x)}, ${brief(y)}) of the window`, place, "quiet");
  for (const size of element.sizes) {
    const measured = size.measured === undefined ? "not measured yet" : `measured ${brief(size.measured)}`;
    words("p", `${size.axis}: estimated ${brief(size.estimated)}, ${measured}`, place, "measured");
  }
  const lines = (element.explanation ?? "").split("\n").slice(1);
  for (const line of lines) {
    line.startsWith(" ") ? words("p", line.trim(), place, "step") : words("h3", line, place);
  }
  if (!element.explanation) words("p", element.isView ? `View ${element.path || "root"}` : "Its layout does not explain itself.", place, "quiet");
  else tellLegend(place);
}

function tellLegend(place) {
  const legend = words("p", "", place, "legend quiet");
  const kinds = { section: "section", group: "group", item: "item", frame: "frame", line: "insets and spacings", estimate: "estimated size" };
  for (const [kind, name] of Object.entries(kinds)) {
    const part = words("span", "", legend);
    words("i", "", part).style.background = `var(--${kind})`;
    part.append(name);
  }
}

/// The faults by name, with what was expected, what was found and what is likely to help.
function tellFaults(place, report, show) {
  place.replaceChildren();
  words("h2", report.faults.length ? `Layout faults: ${report.faults.length}` : "No layout faults", place);
  for (const fault of report.faults) {
    const line = words("button", "", place, fault.isAdvice ? "fault advice" : "fault");
    line.type = "button";
    words("b", fault.name, line);
    line.append(` ${fault.element} ${fault.problem}. `);
    words("span", `Expected ${fault.expected}; found ${fault.found}. ${fault.cure}.`, line, "quiet");
    line.addEventListener("click", () => show(fault));
  }
}

/// What differs from the earlier report.
function tellDifference(place, difference) {
  place.replaceChildren();
  if (!difference) return;
  words("h2", "Since the earlier report", place);
  const kinds = [["Elements", "Elements"], ["Views", "Views"], ["Accessibility", "Accessibility"], ["Faults", "Faults"]];
  let count = 0;
  const tell = (text) => { count += 1; words("p", text, place, "step"); };
  if (difference.pixels) tell(`${difference.pixels} pixels differ`);
  for (const [kind] of kinds) {
    for (const one of difference[`moved${kind}`] ?? []) {
      tell(`${one.name} moved: ${["x", "y", "width", "height"].filter((side) => one.from[side] !== one.to[side])
        .map((side) => `${side} ${brief(one.from[side])} → ${brief(one.to[side])}`).join(", ")}`);
    }
    for (const name of difference[`appeared${kind}`]) tell(`appeared: ${name}`);
    for (const name of difference[`vanished${kind}`]) tell(`vanished: ${name}`);
  }
  if (!count) words("p", "Nothing differs.", place, "quiet");
}
