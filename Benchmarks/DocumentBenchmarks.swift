import Foundation
import UIKit

/// The goal N1: objects of interface documents.
enum DocumentBenchmarks {
  static let all: [Benchmark] = [Benchmark(goal: "N1") { MainActor.assumeIsolated(objects) }]

  /// N1: a document of 1,000 views with constraints, read and made, and made again.
  @MainActor private static func objects() -> [Row] {
    let text = document(groupCount: 200)
    var (first, again): ([Double], [Double]) = ([], [])
    for _ in 0..<9 {
      let nib = UINib(data: text, bundle: nil)
      first.append(time { precondition(nib.instantiate(withOwner: nil).count == 1) })
      again.append(time { precondition(nib.instantiate(withOwner: nil).count == 1) })
    }
    return [
      .time(
        "N1-new", "1,000 objects of a document for the first time", first.sorted()[4], "ms",
        of: .allocating, goal: 40),
      .time(
        "N1-known", "1,000 objects of a document seen before", again.sorted()[4], "ms",
        of: .allocating, goal: 10),
    ]
  }

  private static func time(_ work: () -> Void) -> Double {
    let start = processTime()
    work()
    return (processTime() - start) * 1000
  }

  /// Groups of a view with a label, a button, an image view and a switch in a row.
  private static func document(groupCount: Int) -> Data {
    let groups = (0..<groupCount).map { group in
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v\(group)">
      <rect key="frame" x="0.0" y="\(group * 50)" width="393" height="50"/><subviews>
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Row \(group)" textAlignment="natural" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l\(group)">
      <rect key="frame" x="16" y="14" width="100" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/></label>
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b\(group)">
      <rect key="frame" x="130" y="8" width="80" height="34"/><state key="normal" title="Open"/></button>
      <imageView contentMode="scaleAspectFit" image="star" catalog="system" id="i\(group)">
      <rect key="frame" x="220" y="8" width="34" height="34"/></imageView>
      <switch opaque="NO" on="YES" id="s\(group)"><rect key="frame" x="300" y="9" width="51" height="31"/></switch>
      </subviews><constraints>
      <constraint firstItem="l\(group)" firstAttribute="leading" secondItem="v\(group)" secondAttribute="leading" constant="16" id="c\(group)"/>
      <constraint firstItem="l\(group)" firstAttribute="centerY" secondItem="v\(group)" secondAttribute="centerY" id="d\(group)"/>
      </constraints></view>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
      <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="10000"/>
      <subviews>\(groups.joined())</subviews></view></objects></document>
      """
    return Data(text.utf8)
  }
}
