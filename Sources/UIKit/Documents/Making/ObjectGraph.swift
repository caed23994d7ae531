import DocumentCore

/// The objects of a nib, a scene or a prototype while they are made and connected.
///
/// The steps are those of UIKit: objects are made with their properties, subviews before the end of
/// their superview's initializer; constraints are added; runtime attributes, outlets, collections of
/// outlets and actions are set; `awakeFromNib()` of every object is called. Rule DOC-2.
@MainActor class ObjectGraph {
  let file: InterfaceFile
  /// The objects by their identities, and what the document's placeholders stand for.
  var objects: [String: AnyObject] = [:]
  /// Objects that were made before, such as those of the scene around a prototype.
  var outer: (String) -> AnyObject? = { _ in nil }
  /// The controller whose layout guides, segues and actions the document means.
  var controller: UIViewController?
  /// The traits whose variations apply.
  let traits: [String: String]
  /// Whether constraints that are there for the canvas alone are made.
  var makesPlaceholders: Bool { false }
  /// Objects that were made before and whose outlets to the new objects are set: the controller of a
  /// scene.
  var owners: [(element: DocumentElement, object: AnyObject)] = []
  private var made: [(element: DocumentElement, object: AnyObject)] = []

  init(
    _ file: InterfaceFile, owner: AnyObject?, traits: [String: String] = VariationTraits.current
  ) {
    self.file = file
    self.traits = traits
    if let owner { objects["-1"] = owner }
  }

  func object(_ id: String) -> AnyObject? { objects[id] ?? outer(id) }

  // MARK: Making

  /// Makes the object of an element, with its properties and subviews; nil for elements that make
  /// none.
  func make(_ element: DocumentElement) -> AnyObject? {
    guard let type = type(of: element) else { return nil }
    return make(element, type)
  }

  /// The class of an element's object; nil for elements that make none.
  func type(of element: DocumentElement) -> AnyClass? { file.classes.type(of: element) }

  /// Makes an object of a class for an element.
  func make(_ element: DocumentElement, _ type: AnyClass) -> AnyObject? {
    let coder = ElementCoder(element, self)
    guard let object = initialized(type, of: element, coder) else {
      file.report(element, of: "customClass", "init(coder:) of \(type) made no object")
      return nil
    }
    if !(object is UIView), !(object is UIViewController) { read(element, into: object, coder) }
    return object
  }

  private func initialized(
    _ type: AnyClass, of element: DocumentElement, _ coder: ElementCoder
  ) -> AnyObject? {
    switch type {
    case let type as UIView.Type: type.init(coder: coder)
    case let type as UIViewController.Type: type.init(coder: coder)
    case let type as UIBarItem.Type: type.init(coder: coder)
    case let type as UINavigationItem.Type: type.init(coder: coder)
    case let type as UICollectionViewLayout.Type: type.init(coder: coder)
    case let type as UIGestureRecognizer.Type: _RecognizerMaker.make(type)
    default: _ObjectMaker.make(type, as: "an object of \(file.document.name)")
    }
  }

  /// Takes in an object that was made, and reads its properties.
  func read(_ element: DocumentElement, into object: AnyObject, _ coder: ElementCoder) {
    note(object, element)
    ObjectReader(graph: self, element: element, coder: coder).read(into: object)
  }

  /// Takes in an object that belongs to another one, such as a cell's label.
  func note(_ object: AnyObject, _ element: DocumentElement) {
    if let id = element.id { objects[id] = object }
    made.append((element, object))
  }

  /// A guide of a view, by its identity.
  func note(guide: AnyObject, _ element: DocumentElement) {
    if let id = element.id { objects[id] = guide }
  }

  // MARK: Connecting

  /// Adds the constraints, sets runtime attributes, connects and wakes the objects.
  func finish() {
    let all = made
    made = []
    for (element, object) in all {
      if let view = object as? UIView { ConstraintMaking(self).add(element, to: view) }
    }
    for (element, object) in all { RuntimeAttributes(self).set(element, of: object) }
    let connections = ConnectionMaking(self)
    for (element, object) in owners {
      connections.connectOutlets(element, object) { self.objects[$0] }
    }
    let connected = placeholders + all
    for (element, object) in connected {
      connections.connectOutlets(element, object) { self.object($0) }
    }
    for (element, object) in connected { connections.connectActions(element, object) }
    if let root = all.lazy.compactMap({ $0.object as? UIView }).first {
      VariationFollower.follow(root, in: self, made: all)
    }
    for (_, object) in all {
      if let responder = object as? UIResponder { responder.awakeFromNib() }
      if let layout = object as? UICollectionViewLayout { layout.awakeFromNib() }
    }
  }

  /// Adds the constraints alone, for layouts that nothing is connected to.
  func finishLayout() {
    for (element, object) in made {
      if let view = object as? UIView { ConstraintMaking(self).add(element, to: view) }
    }
    made = []
  }

  /// The owner and external objects of a nib, with their elements.
  private var placeholders: [(element: DocumentElement, object: AnyObject)] {
    guard !file.document.isStoryboard else { return [] }
    return file.document.objects.compactMap { element in
      guard element["placeholderIdentifier"] != nil, let id = element.id, let object = objects[id]
      else { return nil }
      return (element, object)
    }
  }
}

/// Makes gesture recognizers of classes known at run time, as ``ClassValues`` explains.
open class _RecognizerMaker: UIGestureRecognizer {
  /// Creates a recognizer without an action.
  public required override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  static func make(_ type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
    ClassValues.maker(_RecognizerMaker.self, for: type).init(target: nil, action: nil)
  }
}

/// The traits that variations of documents ask for.
@MainActor enum VariationTraits {
  /// Those of the screen.
  static var current: [String: String] { of(UITraitCollection.screenDefaults) }

  static func of(_ traits: UITraitCollection) -> [String: String] {
    [
      "widthClass": traits.horizontalSizeClass == .regular ? "regular" : "compact",
      "heightClass": traits.verticalSizeClass == .compact ? "compact" : "regular",
      "userInterfaceIdiom": traits.userInterfaceIdiom == .pad ? "pad" : "phone",
    ]
  }
}
