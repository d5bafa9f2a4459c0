extension AppearanceTable {
    /// Those of controls.
    static var controls: [AppearanceTable] {
        [
            .init(UIButton.self, button),
            .init(UISwitch.self) {
                [.init("onTintColor", \UISwitch.onTintColor), .init("thumbTintColor", \UISwitch.thumbTintColor)]
            },
            .init(UISlider.self) {
                [
                    .init("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
                    .init("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
                    .init("thumbTintColor", \UISlider.thumbTintColor),
                ]
            },
            .init(UIPageControl.self) {
                [
                    .init("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
                    .init("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
                ]
            },
            .init(UIProgressView.self) {
                [
                    .init("progressTintColor", \UIProgressView.progressTintColor),
                    .init("trackTintColor", \UIProgressView.trackTintColor),
                ]
            },
            .init(UISegmentedControl.self, segments),
            .init(UIActivityIndicatorView.self) { [.init("color", \UIActivityIndicatorView.color)] },
        ]
    }

    private static func button() -> [AppearanceKey] {
        UIControl.State.ofAppearances.map { state in
            .init("titleColor \(state.rawValue)") { (button: UIButton) in
                button.titleColor(for: state)
            } _: { button, color in
                button.setTitleColor(color, for: state)
            }
        }
    }

    private static func segments() -> [AppearanceKey] {
        [.init("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)]
            + UIControl.State.ofAppearances.map { state in
                .init("titleTextAttributes \(state.rawValue)") { (control: UISegmentedControl) in
                    control.titleTextAttributes(for: state)
                } _: { control, attributes in
                    control.setTitleTextAttributes(attributes, for: state)
                }
            }
    }
}

extension UIControl.State {
    /// The states that looks can be set for.
    static let ofAppearances: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
}
