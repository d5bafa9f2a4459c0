import UIKit

/// Controls of one value, and buttons of all kinds.
final class ControlsViewController: UIViewController {
    private let rows = UIStackView()
    private let slider = UISlider()
    private let progress = UIProgressView(progressViewStyle: .default)
    private let pages = UIPageControl()
    private let indicator = UIActivityIndicatorView(style: .medium)
    private let feedback = UISelectionFeedbackGenerator()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Controls"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemGroupedBackground
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroll)
        scroll.hold(rows, spacing: 20, margin: 20)
        addSwitch()
        addSlider()
        addSegments()
        addPages()
        addButtons()
    }

    private func addSwitch() {
        let toggle = UISwitch()
        toggle.addAction(
            UIAction { [indicator] action in
                let isOn = (action.sender as? UISwitch)?.isOn ?? false
                if isOn { indicator.startAnimating() } else { indicator.stopAnimating() }
            }, for: .valueChanged)
        let label = UILabel()
        label.text = "Works on"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let row = UIStackView(arrangedSubviews: [label, indicator, toggle])
        row.spacing = 12
        row.alignment = .center
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        for view in [indicator, toggle] { view.setContentHuggingPriority(.required, for: .horizontal) }
        rows.addArrangedSubview(row)
    }

    /// The slider fills the line below it.
    private func addSlider() {
        slider.minimumValueImage = UIImage(systemName: "speaker")
        slider.maximumValueImage = UIImage(systemName: "speaker.wave.3")
        slider.value = 0.4
        slider.addAction(
            UIAction { [progress] action in
                if let slider = action.sender as? UISlider { progress.setProgress(slider.value, animated: false) }
            }, for: .valueChanged)
        progress.progress = slider.value
        rows.addArrangedSubview(slider)
        rows.addArrangedSubview(progress)
    }

    private func addSegments() {
        let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
        segments.selectedSegmentIndex = 0
        segments.addAction(
            UIAction { [pages, feedback] action in
                guard let segments = action.sender as? UISegmentedControl else { return }
                pages.currentPage = segments.selectedSegmentIndex
                feedback.selectionChanged()
            }, for: .valueChanged)
        rows.addArrangedSubview(segments)
    }

    private func addPages() {
        pages.numberOfPages = 3
        pages.pageIndicatorTintColor = .tertiaryLabel
        pages.currentPageIndicatorTintColor = .label
        rows.addArrangedSubview(pages)
    }

    private func addButtons() {
        let looks: [(String, UIButton.Configuration)] = [
            ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
        ]
        for (title, look) in looks {
            var look = look
            look.title = title
            look.image = UIImage(systemName: "leaf")
            look.imagePadding = 8
            let button = UIButton(configuration: look)
            let off = UIButton(configuration: look)
            off.isEnabled = false
            let row = UIStackView(arrangedSubviews: [button, off])
            row.distribution = .fillEqually
            row.spacing = 12
            rows.addArrangedSubview(row)
        }
    }
}
