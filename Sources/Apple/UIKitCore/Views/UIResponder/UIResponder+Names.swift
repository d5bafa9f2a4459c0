import InterludeFoundation

extension UIResponder {
    /// The edit actions, which every responder has, for those who call them by name.
    private nonisolated enum Names: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Names.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIResponder.self }
        @MainActor static var methods: [ObjectiveCMethod] {
            EditAction.allCases.map { action in
                .init(action.rawValue) { target, arguments in
                    guard let responder = target as? UIResponder else { return nil }
                    action.perform(on: responder, sender: arguments[0] as Any?)
                    return nil
                }
            }
        }
    }
}

extension EditAction {
    @MainActor func perform(on responder: UIResponder, sender: Any?) {
        switch self {
        case .cut: responder.cut(sender)
        case .copy: responder.copy(sender)
        case .paste: responder.paste(sender)
        case .select: responder.select(sender)
        case .selectAll: responder.selectAll(sender)
        case .delete: responder.delete(sender)
        }
    }
}
