import NibDocument

/// What a page view controller is made with, as files say it.
extension UIPageViewController {
    static func style(in coder: NSCoder) -> TransitionStyle {
        coder.nib?.element["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    }

    static func orientation(in coder: NSCoder) -> NavigationOrientation {
        coder.nib?.element["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    }

    static func spine(in coder: NSCoder) -> SpineLocation {
        guard style(in: coder) == .pageCurl else { return .none }
        return coder.nib?.element["spineLocation"].flatMap { NibWords.spines[$0] } ?? .min
    }

    static func spacing(in coder: NSCoder) -> CGFloat {
        CGFloat(max(0, coder.nib?.element.double("pageSpacing") ?? 0))
    }
}

extension NibWords {
    static let spines: [String: UIPageViewController.SpineLocation] = ["min": .min, "mid": .mid, "max": .max]
}
