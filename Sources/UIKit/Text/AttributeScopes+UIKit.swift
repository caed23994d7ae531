extension AttributeScopes {
  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text that UIKit draws.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The paragraph style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The extra distance between characters.
    public let kern: KernAttribute
    /// The extra distance between characters, in place of the other.
    public let tracking: TrackingAttribute
    /// The distance from the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// The style of the underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The style of the strikethrough.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the strikethrough.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The width of the outline.
    public let strokeWidth: StrokeWidthAttribute
    /// The colour of the outline.
    public let strokeColor: StrokeColorAttribute
    /// The slant of the characters.
    public let obliqueness: ObliquenessAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIFont
      /// The name of the key in attributed strings.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the key in attributed strings.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the key in attributed strings.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The paragraph style; that of the first character applies to the whole text.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSParagraphStyle
      /// The name of the key in attributed strings.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// The extra distance between characters, in points.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the key in attributed strings.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The extra distance between characters, in points, in place of that of the key `kern`.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the key in attributed strings.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// The distance above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the key in attributed strings.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// The shadow.
    public enum ShadowAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSShadow
      /// The name of the key in attributed strings.
      public static let name = NSAttributedString.Key.shadow.rawValue
    }

    /// The style of the underline.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name of the key in attributed strings.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The colour of the underline.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the key in attributed strings.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The style of the strikethrough.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name of the key in attributed strings.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The colour of the strikethrough.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the key in attributed strings.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// The width of the outline, in percent of the font's size.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the key in attributed strings.
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    /// The colour of the outline.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the key in attributed strings.
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }

    /// The slant of the characters, as a fraction of their height.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the key in attributed strings.
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// The attribute at a key path of the UIKit scope.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
