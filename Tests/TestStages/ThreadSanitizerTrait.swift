import Testing
import UIKit

extension Trait where Self == ConditionTrait {
    /// Under the thread sanitizer the main queue stays in real time.
    package static var withoutThreadSanitizer: Self {
        .disabled(if: MainQueueCapture.isSanitized, "the thread sanitizer takes libdispatch's functions for itself")
    }
}
