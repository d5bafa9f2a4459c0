extension TransitionPreset {
    static let movement: [TransitionPreset] = [
        .init("spring", "Spring", .movement, "Springs up from below, past its place and back", ".spring") { _ in .spring
        },
        .init(
            "slide-left", "Slide from the left", .movement, "Slides in from the left; the old screen moves aside",
            ".slide(from: .left)"
        ) { _ in .slide(from: .left) },
        .init(
            "slide-right", "Slide from the right", .movement, "Slides in from the right; the old screen moves aside",
            ".slide(from: .right)"
        ) { _ in .slide(from: .right) },
        .init(
            "slide-top", "Slide from the top", .movement, "Slides in from the top; the old screen moves aside",
            ".slide(from: .top)"
        ) { _ in .slide(from: .top) },
        .init(
            "slide-bottom", "Slide from the bottom", .movement, "Slides in from the bottom; the old screen moves aside",
            ".slide(from: .bottom)"
        ) { _ in .slide(from: .bottom) },
        .init("pull", "Pull", .movement, "Both screens move side by side", ".pull") { _ in .pull },
        .init(
            "cover-left", "Cover from the left", .movement, "Covers the old screen, which stays", ".cover(from: .left)"
        ) { _ in .cover(from: .left) },
        .init(
            "cover-right", "Cover from the right", .movement, "Covers the old screen, which stays",
            ".cover(from: .right)"
        ) { _ in .cover(from: .right) },
        .init("cover-top", "Cover from the top", .movement, "Covers the old screen, which stays", ".cover(from: .top)")
        { _ in .cover(from: .top) },
        .init(
            "cover-bottom", "Cover from the bottom", .movement, "Covers the old screen, which stays",
            ".cover(from: .bottom)"
        ) { _ in .cover(from: .bottom) },
        .init(
            "uncover-left", "Uncover to the left", .movement, "The old screen leaves and uncovers the new one",
            ".uncover(towards: .left)"
        ) { _ in .uncover(towards: .left) },
        .init(
            "uncover-bottom", "Uncover downwards", .movement, "The old screen leaves and uncovers the new one",
            ".uncover(towards: .bottom)"
        ) { _ in .uncover(towards: .bottom) },
        .init("slide-fade", "Slide and fade", .movement, "A short way, and one fades into the other", ".slideFade") {
            _ in .slideFade
        },
        .init("parallax", "Parallax", .movement, "The old screen moves at half the speed", ".parallax") { _ in .parallax
        },
        .init("zoom-slide", "Zoom slide", .movement, "Step back, move along, step forward", ".zoomSlide") { _ in
            .zoomSlide
        },
        .init("page-in", "Page in", .movement, "Laid on top, slightly turned", ".pageIn") { _ in .pageIn },
        .init("page-out", "Page out", .movement, "Taken off, slightly turned", ".pageOut") { _ in .pageOut },
        .init("back-and-forth", "Back and forth", .movement, "One grows past the viewer, one rises", ".backAndForth") {
            _ in .backAndForth
        },
        .init("shrink", "Shrink", .movement, "The old screen shrinks to nothing", ".shrink") { _ in .shrink },
        .init("swap", "Swap", .movement, "The screens change places", ".swap") { _ in .swap },
        .init("squish", "Squish", .movement, "One is squeezed, the other grows", ".squish") { _ in .squish },
        .init("float", "Float", .movement, "Floats up softly", ".float") { _ in .float },
        .init("drop-out", "Drop out", .movement, "Slips off its nail and falls", ".dropOut") { _ in .dropOut },
        .init("step-back", "Step back", .movement, "The old screen steps back", ".stepBack") { _ in .stepBack },
        .init("sink", "Sink", .movement, "The old screen sinks into the dark", ".sink") { _ in .sink },
        .init("elastic-edge", "Elastic edge", .movement, "Its edge is bent like a bow", ".elasticEdge") { _ in
            .elasticEdge
        },
        .init("deck", "Deck", .movement, "Laid on a deck of cards", ".deck") { _ in .deck },
        .init("side-menu", "Side menu", .movement, "The page over a menu moves aside", ".sideMenu") { _ in .sideMenu },
        .init("drop-down", "Drop down", .movement, "Falls from above and bounces", ".dropDown") { _ in .dropDown },
        .init("toss", "Toss", .movement, "Thrown onto the old screen", ".toss") { _ in .toss },
        .init("ghost", "Ghost", .movement, "The old screen’s ghost grows and fades", ".ghost") { _ in .ghost },
        .init("apparition", "Apparition", .movement, "Gathers out of twice its size", ".apparition") { _ in .apparition
        },
        .init("back-fade", "Back and fade", .movement, "Both move far back, and one moves forward", ".backFade") { _ in
            .backFade
        },
        .init(
            "step-back-scroll", "Step back and scroll", .movement, "Step back, move up, step forward", ".stepBackScroll"
        ) { _ in .stepBackScroll },
        .init("push-up", "Push up", .movement, "The old screen ducks and is pushed up", ".pushUp") { _ in .pushUp },
        .init("gravity", "Gravity", .movement, "Falls at a slant and settles", ".gravity") { _ in .gravity },
    ]

    static let space: [TransitionPreset] = [
        .init("cube", "Cube", .space, "Two sides of a cube: mind the edge", ".cube") { _ in .cube },
        .init("cube-left", "Cube from the left", .space, "Two sides of a cube", ".cube(from: .left)") { _ in
            .cube(from: .left)
        },
        .init("cube-top", "Cube from the top", .space, "Two sides of a cube", ".cube(from: .top)") { _ in
            .cube(from: .top)
        },
        .init("cube-bottom", "Cube from the bottom", .space, "Two sides of a cube", ".cube(from: .bottom)") { _ in
            .cube(from: .bottom)
        },
        .init("room", "Room", .space, "Two walls of a room", ".room") { _ in .room },
        .init("carousel", "Carousel", .space, "Screens on a roundabout", ".carousel") { _ in .carousel },
        .init("flip", "Flip", .space, "The new screen is on the back", ".flip") { _ in .flip },
        .init("flip-over", "Flip over", .space, "Turned over from top to bottom", ".flipOver") { _ in .flipOver },
        .init("book-page", "Book page", .space, "Half a page is turned", ".bookPage") { _ in .bookPage },
        .init("split-flap", "Split flap", .space, "The upper half falls down", ".splitFlap") { _ in .splitFlap },
        .init("turn", "Turn", .space, "Both turn about the edge between them", ".turn") { _ in .turn },
        .init("fold", "Fold", .space, "Folded together like a map", ".fold") { _ in .fold },
        .init("unfold", "Unfold", .space, "Unfolds from the side", ".unfold") { _ in .unfold },
        .init("push-rotate", "Push and rotate", .space, "The old screen gives way like a door", ".pushRotate") { _ in
            .pushRotate
        },
        .init("corner-swing", "Corner swing", .space, "Swings in about its lower corner", ".cornerSwing") { _ in
            .cornerSwing
        },
        .init("swing-door", "Swing door", .space, "The old screen opens like a door", ".swingDoor") { _ in .swingDoor },
        .init("portal", "Portal", .space, "Through a gate of two wings", ".portal") { _ in .portal },
        .init("card-stack", "Card stack", .space, "The old screen tips back", ".cardStack") { _ in .cardStack },
        .init("cover-flow", "Cover flow", .space, "Covers at an angle", ".coverFlow") { _ in .coverFlow },
        .init("page-curl", "Page curl", .space, "Peeled off, bent like paper", ".pageCurl") { _ in .pageCurl },
        .init("roll", "Roll", .space, "Rolls in like a wheel", ".roll") { _ in .roll },
        .init("newspaper", "Newspaper", .space, "Whirls out of the depth", ".newspaper") { _ in .newspaper },
        .init("cross", "Cross", .space, "Two planes cross in the middle", ".cross") { _ in .cross },
        .init("atlas", "Atlas", .space, "One turns away, one swings in", ".atlas") { _ in .atlas },
        .init("rotate-from-top", "Rotate from the top", .space, "Swings down from its upper edge", ".rotateFromTop") {
            _ in .rotateFromTop
        },
    ]

    static let pieces: [TransitionPreset] = [
        .init("door", "Door", .pieces, "The old screen parts in the middle", ".door") { _ in .door },
        .init("explode", "Explode", .pieces, "Flies apart from its middle", ".explode") { _ in .explode },
        .init("fragments", "Fragments", .pieces, "Fragments tumble in space", ".fragments") { _ in .fragments },
        .init("bricks", "Bricks", .pieces, "Bricks are drawn out of the wall", ".bricks") { _ in .bricks },
        .init("falling-bricks", "Falling bricks", .pieces, "Bricks fall, the lowest first", ".fallingBricks") { _ in
            .fallingBricks
        },
        .init("vertical-strips", "Vertical strips", .pieces, "Strips leave up and down", ".verticalStrips") { _ in
            .verticalStrips
        },
        .init("horizontal-strips", "Horizontal strips", .pieces, "Strips leave left and right", ".horizontalStrips") {
            _ in .horizontalStrips
        },
        .init("slats", "Slats", .pieces, "Slats turn over one by one", ".slats") { _ in .slats },
        .init("shards", "Shards", .pieces, "Breaks like glass", ".shards") { _ in .shards },
        .init("split", "Split", .pieces, "Cut in two, up and down", ".split") { _ in .split },
        .init("checkerboard", "Checkerboard", .pieces, "Squares vanish by color", ".checkerboard") { _ in .checkerboard
        },
        .init("mosaic", "Mosaic", .pieces, "Tiles turn over from a corner", ".mosaic") { _ in .mosaic },
        .init("waterfall", "Waterfall", .pieces, "Runs down like water", ".waterfall") { _ in .waterfall },
        .init("assemble", "Assemble", .pieces, "Built up from tiles", ".assemble") { _ in .assemble },
        .init("guillotine", "Guillotine", .pieces, "Two blades meet", ".guillotine") { _ in .guillotine },
    ]

    static let masks: [TransitionPreset] = [
        .init("circle", "Circle", .mask, "Grows from the button you touch", ".circleReveal(from: button)") { ends in
            .circleReveal(from: ends.button())
        },
        .init("iris", "Iris", .mask, "The iris of a lens opens", ".iris") { _ in .iris },
        .init("wipe-left", "Wipe from the left", .mask, "An edge moves across", ".wipe(from: .left)") { _ in
            .wipe(from: .left)
        },
        .init("wipe-right", "Wipe from the right", .mask, "An edge moves across", ".wipe(from: .right)") { _ in
            .wipe(from: .right)
        },
        .init("wipe-top", "Wipe from the top", .mask, "An edge moves across", ".wipe(from: .top)") { _ in
            .wipe(from: .top)
        },
        .init("wipe-bottom", "Wipe from the bottom", .mask, "An edge moves across", ".wipe(from: .bottom)") { _ in
            .wipe(from: .bottom)
        },
        .init("soft-wipe", "Soft wipe", .mask, "A soft edge moves across", ".softWipe") { _ in .softWipe },
        .init("clock-wipe", "Clock wipe", .mask, "The hand of a clock turns once", ".clockWipe") { _ in .clockWipe },
        .init("diamond", "Diamond", .mask, "A square on its tip opens", ".diamond") { _ in .diamond },
        .init("box", "Box", .mask, "A window opens in the middle", ".box") { _ in .box },
        .init("bubble", "Bubble", .mask, "Rises and swallows the old screen", ".bubble") { _ in .bubble },
        .init("disintegrate", "Disintegrate", .mask, "Falls to dust from one side", ".disintegrate") { _ in
            .disintegrate
        },
        .init("blinds", "Blinds", .mask, "Slats open", ".blinds") { _ in .blinds },
        .init("curtains", "Curtains", .mask, "Upright slats open", ".curtains") { _ in .curtains },
        .init("tiles", "Tiles", .mask, "Squares open in no order", ".tiles") { _ in .tiles },
        .init("shutter", "Shutter", .mask, "The two halves of a shutter open", ".shutter") { _ in .shutter },
        .init("star", "Star", .mask, "A star opens", ".star") { _ in .star },
        .init("heart", "Heart", .mask, "A heart opens", ".heart") { _ in .heart },
    ]

    static let filters: [TransitionPreset] = [
        .init("fade", "Fade", .filter, "Replaces movement with Reduce Motion", ".fade") { _ in .fade },
        .init("dissolve", "Dissolve", .filter, "Grains fade one by one", ".dissolve") { _ in .dissolve },
        .init("blur", "Blur", .filter, "Out of focus, and in again", ".blur") { _ in .blur },
        .init("zoom-blur", "Zoom blur", .filter, "A quick ride into the screen", ".zoomBlur") { _ in .zoomBlur },
        .init("pixelate", "Pixelate", .filter, "Ever larger squares", ".pixelate") { _ in .pixelate },
        .init("flash", "Flash", .filter, "A flash of light", ".flash") { _ in .flash },
        .init("ripple", "Ripple", .filter, "Rings carry it away", ".ripple") { _ in .ripple },
        .init("genie", "Genie", .filter, "Drawn into a point", ".genie") { _ in .genie },
        .init("copy-machine", "Copy machine", .filter, "A bar of light moves down", ".copyMachine") { _ in .copyMachine
        },
        .init("swipe", "Swipe", .filter, "A broad soft edge", ".swipe") { _ in .swipe },
        .init("burn", "Burn", .filter, "Glows and burns away", ".burn") { _ in .burn },
        .init("switch-off", "Switch off", .filter, "A line, a point, dark", ".switchOff") { _ in .switchOff },
        .init("wave", "Wave", .filter, "A wave passes through", ".wave") { _ in .wave },
        .init(
            "fade-through-color", "Fade through black", .filter, "Into the dark, and out of it", ".fadeThrough(.black)"
        ) { _ in .fadeThrough(.black) },
        .init("whip", "Whip", .filter, "A whipped camera blurs both", ".whip") { _ in .whip },
        .init("mod", "Mod", .filter, "Gathers in a pattern of waves", ".mod") { _ in .mod },
        .init(
            "page-curl-shadow", "Page curl with shadow", .filter, "A page is turned, with its shadow",
            ".pageCurlWithShadow"
        ) { _ in .pageCurlWithShadow },
    ]

    static let platforms: [TransitionPreset] = [
        .init("zoom", "Zoom", .platforms, "Grows out of the image", ".zoom(from: picture)") { ends in
            .zoom(from: ends.picture)
        },
        .init(
            "move", "Move", .platforms, "The image moves to its new position",
            ".move(from: picture, to: { page.picture })"
        ) { ends in .move(from: ends.picture, to: ends.destination) },
        .init(
            "magic-move", "Magic move", .platforms, "The photo leaves its cell, and returns",
            ".magicMove(from: { photo }, to: { page.picture })"
        ) { ends in .magicMove(from: ends.source, to: ends.destination) },
        .init(
            "matched", "Matched views", .platforms, "Shared views fly, and the rest follows",
            ".matched([\"picture\", \"name\"])"
        ) { ends in .matched([ScreenTransition.Match(from: ends.source, to: ends.destination)]) },
        .init("overlay", "Overlay", .platforms, "A card that grows from a thin line", ".overlay()") { _ in .overlay() },
        .init("shared-axis-x", "Shared axis X", .platforms, "A little to the side, and a fade", ".sharedAxis(.x)") {
            _ in .sharedAxis(.x)
        },
        .init("shared-axis-y", "Shared axis Y", .platforms, "A little upwards, and a fade", ".sharedAxis(.y)") { _ in
            .sharedAxis(.y)
        },
        .init("shared-axis-z", "Shared axis Z", .platforms, "A little nearer, and a fade", ".sharedAxis(.z)") { _ in
            .sharedAxis(.z)
        },
        .init("fade-through", "Fade through", .platforms, "Out first, then in", ".fadeThrough") { _ in .fadeThrough },
        .init(
            "container-transform", "Container transform", .platforms, "A view grows into the screen",
            ".containerTransform(from: picture)"
        ) { ends in .containerTransform(from: ends.picture) },
        .init("spring-zoom", "Spring zoom", .platforms, "The zoom of iOS 18", ".springZoom(from: picture)") { ends in
            .springZoom(from: ends.picture)
        },
        .init("store-card", "Store card", .platforms, "A card of the App Store", ".storeCard(from: picture)") { ends in
            .storeCard(from: ends.picture)
        },
        .init(
            "photo-zoom", "Photo zoom", .platforms, "The photo follows the finger, and returns",
            ".photoZoom(from: { photo }, to: { page.picture })"
        ) { ends in .photoZoom(from: ends.source, to: ends.destination) },
        .init("predictive-back", "Predictive back", .platforms, "A card before it is popped", ".predictiveBack") { _ in
            .predictiveBack
        },
        .init("safari-stack", "Safari’s stack", .platforms, "A card out of the stack", ".safariStack") { _ in
            .safariStack
        },
        .init("rise", "Rise", .platforms, "A short rise out of a fade", ".rise") { _ in .rise },
        .init("window", "Window", .platforms, "Grows out of the center", ".window") { _ in .window },
        .init("card-flip", "Card flip", .platforms, "A cell is turned over and grows", ".cardFlip(from: picture)") {
            ends in .cardFlip(from: ends.picture)
        },
        .init("mini-player", "Mini player", .platforms, "A bar grows to the whole screen", ".miniPlayer(from: picture)")
        { ends in .miniPlayer(from: ends.picture) },
        .init("button-morph", "Button morph", .platforms, "A button swells to the screen", ".buttonMorph(from: button)")
        { ends in .buttonMorph(from: ends.button()) },
    ]

    static let shaders: [TransitionPreset] = [
        .init("liquid-swipe", "Liquid swipe", .shader, "A drop is drawn from the edge", ".liquidSwipe") { _ in
            .liquidSwipe
        },
        .init("honeycomb", "Honeycomb", .shader, "Cells open from the middle", ".honeycomb") { _ in .honeycomb },
        .init("swirl", "Swirl", .shader, "A whirl about the middle", ".swirl") { _ in .swirl },
        .init("cross-zoom", "Cross zoom", .shader, "A ride through both screens", ".crossZoom") { _ in .crossZoom },
        .init("cross-warp", "Cross warp", .shader, "One is drawn out, one gathers", ".crossWarp") { _ in .crossWarp },
        .init("directional-warp", "Directional warp", .shader, "Drawn out along a diagonal", ".directionalWarp") { _ in
            .directionalWarp
        },
        .init("water-drop", "Water drop", .shader, "Rings run outwards from a drop", ".waterDrop") { _ in .waterDrop },
        .init("dreamy", "Dreamy", .shader, "Sways as under water", ".dreamy") { _ in .dreamy },
        .init("morph", "Morph", .shader, "Points go where colors send them", ".morph") { _ in .morph },
        .init("kaleidoscope", "Kaleidoscope", .shader, "Seen through turning mirrors", ".kaleidoscope") { _ in
            .kaleidoscope
        },
        .init("butterfly-wave", "Butterfly wave", .shader, "Waves along a butterfly’s curve", ".butterflyWave") { _ in
            .butterflyWave
        },
        .init("parametric", "Parametric", .shader, "Woven by two frequencies", ".parametric") { _ in .parametric },
        .init("linear-blur", "Linear blur", .shader, "Blurred along the diagonals", ".linearBlur") { _ in .linearBlur },
        .init("pinwheel", "Pinwheel", .shader, "The vanes of a pinwheel open", ".pinwheel") { _ in .pinwheel },
        .init("window-slice", "Window slice", .shader, "Slices open one by one", ".windowSlice") { _ in .windowSlice },
        .init("wind", "Wind", .shader, "Rows are blown away", ".wind") { _ in .wind },
        .init("polka-dots", "Polka dots", .shader, "Dots grow until they meet", ".polkaDots") { _ in .polkaDots },
        .init("squares-wire", "Squares wire", .shader, "A net is drawn closer", ".squaresWire") { _ in .squaresWire },
        .init("flower", "Flower", .shader, "A flower of five leaves opens", ".flower") { _ in .flower },
        .init("zoom-circles", "Zoom circles", .shader, "Rings grow past each other", ".zoomCircles") { _ in .zoomCircles
        },
        .init("squeeze", "Squeeze", .shader, "Squeezed to a line", ".squeeze") { _ in .squeeze },
        .init("doom-melt", "Doom melt", .shader, "Columns run down", ".doomMelt") { _ in .doomMelt },
        .init("luminance-melt", "Luminance melt", .shader, "Melts, what is dark first", ".luminanceMelt") { _ in
            .luminanceMelt
        },
        .init("undulating-burn", "Undulating burn", .shader, "An undulating hole with a burned rim", ".undulatingBurn")
        { _ in .undulatingBurn },
        .init("perlin", "Perlin clouds", .shader, "Clouds part", ".perlin") { _ in .perlin },
        .init("color-phase", "Color phase", .shader, "One color after the other", ".colorPhase") { _ in .colorPhase },
        .init("color-distance", "Color distance", .shader, "Colors that are alike change first", ".colorDistance") {
            _ in .colorDistance
        },
        .init("fade-grayscale", "Fade to gray", .shader, "Loses its colors, gains others", ".fadeGrayscale") { _ in
            .fadeGrayscale
        },
        .init("overexposure", "Overexposure", .shader, "Too much light", ".overexposure") { _ in .overexposure
        },
        .init("multiply-blend", "Multiply", .shader, "Lie over each other as slides do", ".multiplyBlend") { _ in
            .multiplyBlend
        },
        .init("glitch", "Glitch", .shader, "Blocks jump, colors part", ".glitch") { _ in .glitch },
        .init("tv-static", "TV static", .shader, "Snow, and another channel", ".tvStatic") { _ in .tvStatic },
        .init("cross-hatch", "Cross hatch", .shader, "Hatched in from the middle", ".crossHatch") { _ in .crossHatch },
        .init("hexagonalize", "Hexagons", .shader, "Falls into hexagons", ".hexagonalize") { _ in .hexagonalize },
    ]
}
