/// The interactions of a view.
@MainActor final class ViewInteractions {
  private(set) var interactions: [any UIInteraction] = []

  /// Adds an interaction, taking it from the view that it was added to before.
  func add(_ interaction: any UIInteraction, to view: UIView) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: view)
    interactions.append(interaction)
    interaction.didMove(to: view)
  }

  func remove(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.remove(at: index)
    interaction.didMove(to: nil)
  }

  /// Removes the interactions that are not in the list and adds the others.
  func replace(by list: [any UIInteraction], of view: UIView) {
    for former in interactions where !list.contains(where: { $0 === former }) {
      view.removeInteraction(former)
    }
    for interaction in list { view.addInteraction(interaction) }
  }
}
