/// The names that a file may mean by a module that is not there, or of which only a part is.
struct MissingNames {
    /// The modules that a file imports and that are not there whole.
    let modules: Set<String>

    /// Whether a name that nothing declares may be one of the modules'.
    ///
    /// Apple's modules are known by the beginnings of their names; of another one each name may be, but for those that begin as UIKit's
    /// do, and those beside which the compiler knows a similar one.
    ///
    /// - Parameter message: The compiler's message about the name.
    func mayDeclare(_ name: String, _ message: String) -> Bool {
        modules.contains { module in
            if module == "SwiftUI", SwiftUINames.all.contains(name) { return true }
            if let isKnown = ModulePrefixes.begins(name, in: module) { return isKnown }
            return !message.contains("did you mean") && !MissingNames.isPresent(name)
        }
    }

    /// Whether a name is one of Apple's modules that are not there, by its beginning.
    func isForeign(_ name: String) -> Bool { modules.contains { ModulePrefixes.begins(name, in: $0) == true } }

    /// Whether a member may be one that an extension in the modules declares.
    func mayExtend(_ member: String, _ message: String) -> Bool {
        modules.contains { module in
            if let isKnown = ModulePrefixes.begins(member, in: module) {
                return isKnown
                    || ModulePrefixes.begins(member.prefix(2).uppercased() + member.dropFirst(2), in: module) == true
            }
            return !message.contains("did you mean")
        }
    }

    /// Whether a name begins as those of the modules that are there do.
    private static func isPresent(_ name: String) -> Bool {
        guard name.count > 2, let third = name.dropFirst(2).first, third.isUppercase else { return false }
        return ["UI", "NS", "CA", "CG", "CI"].contains(name.prefix(2)) && name != "UIHostingController"
            && name != "UIViewRepresentable" && name != "UIViewControllerRepresentable"
    }
}

/// Names of SwiftUI that apps of UIKit use most. Where one of them is not found, it is SwiftUI's whatever the compiler proposes.
private enum SwiftUINames {
    static let all: Set<String> = [
        "View", "Text", "Image", "Button", "Color", "State", "Binding", "ObservedObject", "StateObject",
        "EnvironmentObject", "Environment", "Published", "ObservableObject", "UIHostingController", "PreviewProvider",
        "UIViewRepresentable", "UIViewControllerRepresentable", "VStack", "HStack", "ZStack", "List", "ForEach",
        "ScrollView", "NavigationView", "NavigationStack", "NavigationLink", "Spacer", "Divider", "Group", "Form",
        "Section", "Toggle", "Slider", "TextField", "Label", "AnyView", "EmptyView", "ViewBuilder", "ViewModifier",
        "Font", "EdgeInsets", "Alignment", "GeometryReader", "Rectangle", "Circle", "RoundedRectangle", "Shape",
        "Path", "Animation", "App", "Scene", "WindowGroup", "Preview", "LazyVStack", "LazyVGrid", "GridItem", "TabView",
    ]
}
