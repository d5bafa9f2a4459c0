/// What a host has of its own for a room that stands above this one: made when it is first asked for, and gone with the host.
@MainActor package protocol HostPart: AnyObject {
    init(host: Host)
}

extension Host {
    /// The host's own part of a type.
    func part<Part: HostPart>(_ type: Part.Type = Part.self) -> Part {
        if let known = parts[ObjectIdentifier(type)] as? Part { return known }
        let made = Part(host: self)
        parts[ObjectIdentifier(type)] = made
        return made
    }
}
