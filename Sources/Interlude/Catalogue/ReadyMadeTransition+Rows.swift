extension ReadyMadeTransition {
    static let movement: [ReadyMadeTransition] = [
        .init("spring", "Spring", .movement, "Springs up from below, past its place and back") { _ in .spring },
        .init("slide-left", "Slide from the left", .movement, "Comes from the left; the old screen gives way") { _ in
            .slide(from: .left)
        },
        .init("slide-right", "Slide from the right", .movement, "Comes from the right; the old screen gives way") { _ in
            .slide(from: .right)
        },
        .init("slide-top", "Slide from the top", .movement, "Comes from the top; the old screen gives way") { _ in
            .slide(from: .top)
        },
        .init("slide-bottom", "Slide from the bottom", .movement, "Comes from the bottom; the old screen gives way") {
            _ in .slide(from: .bottom)
        },
        .init("pull", "Pull", .movement, "Both screens move side by side") { _ in .pull },
        .init("cover-left", "Cover from the left", .movement, "Covers the old screen, which stays") { _ in
            .cover(from: .left)
        },
        .init("cover-right", "Cover from the right", .movement, "Covers the old screen, which stays") { _ in
            .cover(from: .right)
        },
        .init("cover-top", "Cover from the top", .movement, "Covers the old screen, which stays") { _ in
            .cover(from: .top)
        },
        .init("cover-bottom", "Cover from the bottom", .movement, "Covers the old screen, which stays") { _ in
            .cover(from: .bottom)
        },
        .init("uncover-left", "Uncover to the left", .movement, "The old screen goes and uncovers the new one") { _ in
            .uncover(towards: .left)
        },
        .init("uncover-bottom", "Uncover downwards", .movement, "The old screen goes and uncovers the new one") { _ in
            .uncover(towards: .bottom)
        },
        .init("slide-fade", "Slide and fade", .movement, "A short way, and one fades into the other") { _ in .slideFade
        },
        .init("parallax", "Parallax", .movement, "The old screen goes at half the speed") { _ in .parallax },
        .init("zoom-slide", "Zoom slide", .movement, "Step back, move along, step forward") { _ in .zoomSlide },
        .init("page-in", "Page in", .movement, "Laid on top, slightly turned") { _ in .pageIn },
        .init("page-out", "Page out", .movement, "Taken off, slightly turned") { _ in .pageOut },
        .init("back-and-forth", "Back and forth", .movement, "One grows past the viewer, one comes up") { _ in
            .backAndForth
        },
        .init("shrink", "Shrink", .movement, "The old screen shrinks to nothing") { _ in .shrink },
        .init("swap", "Swap", .movement, "The screens change places") { _ in .swap },
        .init("squish", "Squish", .movement, "One is squeezed, the other grows") { _ in .squish },
        .init("float", "Float", .movement, "Floats up softly") { _ in .float },
        .init("drop-out", "Drop out", .movement, "Comes off its nail and falls") { _ in .dropOut },
        .init("step-back", "Step back", .movement, "The old screen steps back") { _ in .stepBack },
        .init("sink", "Sink", .movement, "The old screen sinks into the dark") { _ in .sink },
        .init("elastic-edge", "Elastic edge", .movement, "Its edge is bent like a bow") { _ in .elasticEdge },
        .init("deck", "Deck", .movement, "Laid on a deck of cards") { _ in .deck },
        .init("side-menu", "Side menu", .movement, "The page over a menu moves aside") { _ in .sideMenu },
        .init("drop-down", "Drop down", .movement, "Falls from above and bounces") { _ in .dropDown },
        .init("toss", "Toss", .movement, "Thrown onto the old screen") { _ in .toss },
    ]

    static let space: [ReadyMadeTransition] = [
        .init("cube", "Cube", .space, "Two sides of a cube: mind the edge") { _ in .cube },
        .init("cube-left", "Cube from the left", .space, "Two sides of a cube") { _ in .cube(from: .left) },
        .init("cube-top", "Cube from the top", .space, "Two sides of a cube") { _ in .cube(from: .top) },
        .init("cube-bottom", "Cube from the bottom", .space, "Two sides of a cube") { _ in .cube(from: .bottom) },
        .init("room", "Room", .space, "Two walls of a room") { _ in .room },
        .init("carousel", "Carousel", .space, "Screens on a roundabout") { _ in .carousel },
        .init("flip", "Flip", .space, "The new screen is on the back") { _ in .flip },
        .init("flip-over", "Flip over", .space, "Turned over from top to bottom") { _ in .flipOver },
        .init("book-page", "Book page", .space, "Half a page is turned") { _ in .bookPage },
        .init("split-flap", "Split flap", .space, "The upper half falls down") { _ in .splitFlap },
        .init("turn", "Turn", .space, "Both turn about the edge between them") { _ in .turn },
        .init("fold", "Fold", .space, "Folded together like a map") { _ in .fold },
        .init("unfold", "Unfold", .space, "Unfolds from the side") { _ in .unfold },
        .init("push-rotate", "Push and rotate", .space, "The old screen gives way like a door") { _ in .pushRotate },
        .init("corner-swing", "Corner swing", .space, "Swings in about its lower corner") { _ in .cornerSwing },
        .init("swing-door", "Swing door", .space, "The old screen opens like a door") { _ in .swingDoor },
        .init("portal", "Portal", .space, "Through a gate of two wings") { _ in .portal },
        .init("card-stack", "Card stack", .space, "The old screen tips back") { _ in .cardStack },
        .init("cover-flow", "Cover flow", .space, "Covers at an angle") { _ in .coverFlow },
        .init("page-curl", "Page curl", .space, "Peeled off, bent like paper") { _ in .pageCurl },
        .init("roll", "Roll", .space, "Rolls in like a wheel") { _ in .roll },
        .init("newspaper", "Newspaper", .space, "Whirls out of the depth") { _ in .newspaper },
    ]

    static let pieces: [ReadyMadeTransition] = [
        .init("door", "Door", .pieces, "The old screen parts in the middle") { _ in .door },
        .init("explode", "Explode", .pieces, "Flies apart from its middle") { _ in .explode },
        .init("fragments", "Fragments", .pieces, "Fragments tumble in space") { _ in .fragments },
        .init("bricks", "Bricks", .pieces, "Bricks are drawn out of the wall") { _ in .bricks },
        .init("falling-bricks", "Falling bricks", .pieces, "Bricks fall, the lowest first") { _ in .fallingBricks },
        .init("vertical-strips", "Vertical strips", .pieces, "Strips leave up and down") { _ in .verticalStrips },
        .init("horizontal-strips", "Horizontal strips", .pieces, "Strips leave left and right") { _ in .horizontalStrips
        },
        .init("slats", "Slats", .pieces, "Slats turn over one by one") { _ in .slats },
        .init("shards", "Shards", .pieces, "Breaks like glass") { _ in .shards },
        .init("split", "Split", .pieces, "Cut in two, up and down") { _ in .split },
        .init("checkerboard", "Checkerboard", .pieces, "Squares vanish by colour") { _ in .checkerboard },
        .init("mosaic", "Mosaic", .pieces, "Tiles turn over from a corner") { _ in .mosaic },
        .init("waterfall", "Waterfall", .pieces, "Runs down in rows") { _ in .waterfall },
        .init("assemble", "Assemble", .pieces, "Built up from tiles") { _ in .assemble },
        .init("guillotine", "Guillotine", .pieces, "Two blades meet") { _ in .guillotine },
    ]

    static let masks: [ReadyMadeTransition] = [
        .init("circle", "Circle", .mask, "Grows from the button you touch") { ends in .circleReveal(from: ends.button())
        },
        .init("iris", "Iris", .mask, "The iris of a lens opens") { _ in .iris },
        .init("wipe-left", "Wipe from the left", .mask, "An edge moves across") { _ in .wipe(from: .left) },
        .init("wipe-right", "Wipe from the right", .mask, "An edge moves across") { _ in .wipe(from: .right) },
        .init("wipe-top", "Wipe from the top", .mask, "An edge moves across") { _ in .wipe(from: .top) },
        .init("wipe-bottom", "Wipe from the bottom", .mask, "An edge moves across") { _ in .wipe(from: .bottom) },
        .init("soft-wipe", "Soft wipe", .mask, "A soft edge moves across") { _ in .softWipe },
        .init("clock-wipe", "Clock wipe", .mask, "The hand of a clock goes round") { _ in .clockWipe },
        .init("diamond", "Diamond", .mask, "A square on its tip opens") { _ in .diamond },
        .init("box", "Box", .mask, "A window opens in the middle") { _ in .box },
        .init("bubble", "Bubble", .mask, "Rises and swallows the old screen") { _ in .bubble },
        .init("disintegrate", "Disintegrate", .mask, "Falls to dust from one side") { _ in .disintegrate },
        .init("blinds", "Blinds", .mask, "Slats open") { _ in .blinds },
        .init("curtains", "Curtains", .mask, "Upright slats open") { _ in .curtains },
        .init("tiles", "Tiles", .mask, "Squares open in no order") { _ in .tiles },
        .init("shutter", "Shutter", .mask, "The jaws of a shutter open") { _ in .shutter },
        .init("star", "Star", .mask, "A star opens") { _ in .star },
    ]

    static let filters: [ReadyMadeTransition] = [
        .init("fade", "Fade", .filter, "What Reduce Motion turns all into") { _ in .fade },
        .init("dissolve", "Dissolve", .filter, "Grains fade one by one") { _ in .dissolve },
        .init("blur", "Blur", .filter, "Out of focus, and in again") { _ in .blur },
        .init("zoom-blur", "Zoom blur", .filter, "A quick ride into the screen") { _ in .zoomBlur },
        .init("pixelate", "Pixelate", .filter, "Ever larger squares") { _ in .pixelate },
        .init("flash", "Flash", .filter, "A flash of light") { _ in .flash },
        .init("ripple", "Ripple", .filter, "Rings carry it away") { _ in .ripple },
        .init("genie", "Genie", .filter, "Drawn into a point") { _ in .genie },
        .init("copy-machine", "Copy machine", .filter, "A bar of light goes down") { _ in .copyMachine },
        .init("swipe", "Swipe", .filter, "A broad soft edge") { _ in .swipe },
        .init("burn", "Burn", .filter, "Glows and burns away") { _ in .burn },
        .init("switch-off", "Switch off", .filter, "A line, a point, dark") { _ in .switchOff },
        .init("wave", "Wave", .filter, "A wave goes through") { _ in .wave },
    ]

    static let platforms: [ReadyMadeTransition] = [
        .init("zoom", "Zoom", .platforms, "Grows out of the picture") { ends in .zoom(from: ends.picture) },
        .init("move", "Move", .platforms, "The picture travels to its new place") { ends in
            .move(from: ends.picture, to: ends.destination)
        },
        .init("magic-move", "Magic move", .platforms, "The photo leaves its cell, and returns") { ends in
            .magicMove(from: ends.source, to: ends.destination)
        },
        .init("overlay", "Overlay", .platforms, "A card that grows from a thin line") { _ in .overlay() },
        .init("shared-axis-x", "Shared axis X", .platforms, "A little to the side, and a fade") { _ in .sharedAxis(.x)
        },
        .init("shared-axis-y", "Shared axis Y", .platforms, "A little upwards, and a fade") { _ in .sharedAxis(.y) },
        .init("shared-axis-z", "Shared axis Z", .platforms, "A little nearer, and a fade") { _ in .sharedAxis(.z) },
        .init("fade-through", "Fade through", .platforms, "Out first, then in") { _ in .fadeThrough },
        .init("container-transform", "Container transform", .platforms, "A view grows into the screen") { ends in
            .containerTransform(from: ends.picture)
        },
        .init("spring-zoom", "Spring zoom", .platforms, "The zoom of iOS 18") { ends in .springZoom(from: ends.picture)
        },
        .init("store-card", "Store card", .platforms, "A card of the App Store") { ends in
            .storeCard(from: ends.picture)
        },
        .init("photo-zoom", "Photo zoom", .platforms, "A photo, turned on its way") { ends in
            .photoZoom(from: ends.picture)
        },
        .init("predictive-back", "Predictive back", .platforms, "A card before it goes") { _ in .predictiveBack },
        .init("safari-stack", "Safari’s stack", .platforms, "A card out of the stack") { _ in .safariStack },
        .init("rise", "Rise", .platforms, "A short rise out of a fade") { _ in .rise },
        .init("window", "Window", .platforms, "Comes out of the middle") { _ in .window },
    ]
}
