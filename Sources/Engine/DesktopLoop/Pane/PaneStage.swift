import QuartzCore
import UIKit

/// The screen of its own on which a side pane's window stands, with its own way for touches to come in.
@MainActor final class PaneStage {
    let pane: any SidePane
    let screen: UIScreen
    private let scene: UIWindowScene
    private let application = UIApplication.make(nil)
    let touches: TouchDispatcher

    /// - Parameter server: The host's: the pane moves in the device's frames.
    init(_ pane: any SidePane, height: CGFloat, scale: CGFloat, server: RenderServer) {
        self.pane = pane
        screen = UIScreen(device: PaneStage.profile(CGSize(width: pane.width, height: height), scale: scale))
        screen.renderServer = server
        scene = UIWindowScene(of: application, on: screen)
        touches = TouchDispatcher(for: application)
        pane.window.windowScene = scene
        pane.window.frame = screen.bounds
        pane.window.isHidden = false
    }

    /// Gives the pane's window another size.
    func resize(height: CGFloat, scale: CGFloat) {
        let profile = PaneStage.profile(CGSize(width: pane.width, height: height), scale: scale)
        guard profile != screen.device else { return }
        screen.device = profile
        pane.window.frame = screen.bounds
        pane.window.updateTraits()
    }

    /// Takes the pane's window off its screen.
    func close() {
        pane.window.isHidden = true
        pane.window.windowScene = nil
    }

    /// A screen without cut-outs and bars, regular in both directions as on a tablet.
    private static func profile(_ size: CGSize, scale: CGFloat) -> DeviceProfile {
        DeviceProfile(
            name: "side-pane", portraitSize: size, scale: scale, portraitInsets: .zero, landscapeInsets: .zero,
            statusBarHeight: 0, showsStatusBarInLandscape: false, hasHomeIndicator: false, idiom: .pad,
            isRegularInLandscape: true)
    }
}
