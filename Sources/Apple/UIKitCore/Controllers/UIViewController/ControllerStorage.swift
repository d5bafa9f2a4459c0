/// A controller's rarely used parts, made when they are first asked for.
struct ControllerStorage {
    /// Keys that were added one by one.
    var keyCommands: [UIKeyCommand] = []
    /// Whether the view's coming into a window makes the controller appear, and `viewDidAppear` waits for the commit.
    var appearsAfterCommit = false
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    /// The button that turns editing on and off.
    var editButtonItem: UIBarButtonItem?
    /// The storyboard's scene that the controller was made from.
    var scene: StoryboardScene?
    /// What a nib file has made beside the view.
    var nibObjects: [AnyObject] = []
    /// Whether an initializer has set the view of a controller from a storyboard, which has not heard of it yet.
    var owesViewDidLoad = false
    /// Space that the container's bars cover, within the controller's view.
    var barInsets = UIEdgeInsets.zero
    /// Traits that the container gives this child instead of its own.
    var overrideTraits: UITraitCollection?
    /// The size that the constraints inside the view gave it when they were last solved, if somebody wants to be told of another one.
    var fittingSize: CGSize?
    /// The scroll views that the app has named as the content, by edge; of an edge that is not in it the first one counts.
    var namedScrolls: [UInt: WeakScroll] = [:]
    /// The scroll view that the navigation controller around follows.
    weak var followedScroll: UIScrollView?
    /// The fingers that take the screen back, once it has come with a zoom.
    var zoomDismissal: ZoomDismissal?
    /// Whether the view's margins are at least the system's.
    var respectsMinimumMargins = true
}

/// A scroll view that is not kept alive.
struct WeakScroll {
    weak var view: UIScrollView?
}

/// A controller's part in modal relations.
struct ModalState {
    /// The controller presented by this one.
    var presented: UIViewController?
    /// The controller which presented this one.
    weak var presenting: UIViewController?
    /// What presents this controller, kept from the first time it is asked for until the dismissal.
    var presentationController: UIPresentationController?
    var isBeingPresented = false
    var isBeingDismissed = false
    var isMovingToParent = false
    var isMovingFromParent = false
    /// Whether it has been popped, and only its last calls are to come.
    var hasLeftStack = false
}
