import TestStages
import Testing
import UIKit

/// Nib files: owners, placeholders, controls, cells, controllers' views.
@MainActor
@Suite(.serialized)
struct NibTests {
    private func controls() throws -> (owner: StoryboardOwner, top: [Any], guest: StoryboardHelper) {
        let owner = StoryboardOwner()
        let guest = StoryboardHelper()
        let nib = UINib(nibName: "Controls", bundle: StoryboardFiles.bundle)
        let top = nib.instantiate(withOwner: owner, options: [.externalObjects: ["Guest": guest]])
        return (owner, top, guest)
    }

    @Test func `the owner's outlets are connected, and external objects take their places`() throws {
        let (owner, top, guest) = try controls()
        #expect(top.count == 4 && top.first as? UIView === owner.panel)
        #expect(owner.slider?.superview === owner.panel && owner.guest === guest)
        #expect(owner.panel?.semanticContentAttribute == .forceRightToLeft)
        _ = storyboardLog.take()
        owner.slider?.sendActions(for: .valueChanged)
        #expect(storyboardLog.take() == "slid(5.0)")
    }

    @Test func `controls have the values of the file`() throws {
        let (owner, _, _) = try controls()
        let views = try #require(owner.panel?.subviews)
        func first<View: UIView>(_ type: View.Type) throws -> View {
            try #require(views.lazy.compactMap { $0 as? View }.first)
        }
        let slider = try first(UISlider.self)
        #expect(slider.value == 5 && slider.minimumValue == 2 && slider.maximumValue == 10)
        #expect(slider.minimumTrackTintColor == .systemRed)
        #expect(slider.frame.origin == CGPoint(x: 10, y: 10))
        let progress = try first(UIProgressView.self)
        #expect(progress.progress == 0.25 && progress.progressTintColor == .systemMint)
        let page = try first(UIPageControl.self)
        #expect(page.numberOfPages == 4 && page.currentPage == 2)
        let activity = try first(UIActivityIndicatorView.self)
        #expect(activity.isAnimating && activity.style == .large && !activity.hidesWhenStopped)
        let glass = try first(UIVisualEffectView.self)
        #expect(glass.effect is UIBlurEffect)
        #expect((glass.contentView.subviews.first as? UILabel)?.text == "On glass")
        #expect(glass.contentView.frame == glass.bounds)
        let button = try first(UIButton.self)
        #expect(button.buttonType == .custom && button.contentHorizontalAlignment == .trailing)
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(button.title(for: .selected) == "Chosen" && button.image(for: .selected) != nil)
        #expect(button.titleColor(for: .normal) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(button.attributedTitle(for: .highlighted)?.string == "Pressed" && !button.adjustsImageWhenHighlighted)
    }

    @Test func `a scroll view's content is laid out by its guides`() throws {
        let (owner, _, _) = try controls()
        let panel = try #require(owner.panel)
        let scroll = try #require(panel.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        #expect(scroll.isPagingEnabled && !scroll.showsVerticalScrollIndicator && scroll.bounces)
        #expect(scroll.contentInsetAdjustmentBehavior == .never && scroll.keyboardDismissMode == .onDrag)
        #expect(scroll.minimumZoomScale == 0.5 && scroll.maximumZoomScale == 3)
        panel.layoutIfNeeded()
        #expect(scroll.frame.size == CGSize(width: 200, height: 100))
        #expect(scroll.contentSize == CGSize(width: 400, height: 100))
    }

    @Test func `recognisers have the values of the file`() throws {
        let (_, top, _) = try controls()
        let press = try #require(top[1] as? UILongPressGestureRecognizer)
        #expect(press.minimumPressDuration == 0.75 && press.allowableMovement == 12)
        #expect((top[2] as? UISwipeGestureRecognizer)?.direction == .up)
        #expect((top[3] as? UIScreenEdgePanGestureRecognizer)?.edges == .left)
    }

    @Test func `a nib can be made of bytes, and of a bundle by name`() throws {
        let data = try Data(contentsOf: StoryboardFiles.folder.appendingPathComponent("RowCell.xib"))
        let made = UINib(data: data, bundle: nil).instantiate(withOwner: nil, options: nil)
        #expect((made.first as? StoryboardRowCell)?.caption?.text == "From a nib")
        let other = StoryboardFiles.bundle.loadNibNamed("RowCell", owner: nil, options: nil)
        #expect(other?.count == 1 && other?.first as AnyObject !== made.first as AnyObject)
    }

    @Test func `tables and collections make cells of registered nibs`() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(UINib(nibName: "RowCell", bundle: StoryboardFiles.bundle), forCellReuseIdentifier: "r")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "r") as? StoryboardRowCell)
        #expect(cell.reuseIdentifier == "r" && cell.caption?.superview === cell.contentView)
        table.register(nil as UINib?, forCellReuseIdentifier: "r")
        #expect(table.dequeueReusableCell(withIdentifier: "r") == nil)
    }

    @Test func `a controller finds the nib of its class's name`() throws {
        let controller = StoryboardNibController(nibName: nil, bundle: StoryboardFiles.bundle)
        #expect(controller.caption == nil)
        #expect(controller.view.backgroundColor == .systemIndigo && controller.caption?.text == "By name")
        let named = StoryboardNibController(nibName: "StoryboardNibController", bundle: StoryboardFiles.bundle)
        let stage = Stage(root: named)
        stage.window.layoutIfNeeded()
        #expect(near(named.caption?.frame.minY ?? 0, named.view.safeAreaInsets.top, 0.5))
        #expect(UIViewController().view.subviews.isEmpty)
    }

    @Test func `a nib that is not there stops the program`() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = UINib(nibName: "Nowhere", bundle: StoryboardFiles.bundle).instantiate(withOwner: nil)
        }
    }
}
