import GeometryCore
import LayoutCore

extension MatrixCase {
  /// Insets of sections, and what they have for edge spacing: room between items and groups.
  static let sections = [
    // Insets move the groups and are added to the length; an absolute group stays as wide.
    MatrixCase(
      name: "section, insets, absolute width",
      section: section(
        row(.absolute(300), .absolute(40), [item(.fractionalWidth(0.5), .fractionalHeight(1))]),
        insets: true),
      frames: [[3, 2, 150, 40], [153, 2, 150, 40]], content: [320, 2 + 40 + 5]),
    // All of the width is 320 - 3 - 7.
    MatrixCase(
      name: "section, insets, fractional width",
      section: section(
        row(
          .fractionalWidth(1), .absolute(40), [item(.fractionalWidth(0.5), .fractionalHeight(1))]),
        insets: true),
      frames: [[3, 2, 155, 40], [158, 2, 155, 40]], content: [320, 47]),
    // Insets of a section are kept whatever is estimated.
    MatrixCase(
      name: "section, insets, estimated width",
      section: section(
        row(
          .estimated(200), .absolute(40),
          [
            item(.estimated(100), .fractionalHeight(1)),
            item(.estimated(100), .fractionalHeight(1)),
          ]), insets: true),
      measured: [wide(120), wide(90)], frames: [[3, 2, 120, 40], [123, 2, 90, 40]],
      content: [320, 47]),
    MatrixCase(
      name: "section, insets, absolute height",
      section: section(
        column(.fractionalWidth(1), .absolute(80), [item(.fractionalWidth(1), .absolute(40))]),
        insets: true),
      frames: [[3, 2, 310, 40], [3, 42, 310, 40], [3, 82, 310, 40], [3, 122, 310, 40]],
      content: [320, 2 + 160 + 5]),
    // Insets along the stacking are not taken off: half of 480.
    MatrixCase(
      name: "section, insets, fractional height",
      section: section(
        column(
          .fractionalWidth(1), .fractionalHeight(0.5),
          [item(.fractionalWidth(1), .fractionalHeight(0.5))]), insets: true),
      frames: [[3, 2, 310, 120], [3, 122, 310, 120]], content: [320, 2 + 240 + 5]),
    MatrixCase(
      name: "section, insets, estimated height",
      section: section(
        row(.fractionalWidth(1), .estimated(44), [item(.fractionalWidth(1), .estimated(44))]),
        insets: true),
      measured: [high(60), nil, high(30)],
      frames: [[3, 2, 310, 60], [3, 62, 310, 44], [3, 106, 310, 30]], content: [320, 134 + 7]),

    // 3 x 100 and 2 x 10 are exactly 320; rows are 8 apart.
    MatrixCase(
      name: "section, spacing, absolute width",
      section: section(
        row(
          .fractionalWidth(1), .absolute(40), [item(.absolute(100), .fractionalHeight(1))],
          spacing: 10), spacing: 8),
      frames: [[0, 0, 100, 40], [110, 0, 100, 40], [220, 0, 100, 40], [0, 48, 100, 40]],
      content: [320, 88]),
    // The room between items is taken off before the share: (320 - 10) / 2 = 155.
    MatrixCase(
      name: "section, spacing, fractional width",
      section: section(
        row(
          .fractionalWidth(1), .absolute(40), [item(.fractionalWidth(0.5), .fractionalHeight(1))],
          spacing: 10), spacing: 8),
      frames: [[0, 0, 155, 40], [165, 0, 155, 40], [0, 48, 155, 40]], content: [320, 88]),
    MatrixCase(
      name: "section, spacing, estimated width",
      section: section(
        row(
          .estimated(200), .absolute(40),
          [
            item(.estimated(100), .fractionalHeight(1)),
            item(.estimated(100), .fractionalHeight(1)),
          ], spacing: 10), spacing: 8),
      measured: [wide(120), wide(90)],
      frames: [[0, 0, 120, 40], [130, 0, 90, 40], [0, 48, 100, 40]], content: [320, 88]),
    // Two of 40 with 10 between are 90; the next group is 8 behind.
    MatrixCase(
      name: "section, spacing, absolute height",
      section: section(
        column(
          .fractionalWidth(1), .absolute(90), [item(.fractionalWidth(1), .absolute(40))],
          spacing: 10), spacing: 8),
      frames: [[0, 0, 320, 40], [0, 50, 320, 40], [0, 98, 320, 40], [0, 148, 320, 40]],
      content: [320, 188]),
    // Halves of 90 - 10.
    MatrixCase(
      name: "section, spacing, fractional height",
      section: section(
        column(
          .fractionalWidth(1), .absolute(90), [item(.fractionalWidth(1), .fractionalHeight(0.5))],
          spacing: 10), spacing: 8),
      frames: [[0, 0, 320, 40], [0, 50, 320, 40]], content: [320, 90]),
    // 50 + 10 + 20 = 80, and 8 to the next.
    MatrixCase(
      name: "section, spacing, estimated height",
      section: section(
        column(
          .fractionalWidth(1), .estimated(88),
          [
            item(.fractionalWidth(1), .estimated(44)), item(.fractionalWidth(1), .estimated(44)),
          ], spacing: 10), spacing: 8),
      measured: [high(50), high(20), high(70)],
      frames: [[0, 0, 320, 50], [0, 60, 320, 20], [0, 88, 320, 70]],
      // The last group ends with the one item it holds.
      content: [320, 88 + 70]),
  ]

