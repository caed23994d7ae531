import GeometryCore
import LayoutCore

extension MatrixCase {
  /// Insets and edge spacing of items.
  static let items = [
    // Insets shrink the frame in its place: 100 - 3 - 7 = 90 wide, 40 - 2 - 5 = 33 high.
    // floor(320 / 100) = 3 in a row.
    MatrixCase(
      name: "item, insets, absolute width",
      section: section(
        row(.fractionalWidth(1), .absolute(40), [item(.absolute(100), .absolute(40), insets: true)])
      ),
      frames: [[3, 2, 90, 33], [103, 2, 90, 33], [203, 2, 90, 33], [3, 42, 90, 33]],
      content: [320, 80]),
    // Places of 320 / 2 = 160, of which 3 + 7 are taken off.
    MatrixCase(
      name: "item, insets, fractional width",
      section: section(
        row(
          .fractionalWidth(1), .absolute(40),
          [item(.fractionalWidth(0.5), .absolute(40), insets: true)])),
      frames: [[3, 2, 150, 33], [163, 2, 150, 33], [3, 42, 150, 33]], content: [320, 80]),
    // The width is estimated: leading and trailing do not count; top and bottom do.
    // The group's width is estimated too: it holds each of its two items once.
    MatrixCase(
      name: "item, insets, estimated width",
      section: section(
        row(
          .estimated(200), .absolute(40),
          [
            item(.estimated(100), .absolute(40), insets: true),
            item(.estimated(100), .absolute(40), insets: true),
          ])),
      measured: [wide(120), wide(90)],
      frames: [[0, 2, 120, 33], [120, 2, 90, 33], [0, 42, 100, 33]], content: [320, 80]),
    // A column of two places of 40 in 80.
    MatrixCase(
      name: "item, insets, absolute height",
      section: section(
        column(
          .fractionalWidth(1), .absolute(80),
          [item(.fractionalWidth(1), .absolute(40), insets: true)])),
      frames: [[3, 2, 310, 33], [3, 42, 310, 33], [3, 82, 310, 33]],
      // The last group is trimmed to the far edge of its item, 35, and the 0 + 5 that the full
      // pattern leaves behind its own farthest, 75 of 80.
      content: [320, 80 + 35 + 5]),
    MatrixCase(
      name: "item, insets, fractional height",
      section: section(
        column(
          .fractionalWidth(1), .absolute(80),
          [item(.fractionalWidth(1), .fractionalHeight(0.5), insets: true)])),
      frames: [[3, 2, 310, 33], [3, 42, 310, 33]], content: [320, 80]),
    // The height is estimated: top and bottom do not count; leading and trailing do.
    MatrixCase(
      name: "item, insets, estimated height",
      section: section(
        row(
          .fractionalWidth(1), .estimated(44),
          [item(.fractionalWidth(0.5), .estimated(44), insets: true)])),
      measured: [high(60), high(30)],
      // The row is as high as its highest, the others keep their height at the top.
      frames: [[3, 0, 150, 60], [163, 0, 150, 30], [3, 60, 150, 44]], content: [320, 60 + 44]),

    // Edge spacing: each item takes 3 + 100 + 7 = 110; three would take 330, so two fit.
    // Across, the fixed top moves the item and does not shrink it.
    MatrixCase(
      name: "item, edges, absolute width",
      section: section(
        row(.fractionalWidth(1), .absolute(40), [item(.absolute(100), .absolute(30), edges: true)])
      ),
      frames: [[3, 2, 100, 30], [113, 2, 100, 30], [3, 42, 100, 30]], content: [320, 80]),
    // 0.4 of 320 is 128, with edges 138: two fit, at 3 and 138 + 3.
    MatrixCase(
      name: "item, edges, fractional width",
      section: section(
        row(
          .fractionalWidth(1), .absolute(40),
          [item(.fractionalWidth(0.4), .absolute(30), edges: true)])),
      frames: [[3, 2, 128, 30], [141, 2, 128, 30], [3, 42, 128, 30]], content: [320, 80]),
    // Edge spacing is honoured on an estimated axis: 3, then 3 + 120 + 7 + 3.
    MatrixCase(
      name: "item, edges, estimated width",
      section: section(
        row(
          .estimated(200), .absolute(40),
          [
            item(.estimated(100), .absolute(30), edges: true),
            item(.estimated(100), .absolute(30), edges: true),
          ])),
      measured: [wide(120), wide(90)],
      frames: [[3, 2, 120, 30], [133, 2, 90, 30]], content: [320, 40]),
    // 2 + 30 + 5 = 37, twice in 80. A fractional width takes no notice of edges across.
    MatrixCase(
      name: "item, edges, absolute height",
      section: section(
        column(
          .fractionalWidth(1), .absolute(80),
          [item(.fractionalWidth(1), .absolute(30), edges: true)])),
      frames: [[3, 2, 320, 30], [3, 39, 320, 30]], content: [320, 80]),
    // 0.4 of 80 is 32; 39 with edges, twice in 80.
    MatrixCase(
      name: "item, edges, fractional height",
      section: section(
        column(
          .fractionalWidth(1), .absolute(80),
          [item(.fractionalWidth(1), .fractionalHeight(0.4), edges: true)])),
      frames: [[3, 2, 320, 32], [3, 41, 320, 32]], content: [320, 80]),
    // 2, then 2 + 50 + 5 + 2; the group is as long as 57 + 27.
    MatrixCase(
      name: "item, edges, estimated height",
      section: section(
        column(
          .fractionalWidth(1), .estimated(88),
          [
            item(.fractionalWidth(1), .estimated(44), edges: true),
            item(.fractionalWidth(1), .estimated(44), edges: true),
          ])),
      measured: [high(50), high(20)],
      frames: [[3, 2, 320, 50], [3, 59, 320, 20], [3, 86, 320, 44]],
      // The last group holds one item of 2 + 44 + 5.
      content: [320, 84 + 51]),
  ]
}
