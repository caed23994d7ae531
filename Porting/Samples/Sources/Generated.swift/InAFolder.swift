enum InAFolder { static let name = "a folder whose name ends in .swift" }
