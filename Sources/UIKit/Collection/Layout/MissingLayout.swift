/// Stands for the layout of a collection view that was created without one.
final class MissingLayout: UICollectionViewLayout {}
