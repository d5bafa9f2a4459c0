/// The number of a rule, which its code has behind the D.
enum RuleCode: Int, CaseIterable, Hashable, Sendable {
    case neverCompleted = 1
    case completedTwice, completedAgainstCancellation, completedWithFinished, toViewMissing, presenterMoved
    case endDiffers, cancelDiffers, leftoverViews, leftoverProperties, leftoverAnimations, jump, blankSnapshot
    case appearanceCalls, leak, delegateGone, interruptibleAnimatorChanges, animatorState, wrongDuration, notDriven
    case wrongFrame, layoutJump, barsChanged, swipeBack, gestureEnd, touchesSwallowed, reentrancy, missingView
    case hardCodedSize, notRepeatable, reduceMotionIgnored, notMirrored, sizeChange, unanimatedPath, trap
}
