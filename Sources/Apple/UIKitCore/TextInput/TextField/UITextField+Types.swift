extension UITextField {
    /// The border of the text.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin dark line.
        case line = 1
        /// A thin gray line.
        case bezel = 2
        /// A rounded field with a hairline.
        case roundedRect = 3
    }

    /// The visibility of a view beside the text.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is edited.
        case whileEditing = 1
        /// While it is not edited.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    /// The reason for the end of editing.
    public enum DidEndEditingReason: Int, Sendable {
        /// Editing came to its end. It is the only reason here.
        case committed = 0
    }
}

// MARK: - Notifications

extension UITextField {
    /// Posted when editing has begun. The object is the field.
    nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }
    /// Posted when editing has ended, with the reason. The object is the field.
    nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    }
    /// Posted when the user has changed the text. The object is the field.
    nonisolated public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    }
    /// Why editing has ended, as the number of a `DidEndEditingReason`.
    nonisolated public class var didEndEditingReasonUserInfoKey: String {
        "UITextFieldDidEndEditingReasonUserInfoKey"
    }
}
