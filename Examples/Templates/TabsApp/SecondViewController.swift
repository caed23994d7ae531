//
//  SecondViewController.swift
//  TabsApp
//

import UIKit

class SecondViewController: UIViewController {

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabBarItem = UITabBarItem(title: "Second", image: UIImage(systemName: "star"), selectedImage: UIImage(systemName: "star.fill"))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // The view is there; the rest of the set-up goes here.
        view.backgroundColor = .systemBackground

        let titleLabel = UILabel()
        titleLabel.text = "Second View"
        titleLabel.font = UIFont.systemFont(ofSize: 36)
        let textView = UILabel()
        textView.text = "Loaded by SecondViewController"
        textView.textColor = .secondaryLabel

        let stackView = UIStackView(arrangedSubviews: [titleLabel, textView])
        stackView.axis = .vertical
        stackView.alignment = .center
        stackView.spacing = 8
        stackView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stackView)
        NSLayoutConstraint.activate([
            stackView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }


}
