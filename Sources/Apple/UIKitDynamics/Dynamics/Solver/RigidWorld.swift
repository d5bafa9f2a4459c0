/// Bodies, what holds them and what they run into, a step at a time: the same from the same beginning, whatever the processor.
///
/// A step finds contacts, lets forces work, solves contacts and joints as impulses with their errors made good, moves, and solves
/// once more without: what overlapped leaves no speed behind. Then what came in fast bounces.
final class RigidWorld {
    /// Two bodies have begun to touch, or have parted.
    struct Event {
        let contact: RigidContact
        /// Where they touch; `nil` when they have parted.
        let place: Vector2?
    }

    /// What holds points that belong to no body.
    let ground = RigidBody(fixed: [])
    var bodies: [RigidBody] = []
    var joints: [RigidJoint] = []
    private(set) var contacts: [RigidContact] = []

    /// Says what may collide. Contacts that were there go on.
    func setCollisions(_ groups: [RigidCollisions]) {
        struct Pair: Hashable {
            let a: ObjectIdentifier
            let b: ObjectIdentifier
        }
        var known: [Pair: RigidContact] = [:]
        for contact in contacts {
            contact.groups = []
            known[Pair(a: ObjectIdentifier(contact.a), b: ObjectIdentifier(contact.b))] = contact
        }
        contacts = []
        func add(_ a: RigidBody, _ b: RigidBody, _ group: RigidCollisions) {
            let (there, back) = (
                Pair(a: ObjectIdentifier(a), b: ObjectIdentifier(b)),
                Pair(a: ObjectIdentifier(b), b: ObjectIdentifier(a))
            )
            let contact = known[there] ?? known[back] ?? RigidContact(a, b)
            known[there] = contact
            if contact.groups.isEmpty { contacts.append(contact) }
            contact.groups.append(group)
        }
        for group in groups {
            for (index, body) in group.bodies.enumerated() {
                if group.bodiesCollide { for other in group.bodies[(index + 1)...] { add(body, other, group) } }
                if group.boundariesCollide { for boundary in group.boundaries { add(boundary, body, group) } }
            }
        }
    }

    /// Goes on by a step. Forces are there already.
    func step(_ step: Double) -> [Event] {
        for body in bodies { body.place() }
        for contact in contacts { contact.find(step) }
        for body in bodies { body.accelerate(step) }
        for joint in joints { joint.prepare(step) }
        for contact in contacts { contact.warmStart() }
        let softness = SoftStep.contact(step)
        for _ in 0..<DynamicsMetrics.passes { solve(step, softness) }
        for body in bodies { body.move(step) }
        for _ in 0..<DynamicsMetrics.relaxingPasses { solve(step, nil) }
        for _ in 0..<DynamicsMetrics.passes { for contact in contacts { contact.bounce() } }
        return contacts.compactMap { $0.news() }
    }

    private func solve(_ step: Double, _ softness: SoftStep?) {
        for joint in joints { joint.solve(step, holds: softness != nil) }
        for contact in contacts { contact.solve(step, softness) }
    }

    var isResting: Bool { bodies.allSatisfy(\.isResting) }
}
