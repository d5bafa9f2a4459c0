extension RenderServer {
    /// The object of a type that is kept for the host that this server belongs to, made when it is first asked for: what a floor
    /// above would otherwise have to keep for all hosts together.
    package func belonging<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
        let key = ObjectIdentifier(Kept.self)
        if let kept = belongings[key] as? Kept { return kept }
        let kept = make()
        belongings[key] = kept
        return kept
    }
}
