/// The methods of a table view's delegate, as they are called optionally.
///
/// `delegate.tableView?(…)` is how Swift calls an optional method of an Objective-C protocol. Each
/// call answers nil where the delegate does not implement the method.
@preconcurrency @MainActor public struct _UITableViewDelegateCalls {
  let delegate: any UITableViewDelegate

  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask { delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  }

  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalCall.ask {
      delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalCall.ask {
      delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask { delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  }

  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalCall.ask {
      delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalCall.ask {
      delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat?
  {
    OptionalCall.ask { delegate.tableView(tableView, heightForRowAt: indexPath) }
  }

  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat?
  {
    OptionalCall.ask { delegate.tableView(tableView, heightForHeaderInSection: section) }
  }

  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat?
  {
    OptionalCall.ask { delegate.tableView(tableView, heightForFooterInSection: section) }
  }

  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat?
  {
    OptionalCall.ask { delegate.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  }

  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat? {
    OptionalCall.ask { delegate.tableView(tableView, estimatedHeightForHeaderInSection: section) }
  }

  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat? {
    OptionalCall.ask { delegate.tableView(tableView, estimatedHeightForFooterInSection: section) }
  }

  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
    -> UIView?
  {
    OptionalCall.ask { delegate.tableView(tableView, viewForHeaderInSection: section) } ?? nil
  }

  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
    -> UIView?
  {
    OptionalCall.ask { delegate.tableView(tableView, viewForFooterInSection: section) } ?? nil
  }

  public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int? {
    OptionalCall.ask { delegate.tableView(tableView, indentationLevelForRowAt: indexPath) }
  }

  public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask { delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
  }

  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalCall.ask { delegate.tableView(tableView, shouldHighlightRowAt: indexPath) }
  }

  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalCall.ask { delegate.tableView(tableView, didHighlightRowAt: indexPath) }
  }

  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalCall.ask { delegate.tableView(tableView, didUnhighlightRowAt: indexPath) }
  }

  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalCall.ask { delegate.tableView(tableView, willSelectRowAt: indexPath) } ?? nil
  }

  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalCall.ask { delegate.tableView(tableView, willDeselectRowAt: indexPath) } ?? nil
  }

  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) -> Void?
  {
    OptionalCall.ask { delegate.tableView(tableView, didSelectRowAt: indexPath) }
  }

  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalCall.ask { delegate.tableView(tableView, didDeselectRowAt: indexPath) }
  }

  public func callAsFunction(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalCall.ask { delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
  }

  public func callAsFunction(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask { delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath) }
  }

  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle?
  {
    OptionalCall.ask { delegate.tableView(tableView, editingStyleForRowAt: indexPath) }
  }

  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    OptionalCall.ask {
      delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    } ?? nil
  }

  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalCall.ask {
      delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }

  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalCall.ask {
      delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }

  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalCall.ask { delegate.tableView(tableView, willBeginEditingRowAt: indexPath) }
  }

  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    -> Void?
  {
    OptionalCall.ask { delegate.tableView(tableView, didEndEditingRowAt: indexPath) }
  }

  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalCall.ask {
      delegate.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }
  }

  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalCall.ask {
      delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    } ?? nil
  }

  public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalCall.ask {
      delegate.tableView(
        tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  public func callAsFunction(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalCall.ask {
      delegate.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  public func callAsFunction(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    OptionalCall.ask {
      delegate.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalCall.ask {
      delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  public func callAsFunction(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalCall.ask {
      delegate.tableView(
        tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}

extension UITableViewDelegate {
  /// The optional methods, for `tableView?(…)`. Never nil.
  @_disfavoredOverload
  public var tableView: _UITableViewDelegateCalls? { .init(delegate: self) }
}
