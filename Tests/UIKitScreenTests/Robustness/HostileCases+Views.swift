import UIKit

extension HostileCase {
    /// Every number of views, their layout and what they show.
    static let views: [HostileCase] = join(viewGeometry, layout, scrolling, controls, presentations)

    private static var viewGeometry: [HostileCase] {
        return join(
            each("frame.x", except: nan) { $0.view.frame.origin.x = $1 },
            each("frame.width", except: nan) { $0.view.frame.size.width = $1 },
            each("view bounds.y", except: nan) { $0.view.bounds.origin.y = $1 },
            each("view bounds.height", except: nan) { $0.view.bounds.size.height = $1 },
            each("center", except: nan) { $0.view.center.y = $1 },
            each("alpha") { $0.view.alpha = $1 },
            each("transform.a") { $0.view.transform.a = $1 },
            each("transform.tx") { $0.view.transform.tx = $1 },
            each("transform3D") { $0.view.transform3D.m34 = $1 },
            each("contentScaleFactor") { $0.view.contentScaleFactor = $1 },
            each("layoutMargins") {
                $0.view.layoutMargins = UIEdgeInsets(top: $1, left: $1, bottom: 0, right: $1)
                $0.view.setNeedsLayout()
            },
            each("directionalLayoutMargins") {
                $0.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                    top: 0, leading: $1, bottom: $1, trailing: 0)
            },
            each("additionalSafeAreaInsets") {
                $0.controller.additionalSafeAreaInsets = UIEdgeInsets(top: $1, left: 0, bottom: $1, right: 0)
            },
            each("autoresizing", except: nan) {
                $0.child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleLeftMargin]
                $0.view.bounds.size = CGSize(width: $1, height: 30)
                $0.view.bounds.size = CGSize(width: 50, height: 40)
            },
            each("point inside") {
                _ = $0.view.point(inside: CGPoint(x: $1, y: 1), with: nil)
                _ = $0.window.hitTest(CGPoint(x: $1, y: $1), with: nil)
                _ = $0.child.convert(CGRect(x: $1, y: 0, width: $1, height: 3), to: nil)
            },
            each("sizeThatFits") {
                _ = $0.view.sizeThatFits(CGSize(width: $1, height: $1))
                _ = $0.view.systemLayoutSizeFitting(CGSize(width: $1, height: 10))
            },
            each("snapshot", except: nan) { scene, x in
                let rect = CGRect(x: x, y: 0, width: 30, height: abs(x))
                if let copy = scene.view.resizableSnapshotView(
                    from: rect, afterScreenUpdates: true,
                    withCapInsets: UIEdgeInsets(top: x, left: x, bottom: x, right: x))
                {
                    scene.view.addSubview(copy)
                }
            },
            each("drawHierarchy", except: nan) { scene, x in
                _ = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
                    scene.view.drawHierarchy(in: CGRect(x: 0, y: 0, width: x, height: 20), afterScreenUpdates: true)
                }
            },
            each("drawn view", except: nan) {
                let view = $0.add(DrawingView())
                view.bounds.size.width = $1
            },
            each("touch") {
                $0.host.send(.down, at: CGPoint(x: $1, y: 40), finger: 0)
                $0.host.send(.move, at: CGPoint(x: 60, y: $1), finger: 0)
                $0.host.step()
                $0.host.send(.up, at: CGPoint(x: $1, y: $1), finger: 0)
            },
            each("pan recogniser") { scene, x in
                let pan = UIPanGestureRecognizer()
                scene.view.addGestureRecognizer(pan)
                pan.setTranslation(CGPoint(x: x, y: 0), in: scene.view)
                let press = UILongPressGestureRecognizer()
                press.minimumPressDuration = x
                press.allowableMovement = x
                scene.view.addGestureRecognizer(press)
                scene.host.send(.down, at: CGPoint(x: 60, y: 60), finger: 0)
                scene.host.step()
                scene.host.send(.move, at: CGPoint(x: 90, y: 60), finger: 0)
            })
    }

    private static var layout: [HostileCase] {
        @MainActor func constrain(_ scene: HostileScene, _ make: (UIView, UIView) -> NSLayoutConstraint) {
            scene.child.translatesAutoresizingMaskIntoConstraints = false
            make(scene.child, scene.view).isActive = true
            scene.view.layoutIfNeeded()
        }
        return join(
            each("constraint constant", except: notFinite) { scene, x in
                constrain(scene) { child, _ in child.widthAnchor.constraint(equalToConstant: x) }
            },
            each("changed constant", except: notFinite) { scene, x in
                constrain(scene) {
                    let constraint = $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor)
                    constraint.constant = x
                    return constraint
                }
            },
            each("multiplier", except: notFinite) { scene, x in
                constrain(scene) { $0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: x) }
            },
            each("hugging priority") { scene, x in
                scene.child.setContentHuggingPriority(UILayoutPriority(Float(x)), for: .horizontal)
                scene.view.layoutIfNeeded()
            },
            each("stack spacing") { scene, x in
                let stack = scene.add(UIStackView(arrangedSubviews: [UILabel(), UIView()]))
                stack.spacing = x
                stack.setCustomSpacing(x, after: stack.arrangedSubviews[0])
                stack.layoutIfNeeded()
            },
            each("stack of a size", except: nan) { scene, x in
                let stack = scene.add(UIStackView(arrangedSubviews: [UILabel(), UIView()]))
                stack.distribution = .fillEqually
                stack.bounds.size.width = x
                stack.layoutIfNeeded()
            },
            each("intrinsic size") { scene, x in
                let sized = scene.add(SizedView())
                sized.size = CGSize(width: x, height: 10)
                sized.translatesAutoresizingMaskIntoConstraints = false
                scene.view.layoutIfNeeded()
            })
    }

    private static var scrolling: [HostileCase] {
        @MainActor func scroll(_ scene: HostileScene) -> UIScrollView {
            let scroll = scene.add(UIScrollView())
            scroll.contentSize = CGSize(width: 300, height: 400)
            return scroll
        }
        return join(
            each("contentSize", except: nan) { scroll($0).contentSize = CGSize(width: $1, height: 30) },
            each("contentOffset", except: nan) { scroll($0).contentOffset = CGPoint(x: 0, y: $1) },
            each("animated contentOffset", except: nan) {
                scroll($0).setContentOffset(CGPoint(x: $1, y: 0), animated: true)
            },
            each("contentInset", except: nan) {
                scroll($0).contentInset = UIEdgeInsets(top: $1, left: 0, bottom: $1, right: 0)
            },
            each("indicator insets", except: nan) {
                let view = scroll($0)
                view.verticalScrollIndicatorInsets = UIEdgeInsets(top: $1, left: 0, bottom: 0, right: 0)
                view.flashScrollIndicators()
            },
            each("scrollRectToVisible", except: nan) {
                scroll($0).scrollRectToVisible(CGRect(x: $1, y: $1, width: 10, height: $1), animated: false)
            },
            each("zoomScale") {
                let view = scroll($0)
                let zoomed = Zoomed(view)
                $0.kept.append(zoomed)
                view.delegate = zoomed
                (view.minimumZoomScale, view.maximumZoomScale) = (0.1, 4)
                view.zoomScale = $1
                view.setZoomScale($1, animated: true)
            },
            each("limits of zooming") {
                let view = scroll($0)
                view.minimumZoomScale = $1
                view.maximumZoomScale = $1
                view.zoomScale = 2
            },
            each("zoom to a rectangle") {
                scroll($0).zoom(to: CGRect(x: $1, y: 0, width: abs($1), height: 4), animated: false)
            },
            each("decelerationRate") { scene, x in
                let view = scroll(scene)
                view.decelerationRate = UIScrollView.DecelerationRate(rawValue: x)
                scene.host.send(.down, at: CGPoint(x: 70, y: 80), finger: 0)
                for step in 1...4 {
                    scene.host.step()
                    scene.host.send(.move, at: CGPoint(x: 70, y: 80 - Double(step) * 12), finger: 0)
                }
                scene.host.send(.up, at: CGPoint(x: 70, y: 30), finger: 0)
            },
            each("row height", except: notFinite) {
                let rows = Rows()
                $0.kept.append(rows)
                let table = $0.add(UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)))
                table.rowHeight = $1
                table.dataSource = rows
                table.layoutIfNeeded()
            },
            each("item size", except: notFinite) {
                let items = Items()
                $0.kept.append(items)
                let flow = UICollectionViewFlowLayout()
                flow.itemSize = CGSize(width: $1, height: 20)
                flow.minimumLineSpacing = $1
                let list = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 100, height: 60), collectionViewLayout: flow)
                list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
                list.dataSource = items
                $0.view.addSubview(list)
                list.layoutIfNeeded()
            })
    }

    private static var controls: [HostileCase] {
        return join(
            each("label's font") { $0.add(UILabel()).text(font: .systemFont(ofSize: $1)) },
            each("label's size", except: nan) {
                let label = $0.add(UILabel())
                label.text(font: .systemFont(ofSize: 14))
                label.bounds.size.width = $1
            },
            each("label's preferred width") {
                let label = $0.add(UILabel())
                label.text(font: .systemFont(ofSize: 14))
                label.numberOfLines = 0
                label.preferredMaxLayoutWidth = $1
                _ = label.sizeThatFits(CGSize(width: $1, height: $1))
                _ = label.intrinsicContentSize
            },
            each("label's minimum scale") {
                let label = $0.add(UILabel())
                label.text(font: .systemFont(ofSize: 40))
                label.adjustsFontSizeToFitWidth = true
                label.minimumScaleFactor = $1
            },
            each("label's shadow") {
                let label = $0.add(UILabel())
                label.text(font: .systemFont(ofSize: 14))
                label.shadowColor = .black
                label.shadowOffset = CGSize(width: $1, height: 1)
            },
            each("button's insets") {
                let button = $0.add(UIButton(type: .system))
                button.setTitle("Title", for: .normal)
                button.contentEdgeInsets = UIEdgeInsets(top: $1, left: $1, bottom: 1, right: 1)
                button.titleEdgeInsets = UIEdgeInsets(top: 0, left: $1, bottom: 0, right: 0)
                _ = button.intrinsicContentSize
            },
            each("image view's animation") {
                let view = $0.add(UIImageView())
                let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }
                view.animationImages = [image, image]
                view.animationDuration = $1
                view.startAnimating()
            },
            each("image's scale") { scene, x in
                let view = scene.add(UIImageView())
                let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }.cgImage
                view.image = image.map { UIImage(cgImage: $0, scale: x, orientation: .left) }
                view.contentMode = .scaleAspectFill
                _ = view.intrinsicContentSize
            },
            each("image's cap insets") {
                let view = $0.add(UIImageView())
                let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
                view.image = image.resizableImage(
                    withCapInsets: UIEdgeInsets(top: $1, left: $1, bottom: 3, right: 3), resizingMode: .tile)
            })
    }

    private static var presentations: [HostileCase] {
        return join(
            each("preferredContentSize") { scene, x in
                let popover = UIViewController()
                popover.preferredContentSize = CGSize(width: x, height: 100)
                popover.modalPresentationStyle = .formSheet
                scene.controller.present(popover, animated: true)
            },
            each("detent") { scene, x in
                let sheet = UIViewController()
                sheet.sheetPresentationController?.detents = [.custom { _ in x }, .medium()]
                sheet.sheetPresentationController?.preferredCornerRadius = x
                scene.controller.present(sheet, animated: true)
                scene.host.advance(by: 0.1)
            },
            each("percent") { scene, x in
                let transition = UIPercentDrivenInteractiveTransition()
                transition.update(x)
                transition.completionSpeed = x
                transition.finish()
            })
    }
}

extension UILabel {
    fileprivate func text(font: UIFont) {
        self.font = font
        text = "A few words"
    }
}

private final class DrawingView: UIView {
    override func draw(_ rect: CGRect) { UIRectFill(rect) }
}

private final class SizedView: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
}

private final class Zoomed: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init(_ scroll: UIScrollView) {
        super.init()
        scroll.addSubview(content)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}

private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
    }
}
