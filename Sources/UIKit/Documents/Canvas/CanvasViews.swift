import DocumentCore

/// The objects of a document on the canvas: controls are as large as in the version of Interface
/// Builder that wrote the document, and views have the natural sizes that they have there alone.
@MainActor final class CanvasGraph: ObjectGraph {
  init(_ file: InterfaceFile) {
    super.init(file, owner: nil, traits: Self.traits(of: file.document))
  }

  /// The size classes of the canvas; documents without a device are for any.
  private static func traits(of document: InterfaceDocument) -> [String: String] {
    guard let device = CanvasDevice(document) else { return [:] }
    let isTablet = device.isTablet
    let isFlat = !isTablet && device.width > device.height
    return [
      "widthClass": isTablet ? "regular" : "compact", "heightClass": isFlat ? "compact" : "regular",
      "userInterfaceIdiom": isTablet ? "pad" : "phone",
    ]
  }

  override var makesPlaceholders: Bool { true }

  override func type(of element: DocumentElement) -> AnyClass? {
    let type = super.type(of: element)
    switch element.name {
    case "view" where type == UIView.self: return CanvasView.self
    case "switch" where type == UISwitch.self: return CanvasSwitch.self
    case "slider" where type == UISlider.self: return CanvasSlider.self
    case "stepper" where type == UIStepper.self: return CanvasStepper.self
    case "progressView" where type == UIProgressView.self: return CanvasProgress.self
    case "pageControl" where type == UIPageControl.self: return CanvasPages.self
    case "textField" where type == UITextField.self: return CanvasField.self
    case "datePicker" where type == UIDatePicker.self: return CanvasDates.self
    case "toolbar" where type == UIToolbar.self: return CanvasToolbar.self
    case "searchBar" where type == UISearchBar.self: return CanvasSearchBar.self
    case "tableViewCell" where type == UITableViewCell.self: return CanvasCell.self
    default: return type
    }
  }

  override func read(_ element: DocumentElement, into object: AnyObject, _ coder: ElementCoder) {
    if let view = object as? UIView {
      view.parts[CanvasSize.self] = CanvasSize(element, file.document)
    }
    super.read(element, into: object, coder)
    if let cell = object as? CanvasCell { cell.content = element.child(key: "contentView") }
  }
}

/// The natural size of a view on the canvas.
@MainActor final class CanvasSize {
  private let width: CGFloat?
  private let height: CGFloat?

  init(_ element: DocumentElement, _ document: InterfaceDocument) {
    let designed = document.designedSize(of: element.id ?? "")
    let size = Self.standard(
      element, version: document.canvasVersion, on: CanvasDevice(document),
      isAtBottom: element.name == "toolbar" && document.isAtBottom(element.id ?? ""))
    width =
      (element.number("placeholderIntrinsicWidth") ?? designed?.width).map { CGFloat($0) }
      ?? size.width
    height =
      (element.number("placeholderIntrinsicHeight") ?? designed?.height).map { CGFloat($0) }
      ?? size.height
  }

  /// The sizes that differ from those of the system: what each version of Interface Builder has
  /// recorded wherever no constraint gives another size.
  private static func standard(
    _ element: DocumentElement, version: Int, on device: CanvasDevice?, isAtBottom: Bool
  ) -> (width: CGFloat?, height: CGFloat?) {
    switch element.name {
    case "switch" where version >= 24: (61, 28)
    case "slider" where version >= 24: (nil, 34)
    case "stepper" where version < 15: (nil, 29)
    case "progressView" where version < 16: (nil, 2)
    case "pageControl" where version < 17: (nil, 37)
    case "pageControl" where version < 21: (nil, 27.5)
    case "searchBar" where version >= 24: (nil, 64)
    case "textField" where version < 15 && element["borderStyle"] == "roundedRect": (nil, 30)
    case "datePicker" where element["style"] == nil && version < 18: (320, 216)
    case "toolbar" where isAtBottom && (device?.bottom ?? 0) > 0 && device?.isTablet == false:
      (nil, 49)
    default: (nil, nil)
    }
  }

  /// The natural size in place of a view's own.
  func size(_ own: CGSize) -> CGSize {
    CGSize(width: width ?? own.width, height: height ?? own.height)
  }
}

/// Views whose natural size is that of the canvas.
@MainActor protocol CanvasSized {}

extension CanvasSized where Self: UIView {
  fileprivate func canvasSize(_ own: CGSize) -> CGSize {
    parts[CanvasSize.self]?.size(own) ?? own
  }
}

private final class CanvasView: UIView, CanvasSized {
  override var intrinsicContentSize: CGSize { canvasSize(super.intrinsicContentSize) }
}

private final class CanvasSwitch: UISwitch, CanvasSized {
  override var intrinsicContentSize: CGSize { canvasSize(super.intrinsicContentSize) }
}

private final class CanvasSlider: UISlider, CanvasSized {
  override var intrinsicContentSize: CGSize { canvasSize(super.intrinsicContentSize) }
  override var alignmentRectInsets: UIEdgeInsets {
    canvasSize(.zero).height > 0 ? .zero : super.alignmentRectInsets
  }
}

private final class CanvasStepper: UIStepper, CanvasSized {
  override var intrinsicContentSize: CGSize { canvasSize(super.intrinsicContentSize) }
}

private final class CanvasProgress: UIProgressView, CanvasSized {
  override var intrinsicContentSize: CGSize { canvasSize(super.intrinsicContentSize) }
}

private final class CanvasPages: UIPageControl, CanvasSized {
  override var intrinsicContentSize: CGSize { canvasSize(super.intrinsicContentSize) }
}

private final class CanvasField: UITextField, CanvasSized {
  override var intrinsicContentSize: CGSize { canvasSize(super.intrinsicContentSize) }
}

private final class CanvasDates: UIDatePicker, CanvasSized {
  override var intrinsicContentSize: CGSize { canvasSize(super.intrinsicContentSize) }
}

private final class CanvasToolbar: UIToolbar, CanvasSized {
  override var intrinsicContentSize: CGSize { canvasSize(super.intrinsicContentSize) }
}

private final class CanvasSearchBar: UISearchBar, CanvasSized {
  override var intrinsicContentSize: CGSize { canvasSize(super.intrinsicContentSize) }
}

/// A cell whose content is where the document says, beside the accessory of its system.
private final class CanvasCell: UITableViewCell {
  var content: DocumentElement?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let rect = content?.child(key: "frame")?.numbers("x", "y", "width", "height") else {
      return
    }
    contentView.frame = CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
  }
}
