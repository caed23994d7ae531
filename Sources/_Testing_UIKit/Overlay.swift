// The compiler loads a module of this name where a file imports both Testing and UIKit:
// swift-testing declares it for Apple's systems. Here it exists so that the import succeeds.
