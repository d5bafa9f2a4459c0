extension UIResponder {
    final func acceptsPasting(_ providers: [NSItemProvider]) -> Bool {
        guard let pasteConfiguration else { return false }
        return providers.contains { pasteConfiguration.accepts($0) }
    }

    /// Edit menus and their keys offer to paste what the configuration takes.
    final var offersPasting: Bool { pasteConfiguration != nil && canPaste(UIPasteboard.general.itemProviders) }

    final func pasteWhatIsTaken() {
        guard pasteConfiguration != nil else { return }
        let providers = UIPasteboard.general.itemProviders
        if canPaste(providers) { paste(itemProviders: providers) }
    }
}