  /// Estimates on both axes, in nested groups, among equals, and beside fractions.
  static let mixed = [
    // Both axes of an item: side by side, each as large as it measures; 44 + 10 until measured.
    MatrixCase(
      name: "item estimated on both axes",
      section: section(
        row(
          .estimated(200), .estimated(44),
          [item(.estimated(100), .estimated(44)), item(.estimated(100), .estimated(44))],
          spacing: 10)),
      measured: [Size(width: 120, height: 30), Size(width: 90, height: 60)],
      frames: [[0, 0, 120, 30], [130, 0, 90, 60], [0, 60, 100, 44]], content: [320, 104]),
    // A picture of 100 x 80 beside a column of two texts of 50 + 70 = 120, which is the longest.
    MatrixCase(
      name: "column nested in an estimated row",
      section: section(
        row(
          .fractionalWidth(1), .estimated(88),
          [
            item(.absolute(100), .absolute(80)),
            column(
              .absolute(220), .estimated(88),
              [
                item(.fractionalWidth(1), .estimated(44)),
                item(.fractionalWidth(1), .estimated(44)),
              ]),
          ])),
      measured: [nil, high(50), high(70)],
      frames: [[0, 0, 100, 80], [100, 0, 220, 50], [100, 50, 220, 70], [0, 120, 100, 80]],
      // The last group is not measured: its item's 80, and the 88 - 88 behind the full pattern.
      content: [320, 120 + 80]),
    // Nested groups estimated on both axes: as wide as their widest, as high as all they hold.
    MatrixCase(
      name: "columns estimated on both axes",
      section: section(
        row(
          .estimated(200), .estimated(88),
          [
            column(
              .estimated(100), .estimated(88),
              [item(.estimated(100), .estimated(44)), item(.estimated(100), .estimated(44))]),
            item(.estimated(100), .estimated(44)),
          ])),
      measured: [
        Size(width: 70, height: 30), Size(width: 110, height: 20), Size(width: 40, height: 90),
      ],
      frames: [[0, 0, 70, 30], [0, 30, 110, 20], [110, 0, 40, 90]], content: [320, 90]),
    // A fraction refers to the group's estimate, not to what the group measures.
    MatrixCase(
      name: "fraction of an estimated group",
      section: section(
        row(
          .fractionalWidth(1), .estimated(44),
          [
            item(.fractionalWidth(0.5), .fractionalHeight(1)),
            item(.fractionalWidth(0.5), .estimated(44)),
          ])),
      measured: [nil, high(90)], frames: [[0, 0, 160, 44], [160, 0, 160, 90]], content: [320, 90]),
    // Equals are as long as the longest that has been measured; a last row as its only one.
    MatrixCase(
      name: "uniform across siblings",
      section: section(
        row(
          .fractionalWidth(1), .estimated(44),
          [item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44))])),
      measured: [high(30), high(40), high(20)],
      frames: [[0, 0, 160, 40], [160, 0, 160, 40], [0, 40, 160, 20]], content: [320, 60]),
    // Cards, columns of a text each, as high as the highest: 60; what they hold keeps its height.
    MatrixCase(
      name: "groups uniform across siblings",
      section: section(
        row(
          .fractionalWidth(1), .estimated(44),
          [
            column(
              .fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44),
              [item(.fractionalWidth(1), .estimated(44))])
          ])),
      measured: [high(60), high(20), high(30)],
      frames: [[0, 0, 160, 60], [160, 0, 160, 20], [0, 60, 160, 30]], content: [320, 90]),
    // A group of a fixed height keeps it; its item is measured and sticks out.
    MatrixCase(
      name: "estimated item in an absolute group",
      section: section(
        row(.fractionalWidth(1), .absolute(40), [item(.fractionalWidth(1), .estimated(44))])),
      measured: [high(70)], frames: [[0, 0, 320, 70], [0, 40, 320, 44]], content: [320, 80]),
    // Flexible room on both sides centres a group by what it measures: (320 - 210) / 2.
    MatrixCase(
      name: "centred group of estimated width",
      section: section(centredPair),
      measured: [wide(120), wide(90)],
      frames: [[55, 0, 120, 40], [175, 0, 90, 40], [60, 40, 100, 40]], content: [320, 80]),
    // A shared height is no estimate: (88 - 8) / 2 each, insets count, nothing is measured.
    MatrixCase(
      name: "estimates that a column shares out",
      section: section(sharedColumn), measured: [high(70), high(70)],
      frames: [[3, 2, 310, 33], [3, 50, 310, 33]], content: [320, 88]),
    // Counted items that keep their size: the group is as long as 50 + 8 + 20.
    MatrixCase(
      name: "counted estimates that keep their size",
      section: section(countedColumn), measured: [high(50), high(20)],
      frames: [[0, 0, 320, 50], [0, 58, 320, 20], [0, 78, 320, 44]], content: [320, 78 + 44]),
  ]

  private static var centredPair: ItemDescription {
    var pair = row(
      .estimated(200), .absolute(40),
      [item(.estimated(100), .absolute(40)), item(.estimated(100), .absolute(40))])
    pair.edgeSpacing = EdgeSpacing(leading: .flexible(0), trailing: .flexible(0))
    return pair
  }

  private static var sharedColumn: ItemDescription {
    let cell = item(.fractionalWidth(1), .estimated(44), insets: true)
    return item(
      .fractionalWidth(1), .estimated(88),
      group: GroupDescription(
        axis: .vertical, form: .counted(cell, count: 2, resizesSubitem: true),
        interItemSpacing: .fixed(8)))
  }

  private static var countedColumn: ItemDescription {
    let cell = item(.fractionalWidth(1), .estimated(44))
    return item(
      .fractionalWidth(1), .estimated(88),
      group: GroupDescription(
        axis: .vertical, form: .counted(cell, count: 2, resizesSubitem: false),
        interItemSpacing: .fixed(8)))
  }
}
