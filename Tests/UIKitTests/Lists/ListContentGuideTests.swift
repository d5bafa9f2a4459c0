import Testing
import TestStages
import UIKit

/// What an app places beside the parts of a list's content, and what its own backgrounds look like.
///
/// The reference: Apple's documentation of `UIListContentView` and `UIBackgroundConfiguration`, and its sample of cells of one's own.
@MainActor @Suite(.serialized) struct ListContentGuideTests {
    @Test func `without a colour of its own a background has the tint, as the transformer makes it`() {
        var background = UIBackgroundConfiguration.clear()
        #expect(background.resolvedBackgroundColor(for: .red) == .clear)
        background.backgroundColor = nil
        #expect(background.resolvedBackgroundColor(for: .red) == .red)
        background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(background.resolvedBackgroundColor(for: .red) == UIColor.red.withAlphaComponent(0.5))
        background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .blue }
        #expect(background.resolvedStrokeColor(for: .red) == .blue)
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isSelected = true
        var listed = UIBackgroundConfiguration.listPlainCell()
        #expect(listed.updated(for: state).backgroundColor == .systemGray4)
        listed.backgroundColor = .green
        #expect(listed.updated(for: state).backgroundColor == .green)
    }
}
