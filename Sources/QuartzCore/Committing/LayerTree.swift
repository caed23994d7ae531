import Foundation
import GeometryCore
import RenderCore

/// The layers that surfaces show, as nodes that are kept.
///
/// Layers that were recorded say that they changed; a commit records those and no others. A layer
/// whose sublayers are drawn by steps of its own, as those of a mask, a replicator or a transition
/// are, has no nodes below it and is recorded when one of them changes. Of the main actor alone.
package final class LayerTree {
  nonisolated(unsafe) package static let shared = LayerTree()

  /// How many layers were recorded since the process began.
  package internal(set) var recordings = 0
  /// Tests only: a mark that is dropped, which a comparison with a plain drawing has to find.
  package var dropsMark: ((CALayer) -> Bool)?

  private(set) var nodes: [RenderNodeID: RenderNode] = [:]
  /// What changed since the last commit, without order.
  private var waiting: [CALayer] = []
  /// What was moving when it was recorded, and is recorded again by the next commit.
  private var moving: [CALayer] = []
  private var masks = MaskOwners()
  private var readers: [Unmanaged<LayerTreeReader>] = []
  private var lastNumber: UInt32 = 0

  // What the present commit did.
  private var recorded: [RenderNodeID] = []
  private var orphans: [(id: RenderNodeID, parent: RenderNodeID)] = []
  private var gone: [RenderNodeID] = []

  /// How often layers may change others while a commit records them; what is left waits for the
  /// next one.
  private static let mostRounds = 12

  /// Whether no layer changed or moves.
  package var isAtRest: Bool { waiting.isEmpty && moving.isEmpty }

  /// Takes a mark: the layer is recorded by the next commit.
  func note(_ layer: CALayer) {
    guard !readers.isEmpty, dropsMark?(layer) != true else { return }
    layer.state.isCommitted = false
    waiting.append(layer)
  }

  /// Records what has changed since the last commit.
  ///
  /// - Complexity: O(n d), n the number of layers that changed and d their depth.
  package func commit() {
    guard !readers.isEmpty, !isAtRest else { return }
    waiting += moving
    moving = []
    for _ in 0..<Self.mostRounds where !waiting.isEmpty {
      let changed = waiting
      waiting = []
      var due = DueLayers()
      for layer in changed {
        layer.state.isCommitted = false
        collect(layer, &due)
      }
      for layer in due.layers { record(layer, ink: readers[0].takeUnretainedValue().ink) }
    }
    finish()
  }

  private func finish() {
    for orphan in orphans where nodes[orphan.id]?.parent == orphan.parent {
      if !(nodes[orphan.parent]?.children.contains(orphan.id) ?? false) { remove(orphan.id) }
    }
    for reader in readers { reader.takeUnretainedValue().note(recorded, gone: gone, in: self) }
    (recorded, orphans, gone) = ([], [], [])
  }

  private func remove(_ id: RenderNodeID) {
    var stack = [id]
    while let id = stack.popLast() {
      guard let node = nodes.removeValue(forKey: id) else { continue }
      gone.append(id)
      stack += node.children.filter { nodes[$0]?.parent == id }
    }
  }

  /// The root above a node; nil for nodes that are gone.
  func root(of id: RenderNodeID) -> RenderNodeID? {
    guard var node = nodes[id] else { return nil }
    while let parent = node.parent {
      guard let next = nodes[parent] else { return nil }
      node = next
    }
    return node.id
  }

  // MARK: What has to be recorded

  private struct DueLayers {
    var layers: [CALayer] = []
    private var known: Set<RenderNodeID> = []
    /// Nodes whose ancestors were looked at.
    var climbed: Set<RenderNodeID> = []

    mutating func add(_ layer: CALayer) {
      if known.insert(layer.state.node).inserted { layers.append(layer) }
    }
  }

  /// Adds the node that shows `layer`, and those above whose steps depend on what lies below.
  private func collect(_ layer: CALayer, _ due: inout DueLayers) {
    var next: CALayer? = layer
    var isFound = false
    while let layer = next {
      guard let node = nodes[layer.state.node] else {
        next = layer.superlayer
        if next == nil { for owner in masks.owners(of: layer) { collect(owner, &due) } }
        continue
      }
      if !isFound || node.followsDescendants { due.add(layer) }
      isFound = true
      guard due.climbed.insert(node.id).inserted else { return }
      next = layer.superlayer
    }
  }

  // MARK: Recording

  /// Records a layer and those below it that were not known.
  private func record(_ top: CALayer, ink: @escaping (TextBlock, Rect) -> Rect) {
    var stack = [top]
    while let layer = stack.popLast() {
      guard let old = nodes[layer.state.node] else { continue }
      recordings += 1
      let recording = LayerRecording(of: layer, was: old, ink: ink)
      nodes[old.id] = recording.node
      recorded.append(old.id)
      take(recording, of: layer, was: old, &stack)
      layer.state.isCommitted = true
    }
  }

  private func take(
    _ recording: LayerRecording, of layer: CALayer, was old: RenderNode, _ stack: inout [CALayer]
  ) {
    let isPlacing = old.placesChildren || recording.node.placesChildren
    var children: [RenderNodeID] = []
    children.reserveCapacity(recording.children.count)
    for child in recording.children.reversed() {
      let isKnown = nodes[child.state.node]?.parent == old.id
      if !isKnown { claim(child, for: old.id) }
      if !isKnown || isPlacing { stack.append(child) }
      children.append(child.state.node)
    }
    children.reverse()
    nodes[old.id]?.children = children
    if !old.children.isEmpty, old.children != children {
      let kept = Set(children)
      orphans += old.children.filter { !kept.contains($0) }.map { ($0, old.id) }
    }
    watch(recording.watched)
    if let mask = layer.mask {
      masks.add(layer, of: mask)
      watch([mask])
    }
    if layer.isMoving { moving.append(layer) }
    // Another order among the siblings is the superlayer's.
    if !old.depth.isNaN, old.depth != recording.node.depth, let above = layer.superlayer {
      waiting.append(above)
    }
  }

  /// Gives a layer a node below another one, the one it had if that is still there.
  private func claim(_ layer: CALayer, for parent: RenderNodeID?) {
    if let node = nodes[layer.state.node] {
      // It goes from where it was, if that is recorded later.
      nodes[node.id]?.parent = parent
      nodes[node.id]?.depth = .nan
      return
    }
    lastNumber += 1
    layer.state.node = RenderNodeID(lastNumber)
    var node = RenderNode(id: layer.state.node)
    node.parent = parent
    node.depth = .nan
    nodes[node.id] = node
  }

  /// Has layers without nodes say that they changed.
  private func watch(_ layers: [CALayer]) {
    var stack = layers
    while let layer = stack.popLast() {
      layer.state.node = .none
      layer.state.isCommitted = true
      if layer.isMoving { moving.append(layer) }
      if let mask = layer.mask {
        masks.add(layer, of: mask)
        stack.append(mask)
      }
      stack += layer.children
    }
  }

  // MARK: Roots

  func add(_ reader: LayerTreeReader) { readers.append(.passUnretained(reader)) }

  /// Lets go of a reader and of what it alone showed.
  func remove(_ reader: LayerTreeReader) {
    readers.removeAll { $0.toOpaque() == Unmanaged.passUnretained(reader).toOpaque() }
    for root in reader.roots { release(root) }
    gone = []
    if readers.isEmpty { (waiting, moving, masks) = ([], [], MaskOwners()) }
  }

  /// Records a root if no other reader shows it.
  func addRoot(_ layer: CALayer) -> RenderNodeID {
    if let node = nodes[layer.state.node], node.parent == nil { return node.id }
    claim(layer, for: nil)
    waiting.append(layer)
    return layer.state.node
  }

  /// Lets go of a root unless a reader shows it.
  func release(_ root: RenderNodeID) {
    let isShown = readers.contains { $0.takeUnretainedValue().roots.contains(root) }
    if !isShown { remove(root) }
  }

  /// A node and all below it, parents first.
  func subtree(of root: RenderNodeID) -> [RenderNodeID] {
    var (result, index) = ([root], 0)
    while index < result.count {
      result += nodes[result[index]]?.children ?? []
      index += 1
    }
    return result
  }
}
