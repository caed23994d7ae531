/// A constraint that a stack view makes.
final class StackConstraint: NSLayoutConstraint {}
