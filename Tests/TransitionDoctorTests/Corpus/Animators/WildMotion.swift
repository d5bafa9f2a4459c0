import QuartzCore
import TransitionDoctor
import UIKit

/// Animators of demos, with what is forgotten in them.
@MainActor enum WildMotion {
    enum Fault {
        case none, roundsBadly, everyTileEnds, staysRasterized, staysInFront, blurStays, blackInBetween, maskLost
        case alphaOne, radiusNone, scrolledUp, listStaysHidden, stalePicture
    }

    /// A page comes by a timer that adds a twentieth at each call.
    static func stepped(_ fault: Fault = .none) -> AppFlow {
        let home = WildPage("Home", .systemTeal)
        let delegate = CorpusModalDelegate { leaves in
            BodyAnimator(1.0 / 3) { context in
                context.addTo()
                guard let view = context.upperView else { return context.end() }
                var part = 0.0
                view.alpha = leaves ? 1 : 0
                every(1.0 / 60) {
                    part += 0.05
                    view.alpha = leaves ? 1 - part : part
                    guard fault == .roundsBadly ? part == 1 : part >= 0.999 else { return false }
                    view.alpha = 1
                    context.takeToBack()
                    context.end()
                    return true
                }
            }
        }
        return AppFlow(root: home) { animated in
            let page = WildPage("Story", .systemOrange)
            page.modalPresentationStyle = .fullScreen
            page.transitioningDelegate = delegate
            home.present(page, animated: animated)
        } close: { animated in
            home.dismiss(animated: animated)
        }
    }

