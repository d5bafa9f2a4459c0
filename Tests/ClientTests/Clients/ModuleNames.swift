// Names of UIKit's with their module, as published code has them: UIKit re-exports its parts, and each name resolves through it.

import class UIKit.UIDynamicAnimator
import struct UIKit.UIEdgeInsets
import UIKit
import class UIKit.UIView

class Card: UIKit.UIView {
    var tint: UIKit.UIColor = UIKit.UIColor.red
    lazy var animator = UIKit.UIDynamicAnimator(referenceView: self)

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets: UIKit.UIEdgeInsets = .zero
        frame = bounds.inset(by: insets)
    }

    func font(_ traits: UIKit.UITraitCollection) -> UIKit.UIFont {
        UIKit.UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    }
}

extension UIKit.UIView {
    var card: Card? { self as? Card }
}

extension UIKit.UIImage {
    convenience init?(card name: String) { self.init(named: name) }
}

class Delegate: NSObject, UIKit.UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIKit.UIScrollView) { scrollView.backgroundColor = .clear }
}
