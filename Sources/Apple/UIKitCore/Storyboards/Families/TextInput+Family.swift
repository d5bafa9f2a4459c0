import NibDocument

extension NibFamily {
    static let textField = NibFamily(
        UITextField.self, above: control,
        [
            .string("text", \.text),
            .string("placeholder", \.placeholder),
            .font("fontDescription", \.font),
            .color("textColor", \.textColor),
            .choice("textAlignment", \.textAlignment, NibWords.alignments),
            .choice(
                "borderStyle", \.borderStyle,
                ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
            .choice("clearButtonMode", \.clearButtonMode, NibWords.viewModes),
            .choice("leftViewMode", \.leftViewMode, NibWords.viewModes),
            .choice("rightViewMode", \.rightViewMode, NibWords.viewModes),
            .bool("clearsOnBeginEditing", \.clearsOnBeginEditing),
            // Interface Builder writes NO where it is off.
            .bool("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth, absent: true),
            .number("minimumFontSize", \.minimumFontSize),
            .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
            .image("background", \.background),
            .image("disabledBackground", \.disabledBackground),
            .inputTraits(),
            NibProperty("attributedText", elements: ["attributedString"]) { field, value in
                guard let text = value.child.map({ value.context.attributedString($0) }) else { return false }
                field.attributedText = text
                return true
            },
            NibProperty("attributedPlaceholder", elements: ["attributedString"]) { field, value in
                guard let text = value.child.map({ value.context.attributedString($0) }) else { return false }
                field.attributedPlaceholder = text
                return true
            },
        ])
}

extension NibFamily {
    static let textView = NibFamily(
        UITextView.self, above: scrollView,
        [
            .string("text", \.text),
            .font("fontDescription", \.font),
            .color("textColor", \.textColor),
            .choice("textAlignment", \.textAlignment, NibWords.alignments),
            .bool("editable", \.isEditable),
            .bool("selectable", \.isSelectable),
            .bool("allowsEditingTextAttributes", \.allowsEditingTextAttributes),
            .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
            .options(
                "dataDetectorTypes", "dataDetectorType", \.dataDetectorTypes,
                [
                    "phoneNumber": .phoneNumber, "link": .link, "address": .address,
                    "calendarEvent": .calendarEvent, "shipmentTrackingNumber": .shipmentTrackingNumber,
                    "flightNumber": .flightNumber, "lookupSuggestion": .lookupSuggestion,
                ]),
            .insets("textContainerInset", \.textContainerInset),
            .inputTraits(),
            NibProperty("attributedText", elements: ["attributedString"]) { view, value in
                guard let text = value.child.map({ value.context.attributedString($0) }) else { return false }
                view.attributedText = text
                return true
            },
        ])
}

extension NibFamily {
    static let searchBar = NibFamily(
        UISearchBar.self, above: view, parts: ["scopeButtonTitles"],
        [
            .string("text", \.text),
            .string("placeholder", \.placeholder),
            .string("prompt", \.prompt),
            .choice(
                "searchBarStyle", \.searchBarStyle,
                ["default": .default, "prominent": .prominent, "minimal": .minimal]),
            .choice("barStyle", \.barStyle, ["default": .default, "black": .black]),
            .color("barTintColor", \.barTintColor),
            .image("backgroundImage", \.backgroundImage),
            .bool("translucent", \.isTranslucent),
            .bool("showsCancelButton", \.showsCancelButton),
            .bool("showsBookmarkButton", \.showsBookmarkButton),
            .bool("showsSearchResultsButton", \.showsSearchResultsButton),
            .bool("showsScopeBar", \.showsScopeBar),
            .int("selectedScopeButtonIndex", \.selectedScopeButtonIndex),
            .inputTraits(),
        ])
}

extension NibProperty where Owner: UITextInputTraits {
    /// `<textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done"/>`
    static func inputTraits() -> NibProperty {
        NibProperty("textInputTraits", elements: ["textInputTraits"]) { owner, value in
            guard let element = value.child else { return false }
            NibWords.apply(element["keyboardType"], NibWords.keyboards) { owner.keyboardType = $0 }
            NibWords.apply(element["returnKeyType"], NibWords.returnKeys) { owner.returnKeyType = $0 }
            NibWords.apply(element["keyboardAppearance"], NibWords.keyboardLooks) { owner.keyboardAppearance = $0 }
            NibWords.apply(element["autocapitalizationType"], NibWords.capitals) {
                owner.autocapitalizationType = $0
            }
            NibWords.apply(element["autocorrectionType"], ["no": .no, "yes": .yes]) { owner.autocorrectionType = $0 }
            NibWords.apply(element["spellCheckingType"], ["no": .no, "yes": .yes]) { owner.spellCheckingType = $0 }
            if let isSecure = element.bool("secureTextEntry") { owner.isSecureTextEntry = isSecure }
            if let isAutomatic = element.bool("enablesReturnKeyAutomatically") {
                owner.enablesReturnKeyAutomatically = isAutomatic
            }
            if let type = element["textContentType"] { owner.textContentType = UITextContentType(rawValue: type) }
            return true
        }
    }
}

extension NibWords {
    static func apply<Value>(_ word: String?, _ words: [String: Value], _ use: (Value) -> Void) {
        if let value = word.flatMap({ words[$0] }) { use(value) }
    }

    static let viewModes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
    static let keyboards: [String: UIKeyboardType] = [
        "default": .default, "asciiCapable": .asciiCapable, "alphabet": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
        "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch, "asciiCapableNumberPad": .asciiCapableNumberPad,
    ]
    static let returnKeys: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]
    static let keyboardLooks: [String: UIKeyboardAppearance] = [
        "default": .default, "alert": .dark, "dark": .dark, "light": .light,
    ]
    static let capitals: [String: UITextAutocapitalizationType] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
}
