//
//  CollectionViewController.swift
//  CollectionApp
//

import UIKit

private let reuseIdentifier = "Cell"

class CollectionViewController: UICollectionViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Collection"

        // Take the comment marks away to keep what was selected when the view comes back
        // self.clearsSelectionOnViewWillAppear = false

        // Cell classes
        self.collectionView!.register(UICollectionViewCell.self, forCellWithReuseIdentifier: reuseIdentifier)

        // What else the view needs.
        let layout = collectionViewLayout as! UICollectionViewFlowLayout
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    }

    /*
    // MARK: - Navigation

    // Before a segue of a storyboard is performed
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        // Hand the selected object to segue.destination.
    }
    */

    // MARK: UICollectionViewDataSource

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        // How many sections there are
        return 2
    }


    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        // How many items there are in one
        return 10 + section
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath)

        // Set the cell up
        cell.contentView.backgroundColor = indexPath.section == 0 ? .systemBlue : .systemOrange
        cell.contentView.layer.cornerRadius = 8

        return cell
    }

    // MARK: UICollectionViewDelegate

    /*
    // Whether an item is highlighted while it is touched
    override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        return true
    }
    */

    // Whether an item is selected
    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        return true
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        title = "Item \(indexPath.item)"
    }

    /*
    // Whether a menu is shown for an item, and what is in it
    override func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        return false
    }

    override func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool {
        return false
    }

    override func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) {

    }
    */

}
