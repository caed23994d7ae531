import TestSupport
import UIKit

/// Interface documents with changed bytes: whatever they are, making their objects ends.
package enum FuzzDocuments {
  /// Makes the objects of a changed document that a seed names.
  ///
  /// Mistakes that the document makes, such as an outlet that does not exist, are answered by going
  /// on, as an application does that handles them.
  ///
  /// - Returns: How much was reported.
  @MainActor @discardableResult
  package static func make(seed: UInt64) -> Int {
    var random = SplitMix64(seed: seed)
    let former = Mistakes.handler
    Mistakes.handler = { _ in }
    defer { Mistakes.handler = former }
    var bytes = random.pick(samples)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes = ByteMutation.changed(bytes, &random)
    case 1: bytes = exchanged(bytes, &random)
    case 2: bytes = renumbered(bytes, &random)
    default: bytes = repeated(bytes, &random)
    }
    return DocumentTrial.make(bytes).count
  }

  /// A document in which values of attributes took one another's place.
  private static func exchanged(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var parts = String(decoding: bytes, as: UTF8.self).split(
      separator: "\"", omittingEmptySubsequences: false)
    let values = stride(from: 1, to: parts.count, by: 2).map { $0 }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      parts.swapAt(random.pick(values), random.pick(values))
    }
    return Array(parts.joined(separator: "\"").utf8)
  }

  /// A document with other numbers.
  private static func renumbered(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var parts = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    let numbers = stride(from: 1, to: parts.count, by: 2).filter { Double(parts[$0]) != nil }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      parts[random.pick(numbers)] = random.pick([
        "-1", "0", "1e308", "-1e308", "nan", "inf", "99999999999999999999", "0.5", "1:0", "", "YES",
      ])
    }
    return Array(parts.joined(separator: "\"").utf8)
  }

  /// A document with lines twice, so that identities and references are too.
  private static func repeated(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0..<lines.count, using: &random)
      if Bool.random(using: &random) {
        lines.insert(random.pick(lines), at: place)
      } else {
        lines.remove(at: place)
      }
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  private static let samples: [[UInt8]] = [Array(nib.utf8), Array(storyboard.utf8)]

  private static let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="300" height="400"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
    <stackView axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="s">
    <subviews>
    <label text="Name" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" id="l">
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    <textField borderStyle="roundedRect" placeholder="Here" id="t"/>
    <slider minValue="0" maxValue="10" value="3" id="sl"/>
    <stepper maximumValue="100" stepValue="2" id="st"/>
    <segmentedControl id="sg"><segments><segment title="A"/><segment title="B"/></segments>
    </segmentedControl>
    <pageControl numberOfPages="3" currentPage="1" id="p"/>
    <progressView progress="0.5" id="pr"/>
    <imageView image="star" catalog="system" id="i"/>
    <button buttonType="system" id="b"><state key="normal" title="Go"/>
    <buttonConfiguration key="configuration" style="filled" title="Go"/></button>
    </subviews></stackView></subviews>
    <viewLayoutGuide key="safeArea" id="g"/>
    <constraints>
    <constraint firstItem="s" firstAttribute="top" secondItem="g" secondAttribute="top" constant="12" id="c1"/>
    <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="c2"/>
    <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" priority="999" id="c3"/>
    <constraint firstItem="i" firstAttribute="width" secondItem="i" secondAttribute="height" multiplier="16:9" id="c4"/>
    </constraints>
    <variation key="heightClass=regular-widthClass=compact"><mask key="subviews">
    <exclude reference="s"/><include reference="s"/></mask></variation>
    <connections><outletCollection property="gestureRecognizers" destination="tp" appends="YES" id="o"/>
    </connections></view>
    <tapGestureRecognizer numberOfTapsRequired="2" id="tp"/>
    </objects></document>
    """

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n">
    <scenes>
    <scene sceneID="a"><objects><navigationController id="n" sceneMemberID="viewController">
    <navigationBar key="navigationBar" largeTitles="YES" id="nb"/>
    <connections><segue destination="t" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="b"><objects><tableViewController id="t" sceneMemberID="viewController">
    <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="tv">
    <rect key="frame" x="0" y="0" width="393" height="852"/>
    <sections><tableViewSection headerTitle="One" id="se"><cells>
    <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="tl" rowHeight="60" id="ce">
    <rect key="frame" x="0" y="0" width="393" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="ce" id="cv">
    <rect key="frame" x="0" y="0" width="393" height="60"/><subviews>
    <label text="Row" id="tl"/></subviews></tableViewCellContentView>
    <connections><segue destination="d" kind="show" identifier="go" id="sh"/></connections>
    </tableViewCell></cells></tableViewSection></sections></tableView>
    <navigationItem key="navigationItem" title="List" id="ni">
    <barButtonItem key="rightBarButtonItem" systemItem="add" id="bb"/></navigationItem>
    </tableViewController></objects></scene>
    <scene sceneID="c"><objects><viewController id="d" sceneMemberID="viewController">
    <view key="view" id="dv"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <containerView translatesAutoresizingMaskIntoConstraints="NO" id="co">
    <rect key="frame" x="0" y="100" width="393" height="200"/>
    <connections><segue destination="e" kind="embed" id="em"/></connections></containerView>
    <collectionView id="cl"><rect key="frame" x="0" y="300" width="393" height="300"/>
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" id="fl">
    <size key="itemSize" width="80" height="80"/></collectionViewFlowLayout><cells>
    <collectionViewCell reuseIdentifier="C" id="cc"><rect key="frame" x="0" y="0" width="80" height="80"/>
    </collectionViewCell></cells></collectionView>
    </subviews><constraints>
    <constraint firstItem="co" firstAttribute="leading" secondItem="dv" secondAttribute="leading" id="x1"/>
    <constraint firstItem="co" firstAttribute="width" secondItem="dv" secondAttribute="width" multiplier="0.5" id="x2"/>
    </constraints></view></viewController></objects></scene>
    <scene sceneID="e"><objects><viewController id="e" sceneMemberID="viewController">
    <view key="view" id="ev"><rect key="frame" x="0" y="0" width="393" height="200"/></view>
    </viewController></objects></scene>
    </scenes></document>
    """
}
