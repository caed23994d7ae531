import GeometryCore
import LayoutCore

extension MatrixCase {
  /// Insets and edge spacing of groups.
  static let groups = [
    // Insets of a group shrink the room of its items: 300 - 10 = 290 by 40 - 7 = 33.
    MatrixCase(
      name: "group, insets, absolute width",
      section: section(
        row(
          .absolute(300), .absolute(40), [item(.fractionalWidth(0.5), .fractionalHeight(1))],
          insets: true)),
      frames: [[3, 2, 145, 33], [148, 2, 145, 33], [3, 42, 145, 33]],
      // A last group that is not full loses its insets: 33.
      content: [320, 40 + 33]),
    // Half of 320, less 10: 150.
    MatrixCase(
      name: "group, insets, fractional width",
      section: section(
        row(
          .fractionalWidth(0.5), .absolute(40),
          [item(.fractionalWidth(0.5), .fractionalHeight(1))], insets: true)),
      frames: [[3, 2, 75, 33], [78, 2, 75, 33], [3, 42, 75, 33]], content: [320, 40 + 33]),
    // Leading and trailing do not count on the estimated axis; top and bottom do.
    MatrixCase(
      name: "group, insets, estimated width",
      section: section(
        row(
          .estimated(200), .absolute(40),
          [
            item(.estimated(100), .fractionalHeight(1)),
            item(.estimated(100), .fractionalHeight(1)),
          ], insets: true)),
      measured: [wide(120), wide(90)], frames: [[0, 2, 120, 33], [120, 2, 90, 33]],
      content: [320, 40]),
    // 80 - 7 = 73 holds two of 30.
    MatrixCase(
      name: "group, insets, absolute height",
      section: section(
        column(
          .fractionalWidth(1), .absolute(80), [item(.fractionalWidth(1), .absolute(30))],
          insets: true)),
      frames: [[3, 2, 310, 30], [3, 32, 310, 30], [3, 82, 310, 30], [3, 112, 310, 30]],
      content: [320, 160]),
    // A quarter of 480, less 7, is 113: two of 56.5.
    MatrixCase(
      name: "group, insets, fractional height",
      section: section(
        column(
          .fractionalWidth(1), .fractionalHeight(0.25),
          [item(.fractionalWidth(1), .fractionalHeight(0.5))], insets: true)),
      frames: [[3, 2, 310, 56.5], [3, 58.5, 310, 56.5]], content: [320, 120]),
    // Top and bottom do not count on the estimated axis; leading and trailing do.
    MatrixCase(
      name: "group, insets, estimated height",
      section: section(
        column(
          .fractionalWidth(1), .estimated(88),
          [
            item(.fractionalWidth(1), .estimated(44)), item(.fractionalWidth(1), .estimated(44)),
          ], insets: true)),
      measured: [high(50), high(20)],
      frames: [[3, 0, 310, 50], [3, 50, 310, 20], [3, 70, 310, 44]], content: [320, 70 + 44]),

    // Edge spacing of a group moves it across the stacking and is room along it: 2 + 40 + 5.
    MatrixCase(
      name: "group, edges, absolute width",
      section: section(
        row(
          .absolute(300), .absolute(40), [item(.fractionalWidth(0.5), .fractionalHeight(1))],
          edges: true)),
      frames: [[3, 2, 150, 40], [153, 2, 150, 40], [3, 49, 150, 40]], content: [320, 94]),
    // It does not make a group of all of the width narrower, which sticks out by 3.
    MatrixCase(
      name: "group, edges, fractional width",
      section: section(
        row(
          .fractionalWidth(1), .absolute(40), [item(.fractionalWidth(0.5), .fractionalHeight(1))],
          edges: true)),
      frames: [[3, 2, 160, 40], [163, 2, 160, 40]], content: [320, 47]),
    MatrixCase(
      name: "group, edges, estimated width",
      section: section(
        row(
          .estimated(200), .absolute(40),
          [
            item(.estimated(100), .fractionalHeight(1)),
            item(.estimated(100), .fractionalHeight(1)),
          ], edges: true)),
      measured: [wide(120), wide(90)], frames: [[3, 2, 120, 40], [123, 2, 90, 40]],
      content: [320, 47]),
    // 2 + 80 + 5.
    MatrixCase(
      name: "group, edges, absolute height",
      section: section(
        column(
          .fractionalWidth(1), .absolute(80), [item(.fractionalWidth(1), .absolute(40))],
          edges: true)),
      frames: [[3, 2, 320, 40], [3, 42, 320, 40], [3, 89, 320, 40], [3, 129, 320, 40]],
      content: [320, 174]),
    // A quarter of 480 is 120, edges are no part of it.
    MatrixCase(
      name: "group, edges, fractional height",
      section: section(
        column(
          .fractionalWidth(1), .fractionalHeight(0.25),
          [item(.fractionalWidth(1), .fractionalHeight(0.5))], edges: true)),
      frames: [[3, 2, 320, 60], [3, 62, 320, 60], [3, 129, 320, 60], [3, 189, 320, 60]],
      content: [320, 254]),
    // Honoured on the estimated axis: 2 + 60 + 5, then 2 + 44 + 5.
    MatrixCase(
      name: "group, edges, estimated height",
      section: section(
        row(
          .fractionalWidth(1), .estimated(44), [item(.fractionalWidth(0.5), .estimated(44))],
          edges: true)),
      measured: [high(60), high(30)],
      frames: [[3, 2, 160, 60], [163, 2, 160, 30], [3, 69, 160, 44]], content: [320, 67 + 51]),
  ]
}
