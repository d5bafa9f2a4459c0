import QtQuick
import QtQuick.Controls

// The two pages in a StackView, as a Qt application has them. The software renderer redraws only what changed, and has no
// rounded corners and no masks: the zoom has square corners, the circle is left out.
Item {
    id: root
    width: 393; height: 852
    property string transition
    property string pages
    readonly property int duration: 500
    readonly property var enters: ({ slide: slideIn, dissolve: fadeIn, zoom: grow, flip: turnIn, slideUp: springUp })
    readonly property var exits: ({ slide: slideOut, flip: turnOut })

    function push() { stack.push(to) }
    function pop() {
        stack.pop(StackView.Immediate)
        to.x = 0; to.y = 0; to.opacity = 1; to.scale = 1
        from.x = 0; from.opacity = 1; from.visible = true
        dimming.opacity = 0; fromTurn.angle = 0; toTurn.angle = root.transition === "flip" ? -90 : 0
    }

    Rectangle { anchors.fill: parent; color: root.transition === "flip" ? "black" : "white" }
    StackView {
        id: stack
        anchors.fill: parent
        initialItem: from
        pushEnter: root.enters[root.transition]
        pushExit: root.exits[root.transition] ?? still
    }

    component Glide: NumberAnimation { duration: root.duration; easing.type: Easing.InOutQuad }

    Transition { id: still; PauseAnimation { duration: root.duration } }
    Transition { id: slideIn; Glide { property: "x"; from: 393; to: 0 } }
    Transition {
        id: slideOut
        ParallelAnimation {
            Glide { property: "x"; from: 0; to: -118 }
            Glide { target: dimming; property: "opacity"; from: 0; to: 0.1 }
        }
    }
    Transition { id: fadeIn; Glide { property: "opacity"; from: 0; to: 1 } }
    Transition {
        id: grow
        ParallelAnimation {
            Glide { property: "scale"; from: 0.3; to: 1 }
            Glide { property: "x"; from: 16; to: 0 }
            Glide { property: "y"; from: 200; to: 0 }
        }
    }
    Transition {
        id: turnIn
        SequentialAnimation {
            PropertyAction { target: toTurn; property: "angle"; value: -90 }
            PauseAnimation { duration: root.duration / 2 }
            NumberAnimation {
                target: toTurn; property: "angle"; from: -90; to: 0
                duration: root.duration / 2; easing.type: Easing.OutQuad
            }
        }
    }
    Transition {
        id: turnOut
        SequentialAnimation {
            NumberAnimation {
                target: fromTurn; property: "angle"; from: 0; to: 90
                duration: root.duration / 2; easing.type: Easing.InQuad
            }
            PauseAnimation { duration: root.duration / 2 }
        }
    }
    Transition {
        id: springUp
        NumberAnimation {
            property: "y"; from: 852; to: 0; duration: root.duration; easing.type: Easing.OutBack; easing.overshoot: 0.6
        }
    }

    component Words: Text { font.family: "DejaVu Sans" }

    Rectangle {
        id: from
        visible: false; width: 393; height: 852; color: "white"
        transform: Rotation { id: fromTurn; origin.x: 196.5; origin.y: 426; axis { x: 0; y: 1; z: 0 } }
        Words { x: 16; y: 58; text: "Library"; font.pixelSize: 28; font.bold: true }
        Repeater {
            model: 12
            Item {
                y: 110 + index * 62; width: 393; height: 62
                Image { x: 16; y: 3; width: 56; height: 56; source: root.pages + "/thumb" + index + ".png" }
                Words { x: 84; y: 10; text: "Album number " + (index + 1); font.pixelSize: 17; font.bold: true; color: "#1a1a1a" }
                Words { x: 84; y: 34; text: "Artist " + (index * 7 + 3) + " - a subtitle of some length"; font.pixelSize: 13; color: "#737373" }
                Rectangle { x: 84; y: 61.67; width: 309; height: 0.333; color: "#cccccc" }
            }
        }
        Rectangle { id: dimming; anchors.fill: parent; color: "black"; opacity: 0 }
    }
    Rectangle {
        id: to
        visible: false; width: 393; height: 852; color: "#fafafa"; transformOrigin: Item.TopLeft
        transform: Rotation { id: toTurn; origin.x: 196.5; origin.y: 426; axis { x: 0; y: 1; z: 0 } }
        Image { width: 393; height: 393; source: root.pages + "/photo.png" }
        Words { x: 16; y: 404; text: "A very large photograph"; font.pixelSize: 24; font.bold: true }
        Repeater {
            model: 12
            Words { x: 16; y: 450 + index * 22; text: "The quick brown fox jumps over the lazy dog, twice"; font.pixelSize: 15; color: "#404040" }
        }
        Rectangle {
            x: 16; y: 760; width: 361; height: 50; radius: 12; color: "#007aff"
            Words { anchors.centerIn: parent; text: "Continue"; color: "white"; font.pixelSize: 17; font.bold: true }
        }
    }
}
