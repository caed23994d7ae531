import SwiftUI
import UIKit

class PreviewedScreen: UIViewController {}

struct PreviewedScreen_Previews: PreviewProvider {
  static var previews: some View { PreviewedScreenView().ignoresSafeArea() }
}

struct PreviewedScreenView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> PreviewedScreen { PreviewedScreen() }
  func updateUIViewController(_ controller: PreviewedScreen, context: Context) {}
}

#Preview { PreviewedScreen() }
