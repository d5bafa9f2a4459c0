import InterludeFoundation

// The documented properties by their names in Objective-C, for outlets, runtime attributes and key-value coding.

extension UITextField {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UITextField.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("delegate", \UITextField.delegate), .init("text", \UITextField.text),
                .init("attributedText", \UITextField.attributedText),
                .init("placeholder", \UITextField.placeholder),
                .init("attributedPlaceholder", \UITextField.attributedPlaceholder),
                .init("font", \UITextField.font), .init("textColor", \UITextField.textColor),
                .init("textAlignment", \UITextField.textAlignment), .init("borderStyle", \UITextField.borderStyle),
                .init("clearButtonMode", \UITextField.clearButtonMode),
                .init("leftView", \UITextField.leftView), .init("leftViewMode", \UITextField.leftViewMode),
                .init("rightView", \UITextField.rightView), .init("rightViewMode", \UITextField.rightViewMode),
                .init("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
                .init("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth),
                .init("minimumFontSize", \UITextField.minimumFontSize),
                .init("inputView", \UITextField.inputView),
                .init("inputAccessoryView", \UITextField.inputAccessoryView),
                .init("secureTextEntry", \UITextField.isSecureTextEntry),
                .init("defaultTextAttributes", \UITextField.defaultTextAttributes),
                .init("typingAttributes", \UITextField.typingAttributes), .init("editing", \UITextField.isEditing),
                .init("clearsOnInsertion", \UITextField.clearsOnInsertion),
                .init("background", \UITextField.background),
                .init("disabledBackground", \UITextField.disabledBackground),
            ]
        }
    }
}

extension UITextView {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UITextView.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("delegate", \UITextView.delegate), .init("text", \UITextView.text),
                .init("attributedText", \UITextView.attributedText), .init("font", \UITextView.font),
                .init("textColor", \UITextView.textColor), .init("textAlignment", \UITextView.textAlignment),
                .init("editable", \UITextView.isEditable), .init("selectable", \UITextView.isSelectable),
                .init("textContainerInset", \UITextView.textContainerInset),
                .init("inputView", \UITextView.inputView),
                .init("inputAccessoryView", \UITextView.inputAccessoryView),
                .init("typingAttributes", \UITextView.typingAttributes),
                .init("linkTextAttributes", \UITextView.linkTextAttributes),
                .init("dataDetectorTypes", \UITextView.dataDetectorTypes),
                .init("selectedRange", \UITextView.selectedRange), .init("textStorage", \UITextView.textStorage),
                .init("layoutManager", \UITextView.layoutManager), .init("textContainer", \UITextView.textContainer),
            ]
        }
    }
}

extension UISearchBar {
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UISearchBar.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("delegate", \UISearchBar.delegate), .init("text", \UISearchBar.text),
                .init("placeholder", \UISearchBar.placeholder), .init("prompt", \UISearchBar.prompt),
                .init("barTintColor", \UISearchBar.barTintColor),
                .init("searchBarStyle", \UISearchBar.searchBarStyle),
                .init("showsCancelButton", \UISearchBar.showsCancelButton),
                .init("showsScopeBar", \UISearchBar.showsScopeBar),
                .init("searchTextField", \UISearchBar.searchTextField),
                .init("searchField", \UISearchBar.searchTextField),
            ]
        }
    }
}
