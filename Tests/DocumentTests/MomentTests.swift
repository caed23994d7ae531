import CollectionViewExtras
import Testing
import UIKit

/// What holds at each moment while the objects of a nib are made, and what extensions add.
@MainActor @Suite struct MomentTests {
  @Test func `a view is in its superview with its constraints before attributes and outlets`()
    throws
  {
    let root = try #require(
      Documents.object(
        UIView.self,
        """
        <view id="r"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
        <view id="w" customClass="WitnessView" customModule="DocumentTests">
        <rect key="frame" x="7" y="0" width="100" height="100"/>
        <constraints><constraint firstAttribute="width" constant="100" id="c"/></constraints>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="mark">
        <integer key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><outlet property="other" destination="o" id="x"/></connections></view>
        <view id="o"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
        </subviews></view>
        """))
    let witness = try #require(root.subviews.first as? WitnessView)
    #expect(
      witness.moments == [
        "init: alone, 0 constraint, 7", "attribute: in 2 subviews, 1 constraint, 7",
        "outlet: in 2 subviews, 1 constraint, 7", "awake: in 2 subviews, 1 constraint, 7",
      ])
    #expect(witness.mark == 3)
  }

  @Test func `attributes and actions of extensions reach classes of UIKit's`() throws {
    let view = try #require(
      Documents.object(
        UIView.self,
        """
        <view id="v"><subviews><view id="w" customClass="WitnessView" customModule="DocumentTests"/>
        <button id="b"><connections>
        <action selector="shake:" destination="v" eventType="touchUpInside" id="a"/></connections>
        </button></subviews>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="roundness"><real key="value" value="6"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
        """))
    #expect(view.layer.cornerRadius == 6)
    (view.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(view.tag == 1)
  }

  @Test func `a delegate that does not conform is left out`() throws {
    let view = try #require(
      Documents.object(
        UIView.self,
        """
        <view id="v"><subviews><collectionView id="c"><connections>
        <outlet property="delegate" destination="v" id="d"/></connections>
        <collectionViewFlowLayout key="collectionViewLayout" id="f"/></collectionView>
        </subviews></view>
        """))
    let list = try #require(view.subviews.first as? UICollectionView)
    #expect(list.delegate == nil)
  }

  @Test func `a view of a fixed frame is placed by its frame`() throws {
    let view = try #require(
      Documents.object(
        UIView.self,
        """
        <view id="v"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
        <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="68" y="62" width="120" height="35"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></button>
        </subviews></view>
        """))
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame == CGRect(x: 68, y: 62, width: 120, height: 35))
  }

  @Test func `an outlet that does not exist stops with UIKit's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Documents.nib(
          """
          <view id="v" customClass="CardView" customModule="DocumentTests"><subviews>
          <label id="l"/></subviews><connections><outlet property="gone" destination="l" id="o"/>
          </connections></view>
          """
        ).instantiate(withOwner: nil)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      said.contains(
        "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key gone."
      ))
  }
}