    /// The page that goes falls into twelve tiles, which vanish one after the other.
    static func tiles(_ fault: Fault = .none) -> AppFlow {
        route(0.5) { context, _ in
            guard let from = context.fromView, let to = context.toView, let target = context.viewController(forKey: .to)
            else { return context.end() }
            let container = context.containerView
            to.frame = context.finalFrame(for: target)
            container.addSubview(to)
            let (width, height) = (from.bounds.width / 3, from.bounds.height / 4)
            let tiles = (0..<12).compactMap { index -> UIView? in
                let part = CGRect(
                    x: CGFloat(index % 3) * width, y: CGFloat(index / 3) * height, width: width, height: height)
                let tile = from.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero)
                tile?.frame = part.offsetBy(dx: from.frame.minX, dy: from.frame.minY)
                return tile
            }
            tiles.forEach(container.addSubview)
            from.isHidden = true
            var left = tiles.count
            for (index, tile) in tiles.enumerated() {
                UIView.animate(withDuration: 0.225, delay: 0.025 * Double(index)) {
                    tile.alpha = 0
                } completion: { _ in
                    left -= 1
                    tile.removeFromSuperview()
                    guard left == 0 || (fault == .everyTileEnds && left == 1) else { return }
                    from.isHidden = false
                    tiles.forEach { $0.removeFromSuperview() }
                    if context.transitionWasCancelled { to.removeFromSuperview() }
                    context.end()
                }
            }
        }
    }

    /// Two sides of a cube, drawn as bitmaps while they turn.
    static func cube(_ fault: Fault = .none) -> AppFlow {
        route(0.4) { context, isPop in
            guard let from = context.fromView, let to = context.toView, let target = context.viewController(forKey: .to)
            else { return context.end() }
            let container = context.containerView
            to.frame = context.finalFrame(for: target)
            container.addSubview(to)
            let half = container.bounds.width / 2
            let side = { (turn: CGFloat) in
                var depth = CATransform3DIdentity
                depth.m34 = -1 / 900
                depth = CATransform3DTranslate(depth, 0, 0, -half)
                depth = CATransform3DRotate(depth, turn, 0, 1, 0)
                return CATransform3DTranslate(depth, 0, 0, half)
            }
            let sign: CGFloat = isPop ? -1 : 1
            for view in [from, to] { view.layer.shouldRasterize = true }
            to.layer.zPosition = 1
            to.layer.transform = side(sign * .pi / 2)
            UIView.animate(withDuration: 0.4) {
                from.layer.transform = side(-sign * .pi / 2)
                to.layer.transform = CATransform3DIdentity
            } completion: { _ in
                for view in [from, to] {
                    view.layer.transform = CATransform3DIdentity
                    if fault != .staysRasterized { view.layer.shouldRasterize = false }
                }
                if fault != .staysInFront || context.transitionWasCancelled { to.layer.zPosition = 0 }
                if context.transitionWasCancelled { to.removeFromSuperview() }
                context.end()
            }
        }
    }

    /// The list is blurred while the page comes over it.
    static func blurred(_ fault: Fault = .none) -> AppFlow {
        route { context, _ in
            context.addTo()
            guard let view = context.upperView else { return context.end() }
            let (leaves, blur) = (context.isLeaving, UIVisualEffectView(effect: nil))
            blur.frame = context.containerView.bounds
            context.containerView.insertSubview(blur, belowSubview: view)
            if leaves { blur.effect = UIBlurEffect(style: .regular) }
            view.alpha = leaves ? 1 : 0
            UIView.animate(withDuration: 0.3) {
                blur.effect = leaves ? nil : UIBlurEffect(style: .regular)
                view.alpha = leaves ? 0 : 1
            } completion: { finished in
                view.alpha = 1
                if fault != .blurStays || (finished && !context.transitionWasCancelled) { blur.removeFromSuperview() }
                context.takeToBack()
                context.end()
            }
        }
    }

    /// Through black, as films change their scene; or one page directly over the other with a gap.
    static func throughBlack(_ fault: Fault = .none) -> AppFlow {
        route(0.6) { context, _ in
            context.addTo()
            guard let from = context.fromView, let to = context.toView else { return context.end() }
            let container = context.containerView
            if fault == .blackInBetween { return gap(context, from, to) }
            let black = UIView(frame: container.bounds)
            black.backgroundColor = .black
            black.alpha = 0
            container.addSubview(black)
            to.isHidden = true
            UIView.animate(withDuration: 0.3) {
                black.alpha = 1
            } completion: { _ in
                let end = {
                    (to.isHidden, from.isHidden) = (false, false)
                    black.removeFromSuperview()
                    context.takeToBack()
                    context.end()
                }
                if context.transitionWasCancelled { return end() }
                (to.isHidden, from.isHidden) = (false, true)
                UIView.animate(withDuration: 0.3) {
                    black.alpha = 0
                } completion: { _ in
                    end()
                }
            }
        }
    }

    /// A picture of the page that goes is taken away, and the next page is put there two frames later.
    private static func gap(_ context: BodyAnimator.Context, _ from: UIView, _ to: UIView) {
        guard let picture = from.snapshotView(afterScreenUpdates: false) else { return context.end() }
        picture.frame = from.frame
        context.containerView.addSubview(picture)
        (from.isHidden, to.isHidden) = (true, true)
        UIView.animate(withDuration: 0.55) {
            picture.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
        } completion: { _ in
            picture.removeFromSuperview()
            later(2.0 / 60) {
                (from.isHidden, to.isHidden) = (false, false)
                context.takeToBack()
                context.end()
            }
        }
    }

    /// A page with a mask of its own, which opens from a band.
    static func band(_ fault: Fault = .none) -> AppFlow {
        let route = WildRoute(WildPage("List", .systemTeal)) { _ in
            BodyAnimator { context in
                context.addTo()
                guard let view = context.upperView else { return context.end() }
                let (leaves, own) = (context.isLeaving, view.layer.mask)
                let box = view.bounds
                let (thin, whole) = (box.insetBy(dx: 0, dy: box.height * 0.45), box)
                let mask = CALayer()
                mask.backgroundColor = UIColor.black.cgColor
                mask.frame = leaves ? thin : whole
                view.layer.mask = mask
                let growth = CABasicAnimation(keyPath: "bounds.size.height")
                (growth.fromValue, growth.toValue) = leaves ? (whole.height, thin.height) : (thin.height, whole.height)
                growth.duration = 0.3
                CATransaction.begin()
                whenCommitted {
                    view.layer.mask = fault == .maskLost ? nil : own
                    context.takeToBack()
                    context.end()
                }
                mask.add(growth, forKey: "band")
                CATransaction.commit()
            }
        }
        route.makePage = {
            let page = WildPage("Faded", .systemOrange)
            let edges = CAGradientLayer()
            edges.colors = [UIColor.clear, .black, .black].map(\.cgColor)
            edges.locations = [0, 0.1, 1]
            page.whenLoaded = { $0.view.layer.mask = edges }
            page.whenLaidOut = { edges.frame = $0.view.bounds }
            return page
        }
        return route.screens
    }

    /// A card of the list, faint and round, is matched with one of the page.
    static func matched(_ fault: Fault = .none) -> AppFlow {
        var card = UIView()
        let list = WildPage("List", .systemTeal) {
            card = wildBlock(.systemRed, in: $0.view, y: 300, radius: 12)
            card.alpha = 0.5
        }
        return WildRoute(list) { _ in
            BodyAnimator { context in
                context.addTo()
                guard let view = context.upperView else { return context.end() }
                let leaves = context.isLeaving
                let small = CGRect(x: 30, y: 300, width: 140, height: 90)
                let large = small.insetBy(dx: -20, dy: -40)
                let flyer = UIView(frame: leaves ? large : small)
                flyer.backgroundColor = .systemRed
                flyer.alpha = leaves ? 0 : 0.5
                flyer.layer.cornerRadius = 12
                context.containerView.addSubview(flyer)
                card.alpha = 0
                card.layer.cornerRadius = 0
                view.alpha = leaves ? 1 : 0
                UIView.animate(withDuration: 0.3) {
                    view.alpha = leaves ? 0 : 1
                    flyer.frame = leaves ? small : large
                    flyer.alpha = leaves ? 0.5 : 0
                } completion: { _ in
                    flyer.removeFromSuperview()
                    view.alpha = 1
                    card.alpha = fault == .alphaOne ? 1 : 0.5
                    card.layer.cornerRadius = fault == .radiusNone ? 0 : 12
                    context.takeToBack()
                    context.end()
                }
            }
        }.screens
    }

    /// A long list that the animator scrolls to see where its row is.
    static func scrolled(_ fault: Fault = .none) -> AppFlow {
        let scroll = UIScrollView()
        let list = WildPage("List", .systemBackground) { list in
            scroll.frame = list.view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: 300, height: 3000)
            for row in 0..<30 {
                _ = wildBlock(row % 2 == 0 ? .systemGray4 : .systemYellow, in: scroll, y: 100 * CGFloat(row))
            }
            scroll.contentOffset = CGPoint(x: 0, y: 700)
            list.view.addSubview(scroll)
        }
        return WildRoute(list) { isPop in
            BodyAnimator { context in
                context.addTo()
                context.fade {
                    if fault == .scrolledUp, isPop { scroll.contentOffset = .zero }
                }
            }
        }.screens
    }

    /// UIKit's own way from a view to another, which hides one and shows the other.
    static func turnedOver(_ fault: Fault = .none) -> AppFlow {
        route(0.4) { context, isPop in
            guard let from = context.fromView, let to = context.toView, let target = context.viewController(forKey: .to)
            else { return context.end() }
            to.frame = context.finalFrame(for: target)
            context.containerView.addSubview(to)
            to.isHidden = true
            let sides: UIView.AnimationOptions = isPop ? .transitionFlipFromLeft : .transitionFlipFromRight
            UIView.transition(from: from, to: to, duration: 0.4, options: [sides, .showHideTransitionViews]) { _ in
                if fault != .listStaysHidden || context.transitionWasCancelled { from.isHidden = false }
                to.isHidden = false
                if context.transitionWasCancelled { to.removeFromSuperview() }
                context.end()
            }
        }
    }

    /// The list's picture is taken on the way there and shown on the way back, though the page has changed the list meanwhile.
    static func pictured(_ fault: Fault = .none) -> AppFlow {
        var (row, kept): (UIView, UIView?) = (UIView(), nil)
        let list = WildPage("Mail", .systemBackground) {
            row = wildBlock(.systemBlue, in: $0.view, x: 20, y: 260, width: 300, height: 160)
        }
        let route = WildRoute(list) { isPop in
            BodyAnimator { context in
                guard let from = context.fromView, let to = context.toView else { return context.end() }
                context.addTo()
                if !isPop || fault == .none { kept = (isPop ? to : from).snapshotView(afterScreenUpdates: isPop) }
                guard let picture = kept else { return context.end() }
                picture.frame = to.frame
                let page: UIView = isPop ? from : to
                context.containerView.insertSubview(picture, belowSubview: page)
                page.alpha = isPop ? 1 : 0
                UIView.animate(withDuration: 0.3) {
                    page.alpha = isPop ? 0 : 1
                } completion: { _ in
                    page.alpha = 1
                    picture.removeFromSuperview()
                    context.takeToBack()
                    context.end()
                }
            }
        }
        route.makePage = {
            let page = WildPage("Mail 1", .systemIndigo)
            page.whenHere = { _ in row.backgroundColor = .systemGray5 }
            return page
        }
        return route.screens
    }

    private static func route(
        _ seconds: TimeInterval = 0.3, _ body: @escaping (BodyAnimator.Context, _ isPop: Bool) -> Void
    ) -> AppFlow {
        WildRoute(WildPage("List", .systemTeal) { _ = wildBlock(.systemRed, in: $0.view, y: 280) }) { isPop in
            BodyAnimator(seconds) { body($0, isPop) }
        }.screens
    }
}
