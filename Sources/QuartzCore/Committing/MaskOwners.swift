/// The layers that masks belong to; a mask has no superlayer.
struct MaskOwners {
  private final class Owner {
    weak var layer: CALayer?
    init(_ layer: CALayer) { self.layer = layer }
  }

  private var owners: [ObjectIdentifier: [Owner]] = [:]
  private var limit = 64

  mutating func add(_ layer: CALayer, of mask: CALayer) {
    let known = owners[ObjectIdentifier(mask)] ?? []
    guard !known.contains(where: { $0.layer === layer }) else { return }
    owners[ObjectIdentifier(mask)] = known.filter { $0.layer != nil } + [Owner(layer)]
    if owners.count > limit { forgetGone() }
  }

  func owners(of mask: CALayer) -> [CALayer] {
    (owners[ObjectIdentifier(mask)] ?? []).compactMap { owner in
      owner.layer.flatMap { $0.mask === mask ? $0 : nil }
    }
  }

  private mutating func forgetGone() {
    owners = owners.filter { $0.value.contains { $0.layer != nil } }
    limit = max(64, 2 * owners.count)
  }
}
