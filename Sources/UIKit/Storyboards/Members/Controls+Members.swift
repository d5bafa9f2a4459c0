import InterludeObjectiveC

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
