import NibDocument

/// What of a file is taken over: counted and listed without making anything of it.
@MainActor package struct NibCoverage {
    /// Elements of objects, of their properties and connections; with what is only for Interface Builder left out.
    package private(set) var elements = 0
    package private(set) var knownElements = 0
    package private(set) var attributes = 0
    package private(set) var knownAttributes = 0
    /// What is not taken over.
    package private(set) var remarks: [NibRemark] = []

    /// Looks at a file's bytes.
    ///
    /// - Throws: Why they cannot be read, as a text.
    package init(data: Data) throws { self.init(try NibDocument(data: data)) }

    init(_ document: NibDocument) {
        for object in document.objects { look(object) }
        for scene in document.root.list("scenes") {
            for object in scene.list("objects") { look(object) }
        }
    }

    private mutating func look(_ element: NibElement) {
        if NibCoverage.isForEditorOnly(element) { return }
        if let kind = NibKind.table[element.name] {
            count(element, isKnown: !kind.isReplaced)
            if kind.isReplaced { remarks.append(NibRemark(.systemClass, kind.className, line: element.line)) }
            count(attributesOf: element) { kind.family.knows(attribute: $0) }
            for child in element.children { look(child, in: kind.family, of: element) }
        } else if let known = NibCoverage.structures[element.name] {
            count(element, isKnown: true)
            // A constraint's variation says what a constraint says.
            let own = element.name == "variation" ? NibCoverage.structures[element.parent?.name ?? ""] : nil
            count(attributesOf: element) { known.contains($0) || own?.contains($0) == true }
            for child in element.children { look(child) }
        } else {
            leaveOut(element)
        }
    }

    /// A part or property of an object.
    private mutating func look(_ child: NibElement, in family: NibFamily, of element: NibElement) {
        if NibCoverage.isForEditorOnly(child) || child.name == "nil" && child.key == nil { return }
        if child.name == "variation" { return lookAtVariation(child, family, element) }
        if NibCoverage.common.contains(child.name) || family.knows(child: child) {
            if NibKind.table[child.name] != nil || NibCoverage.structures[child.name] != nil {
                look(child)
            } else {
                lookAtValue(child)
            }
        } else {
            leaveOut(child)
        }
    }

    private mutating func lookAtVariation(_ element: NibElement, _ family: NibFamily, _ owner: NibElement) {
        count(element, isKnown: true)
        count(attributesOf: element) { family.knows(attribute: $0) }
        for child in element.children {
            if child.name == "mask" { lookAtValue(child) } else { look(child, in: family, of: owner) }
        }
    }

    /// An element that is a value: all of it is read, or what is in the table.
    private mutating func lookAtValue(_ element: NibElement) {
        count(element, isKnown: true)
        let known = NibCoverage.values[element.name]
        count(attributesOf: element) { known?.contains($0) ?? true }
        for child in element.children where !NibCoverage.isForEditorOnly(child) { lookAtValue(child) }
    }

    private mutating func leaveOut(_ element: NibElement) {
        let key = element.key.map { " (\($0))" } ?? ""
        remarks.append(
            NibRemark(.element, (element.parent.map { "\($0.name) > " } ?? "") + element.name + key, line: element.line)
        )
        element.forEach { part in
            elements += 1
            attributes += part.attributes.keys.filter { !NibCoverage.editorAttributes.contains($0) }.count
        }
    }

    private mutating func count(_ element: NibElement, isKnown: Bool) {
        elements += 1
        if isKnown { knownElements += 1 }
    }

    private mutating func count(attributesOf element: NibElement, isKnown: (String) -> Bool) {
        for name in element.attributes.keys.sorted() where !NibCoverage.editorAttributes.contains(name) {
            attributes += 1
            if isKnown(name) {
                knownAttributes += 1
            } else {
                remarks.append(NibRemark(.attribute, "\(element.name).\(name)", line: element.line))
            }
        }
    }

    // MARK: What is known beside the tables of families

    /// Parts that every object may have.
    private static let common: Set<String> = ["connections", "userDefinedRuntimeAttributes"]

    /// Elements that are neither objects nor values, and their attributes.
    private static let structures: [String: Set<String>] = [
        "subviews": [], "constraints": [], "connections": [], "userDefinedRuntimeAttributes": [], "items": [],
        "gestureRecognizers": [], "toolbarItems": [], "layoutGuides": [], "prototypes": [], "cells": [],
        "sections": [], "segments": [], "leftBarButtonItems": [], "rightBarButtonItems": [],
        "placeholder": ["placeholderIdentifier"], "exit": [],
        "viewControllerLayoutGuide": ["type"], "viewLayoutGuide": [],
        "tableViewSection": ["headerTitle", "footerTitle"], "segment": ["title", "image", "enabled", "width"],
        "viewControllerPlaceholder": ["storyboardName", "referencedIdentifier", "bundleIdentifier"],
        "constraint": [
            "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
            "priority", "placeholder", "symbolic", "symbolType", "identifier",
        ],
        "outlet": ["property", "destination"],
        "outletCollection": ["property", "destination", "appends", "collectionClass"],
        "action": ["selector", "destination", "eventType"],
        "segue": [
            "destination", "kind", "identifier", "relationship", "unwindAction", "destinationCreationSelector",
            "modalPresentationStyle", "modalTransitionStyle", "animates", "popoverAnchorView",
            "popoverAnchorBarButtonItem", "trigger", "splitViewControllerTargetIndex",
        ],
        "userDefinedRuntimeAttribute": ["type", "keyPath", "value"],
        "variation": [], "mask": [], "exclude": ["reference"], "include": ["reference"],
        "popoverArrowDirection": ["up", "down", "left", "right"],
        "integer": ["value"], "real": ["value"], "string": [], "mutableString": [], "color": values["color"] ?? [],
        "size": ["width", "height"], "point": ["x", "y"], "rect": ["x", "y", "width", "height"],
        "range": ["location", "length"], "image": ["name"], "blurEffect": ["style"], "vibrancyEffect": ["style"],
        "inset": ["minX", "minY", "maxX", "maxY"],
    ]

    /// Elements that are values, and the attributes of them that are read.
    private static let values: [String: Set<String>] = [
        "color": [
            "red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace", "name", "systemColor",
            "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor",
        ],
        "fontDescription": ["type", "weight", "pointSize", "name", "family", "style", "size"],
        "paragraphStyle": [
            "alignment", "lineBreakMode", "baseWritingDirection", "lineSpacing", "paragraphSpacing",
            "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent", "tailIndent", "minimumLineHeight",
            "maximumLineHeight", "lineHeightMultiple", "defaultTabInterval", "allowsDefaultTighteningForTruncation",
        ],
        "accessibility": ["identifier", "label", "hint"],
    ]

    /// What only Interface Builder reads.
    private static let editorAttributes: Set<String> = [
        "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "sceneMemberID", "misplaced",
        "ambiguous", "verifyAmbiguity", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
        "simulatedAppContext",
        "fixedFrame", "customColorSpace", "colorSpace", "useStoryboardIdentifierAsRestorationIdentifier",
        "inheritsFrom",
        "autoresizesArchivedViewToFullSize", "sectionIdentifier", "xml:space",
        // For television, and for systems before iOS 7.
        "adjustsImageWhenAncestorFocused", "segmentControlStyle", "tighteningFactorForTruncation",
    ]

    private static func isForEditorOnly(_ element: NibElement) -> Bool {
        if let key = element.key, key.hasPrefix("simulated") || editorKeys.contains(key) { return true }
        return editorElements.contains(element.name)
    }

    private static let editorKeys: Set<String> = [
        "canvasLocation", "freeformSize", "customSize", "userComments", "userGuides", "commit", "preview",
    ]
    private static let editorElements: Set<String> = [
        "animations", "modalFormSheetSimulatedSizeMetrics", "designables", "attributedString userComments",
    ]
}
