import InterludeFoundation

// The documented properties by their names in Objective-C, for outlets, runtime attributes and key-value coding.

extension UIControl {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIControl.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("enabled", \UIControl.isEnabled), .init("selected", \UIControl.isSelected),
                .init("highlighted", \UIControl.isHighlighted),
                .init("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
                .init("contentVerticalAlignment", \UIControl.contentVerticalAlignment),
                .init("contextMenuInteraction", \UIControl.contextMenuInteraction),
                .init("contextMenuInteractionEnabled", \UIControl.isContextMenuInteractionEnabled),
                .init("state", \UIControl.state),
                .init("effectiveContentHorizontalAlignment", \UIControl.effectiveContentHorizontalAlignment),
                .init("allTargets", \UIControl.allTargets), .init("allControlEvents", \UIControl.allControlEvents),
            ]
        }
    }
}

extension UIButton {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIButton.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("titleLabel", \UIButton.titleLabel), .init("imageView", \UIButton.imageView),
                .init("contentEdgeInsets", \UIButton.contentEdgeInsets),
                .init("titleEdgeInsets", \UIButton.titleEdgeInsets),
                .init("imageEdgeInsets", \UIButton.imageEdgeInsets),
                .init("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
                .init("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
                .init("configuration", \UIButton.configuration),
                .init("buttonType", \UIButton.buttonType), .init("role", \UIButton.role),
                .init("configurationUpdateHandler", \UIButton.configurationUpdateHandler),
                .init("menu", \UIButton.menu), .init("subtitleLabel", \UIButton.subtitleLabel),
                .init("currentTitle", \UIButton.currentTitle), .init("currentTitleColor", \UIButton.currentTitleColor),
                .init("currentTitleShadowColor", \UIButton.currentTitleShadowColor),
                .init("currentImage", \UIButton.currentImage),
                .init("currentPreferredSymbolConfiguration", \UIButton.currentPreferredSymbolConfiguration),
                .init("currentBackgroundImage", \UIButton.currentBackgroundImage),
                .init("currentAttributedTitle", \UIButton.currentAttributedTitle),
            ]
        }
    }
}

extension UISlider {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UISlider.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("value", \UISlider.value), .init("minimumValue", \UISlider.minimumValue),
                .init("maximumValue", \UISlider.maximumValue), .init("continuous", \UISlider.isContinuous),
                .init("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
                .init("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
                .init("thumbTintColor", \UISlider.thumbTintColor),
                .init("sliderStyle", \UISlider.sliderStyle), .init("minimumValueImage", \UISlider.minimumValueImage),
                .init("maximumValueImage", \UISlider.maximumValueImage),
                .init("currentThumbImage", \UISlider.currentThumbImage),
                .init("currentMinimumTrackImage", \UISlider.currentMinimumTrackImage),
                .init("currentMaximumTrackImage", \UISlider.currentMaximumTrackImage),
            ]
        }
    }
}

extension UISwitch {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UISwitch.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("on", \UISwitch.isOn), .init("onTintColor", \UISwitch.onTintColor),
                .init("thumbTintColor", \UISwitch.thumbTintColor),
                .init("style", \UISwitch.style), .init("preferredStyle", \UISwitch.preferredStyle),
                .init("title", \UISwitch.title),
            ]
        }
    }
}

extension UIProgressView {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIProgressView.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("progress", \UIProgressView.progress),
                .init("progressTintColor", \UIProgressView.progressTintColor),
                .init("trackTintColor", \UIProgressView.trackTintColor),
                .init("progressViewStyle", \UIProgressView.progressViewStyle),
                .init("observedProgress", \UIProgressView.observedProgress),
                .init("progressImage", \UIProgressView.progressImage), .init("trackImage", \UIProgressView.trackImage),
            ]
        }
    }
}

extension UIPageControl {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIPageControl.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("numberOfPages", \UIPageControl.numberOfPages), .init("currentPage", \UIPageControl.currentPage),
                .init("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
                .init("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
                .init("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
                .init("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage),
                .init("preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage),
                .init("backgroundStyle", \UIPageControl.backgroundStyle), .init("direction", \UIPageControl.direction),
                .init("interactionState", \UIPageControl.interactionState),
            ]
        }
    }
}

extension UISegmentedControl {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UISegmentedControl.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
                .init("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
                .init("momentary", \UISegmentedControl.isMomentary),
                .init("numberOfSegments", \UISegmentedControl.numberOfSegments),
            ]
        }
    }
}

extension UIActivityIndicatorView {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIActivityIndicatorView.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("color", \UIActivityIndicatorView.color),
                .init("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
            ]
        }
    }
}
