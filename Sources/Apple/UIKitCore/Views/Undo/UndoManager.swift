/// A recorder of the actions that undo and redo changes. It replaces Foundation's class, which
/// Foundation on Linux does not have.
///
/// Actions that are registered in one run-loop iteration are undone together, unless
/// `groupsByEvent` is `false`.
@preconcurrency @MainActor open class UndoManager: NSObject {
    /// Something to be done, or a group of such.
    private final class Step {
        weak var target: AnyObject?
        let body: (@MainActor (AnyObject) -> Void)?
        var steps: [Step] = []
        var name = ""

        init(_ target: AnyObject? = nil, _ body: (@MainActor (AnyObject) -> Void)? = nil) {
            self.target = target
            self.body = body
        }

        @MainActor func perform() {
            for step in steps.reversed() { step.perform() }
            if let target { body?(target) }
        }
    }

    private var undoSteps: [Step] = []
    private var redoSteps: [Step] = []
    /// Groups that are open, the outermost first.
    private var open: [Step] = []
    /// Whether the outermost group was opened for a turn of the run loop.
    private var opensForTurn = false
    private var disabled = 0

    public override init() { super.init() }

    // MARK: State

    /// Whether a change is being undone.
    open private(set) var isUndoing = false
    /// Whether a change is being redone.
    open private(set) var isRedoing = false
    /// Whether there is a change to undo.
    open var canUndo: Bool { !undoSteps.isEmpty || open.contains { !$0.steps.isEmpty } }
    /// Whether there is a change to redo.
    open var canRedo: Bool { open.allSatisfy(\.steps.isEmpty) && !redoSteps.isEmpty }
    /// Whether registered actions are recorded.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// The number of open groups.
    open var groupingLevel: Int { open.count }
    /// Whether the actions of a run-loop iteration are one group.
    open var groupsByEvent = true
    /// The maximum number of groups that can be undone or redone. The oldest ones are discarded. The
    /// default is 0, for no limit.
    open var levelsOfUndo = 0 { didSet { forgetTooOld() } }

    /// Stops the recording of actions. Each call needs a matching call of
    /// `enableUndoRegistration()`.
    open func disableUndoRegistration() { disabled += 1 }

    /// Reverts one call of `disableUndoRegistration()`. Without one it is an error.
    open func enableUndoRegistration() {
        demand(disabled > 0, "enableUndoRegistration() without disableUndoRegistration()")
        disabled -= 1
    }

    // MARK: Groups

    /// Opens a group. Actions that are registered in it are undone together.
    open func beginUndoGrouping() {
        NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
        let step = Step()
        open.last?.steps.append(step)
        open.append(step)
        NotificationCenter.default.post(name: .NSUndoManagerDidOpenUndoGroup, object: self)
    }

    /// Closes the group opened last. Without one it is an error.
    open func endUndoGrouping() {
        NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
        guard let closed = open.popLast() else { fatalError("endUndoGrouping() without beginUndoGrouping()") }
        NotificationCenter.default.post(name: .NSUndoManagerWillCloseUndoGroup, object: self)
        if open.isEmpty { opensForTurn = false }
        guard open.isEmpty, !closed.steps.isEmpty else { return }
        if isUndoing { redoSteps.append(closed) } else { undoSteps.append(closed) }
        forgetTooOld()
        NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
    }

    private func openForTurn() {
        guard open.isEmpty, groupsByEvent else { return }
        beginUndoGrouping()
        opensForTurn = true
        MainTimer.scheduleForNextTurn { [weak self] in self?.closeTurn() }
    }

    private func closeTurn() {
        guard opensForTurn else { return }
        while !open.isEmpty { endUndoGrouping() }
    }

    private func forgetTooOld() {
        guard levelsOfUndo > 0 else { return }
        undoSteps.removeFirst(max(0, undoSteps.count - levelsOfUndo))
        redoSteps.removeFirst(max(0, redoSteps.count - levelsOfUndo))
    }

    // MARK: Registering

    /// Registers an action that undoes a change. While an undo is running, the action redoes the
    /// change.
    open func registerUndo<TargetType>(
        withTarget target: TargetType, handler: @escaping @MainActor @Sendable (TargetType) -> Void
    ) where TargetType: AnyObject {
        register(target) { object in
            if let target = object as? TargetType { handler(target) }
        }
    }

    /// Registers a method that undoes a change.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        register(target as AnyObject) { selector.perform(on: $0, with: anObject) }
    }

    private func register(_ target: AnyObject, _ body: @escaping @MainActor (AnyObject) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        openForTurn()
        guard let group = open.last else { fatalError("registerUndo() outside of an undo group") }
        group.steps.append(Step(target, body))
        if !isUndoing, !isRedoing { redoSteps = [] }
    }

    /// Removes all actions, and closes all groups.
    open func removeAllActions() {
        undoSteps = []
        redoSteps = []
        open = []
        opensForTurn = false
    }

    /// Removes the actions that were registered for a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoSteps + redoSteps + open { group.steps.removeAll { $0.target === target } }
        undoSteps.removeAll { $0.steps.isEmpty }
        redoSteps.removeAll { $0.steps.isEmpty }
    }

    // MARK: Undoing

    /// Undoes the last group. Closes the group of the current run-loop iteration first. Does
    /// nothing without a group.
    open func undo() {
        closeTurn()
        undoNestedGroup()
    }

    /// Undoes the last closed group. Open groups remain open. Does nothing without a group.
    open func undoNestedGroup() {
        guard let group = undoSteps.popLast() else { return }
        isUndoing = true
        NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
        perform(group)
        isUndoing = false
        NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
    }

    /// Redoes the group that was undone last. Does nothing without a group.
    open func redo() {
        closeTurn()
        guard let group = redoSteps.popLast() else { return }
        isRedoing = true
        NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
        perform(group)
        isRedoing = false
        NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
    }

    /// What the steps register while they are done goes the other way, as one group.
    private func perform(_ group: Step) {
        beginUndoGrouping()
        open.last?.name = group.name
        group.perform()
        while !open.isEmpty { endUndoGrouping() }
    }

    // MARK: Names

    /// Sets the name of the change for the menu title.
    open func setActionName(_ actionName: String) { (open.first ?? undoSteps.last)?.name = actionName }
    /// The name of the last action, or an empty string.
    open var undoActionName: String { (open.first ?? undoSteps.last)?.name ?? "" }
    /// The name of the last undone action, or an empty string.
    open var redoActionName: String { redoSteps.last?.name ?? "" }
    /// "Undo" with the name of the change.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// "Redo" with the name of the change.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// Returns "Undo" with a name. Always in English here.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    /// Returns "Redo" with a name. Always in English here.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
}

extension NSNotification.Name {
    /// Posted before groups are opened and closed.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// Posted before a change is undone.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted before a change is redone.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted after a change was undone.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted after a change was redone.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
    /// Posted after a group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group is closed.
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted after the outermost group was closed, unless it is empty.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}
