import Foundation

/// A program that does the measured work: one of the other systems, or Interlude itself.
struct Peer: Sendable {
    /// What the table calls it.
    let name: String
    /// What it is, for the reader.
    let summary: String
    /// How it is built; nil if there is nothing to build.
    var build: Build?
    /// The program and its arguments for a transition. `{bin}` stands for the folder of built programs, `{peers}` for
    /// that of the sources.
    let command: [String]
    /// What has to be there for it to run, beside what its build needs.
    var needs: [Need] = []
    /// Added to the environment.
    var environment: [String: String] = [:]
    /// The transitions that it has.
    var transitions = Work.transitions
    /// Whether it needs an X server.
    var needsDisplay = false
    /// Whether it is an application's toolkit, a bare loop over a pixel library, or the memory itself.
    var kind = Kind.toolkit

    enum Kind: String, Codable, Sendable {
        case interlude, toolkit, library, limit
    }

    /// Something that a peer cannot run without.
    struct Need: Sendable {
        enum Proof: Sendable {
            /// One of these files is there.
            case file([String])
            /// Debian's Python finds a module of this name.
            case pythonModule(String)
        }

        let proof: Proof
        /// The package that brings it.
        let debian: String
    }

    /// One compiler call.
    struct Build: Sendable {
        let compiler: String
        let source: String
        var packages: [String] = []
        /// What to install where the libraries are missing.
        let debian: String

        static let pixman = Build(
            compiler: "gcc", source: "Pixman/pixman.c", packages: ["pixman-1"], debian: "libpixman-1-dev")
        static let limit = Build(compiler: "gcc", source: "Limit/limit.c", debian: "gcc")
    }

    /// The command line for a transition.
    func arguments(for transition: String, in places: Places) -> [String] {
        command.map {
            $0.replacingOccurrences(of: "{bin}", with: places.programs.path)
                .replacingOccurrences(of: "{peers}", with: places.peers.path)
                .replacingOccurrences(of: "{interlude}", with: places.interlude.path)
                .replacingOccurrences(of: "{transition}", with: transition)
        }
    }
}

/// What is measured.
enum Work {
    /// In the order of the table.
    static let transitions = ["slide", "dissolve", "zoom", "circle", "flip", "slideUp"]

    /// The head of a table with a column for each transition, in Markdown.
    static let tableHead =
        "| | " + transitions.joined(separator: " | ") + " |\n|---|"
        + String(repeating: "---|", count: transitions.count)
}

extension Peer {
    static let interlude = interlude(threads: 2, name: "interlude", summary: "our compositor, two threads")
    static let interludeAlone = interlude(threads: 1, name: "interlude1", summary: "our compositor, one thread")

    static func interlude(threads: Int, name: String, summary: String) -> Peer {
        Peer(
            name: name, summary: summary,
            command: ["{interlude}", "scene", "{transition}", "--threads", String(threads)], kind: .interlude)
    }

    /// The same screens as views: an app's whole frame, where the others of ours are the compositor alone.
    static let interludeViews = Peer(
        name: "views", summary: "Interlude: the same screens as labels and image views, the whole frame, two threads",
        command: ["{interlude}", "scene", "{transition}", "--views", "--threads", "2"], kind: .interlude)

    /// Ours, first in the table.
    static let ours = [interlude, interludeAlone, interludeViews]

    /// All systems to compare with, in the order of the table.
    static let others: [Peer] = [
        Peer(
            name: "qtquick", summary: "Qt Quick's software renderer; draws only what changed, no rounded corners",
            build: Build(
                compiler: "g++", source: "QtQuick/qtquick.cpp", packages: ["Qt6Quick", "Qt6Qml", "Qt6Gui"],
                debian: "qt6-base-dev qt6-declarative-dev qml6-module-qtquick qml6-module-qtquick-controls "
                    + "qml6-module-qtquick-templates qml6-module-qtquick-window qml6-module-qtquick-layouts "
                    + "qml6-module-qtqml qml6-module-qtqml-workerscript"),
            command: ["{bin}/qtquick", "{transition}", "{peers}/QtQuick/main.qml"],
            environment: ["QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"],
            transitions: ["slide", "dissolve", "zoom", "flip", "slideUp"]),
        Peer(
            name: "chromium", summary: "Chromium's software compositor, a frame at a time",
            command: ["/usr/bin/python3", "{peers}/Chromium/chromium.py", "{transition}"],
            needs: [
                Need(proof: .file(["/usr/bin/python3"]), debian: "python3"),
                Need(proof: .pythonModule("websocket"), debian: "python3-websocket"),
                Need(
                    proof: .file(["/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium-headless-shell"]),
                    debian: "chromium-headless-shell"),
            ]),
        Peer(
            name: "gtk", summary: "GTK 4's stack with the cairo renderer; no parallax, no dimming",
            build: Build(compiler: "gcc", source: "GTK/gtk.c", packages: ["gtk4"], debian: "libgtk-4-dev xvfb"),
            command: ["{bin}/gtk", "{transition}"],
            environment: ["GDK_BACKEND": "x11", "GDK_SCALE": "3", "GSK_RENDERER": "cairo"],
            transitions: ["slide", "dissolve", "slideUp"], needsDisplay: true),
        Peer(
            name: "llvmpipe", summary: "OpenGL on the processor (Mesa's llvmpipe), read back",
            build: Build(
                compiler: "gcc", source: "LLVMpipe/llvmpipe.c", packages: ["egl", "glesv2"],
                debian: "libegl-dev libgles-dev libgl1-mesa-dri"),
            command: ["{bin}/llvmpipe", "{transition}"], kind: .library),
        Peer(
            name: "sdl", summary: "SDL's software renderer; no rounded corners",
            build: Build(compiler: "gcc", source: "SDL/sdl.c", packages: ["sdl2"], debian: "libsdl2-dev"),
            command: ["{bin}/sdl", "{transition}"], transitions: ["slide", "dissolve", "zoom", "slideUp"]),
        Peer(
            name: "cairo", summary: "cairo, one thread",
            build: Build(compiler: "gcc", source: "Cairo/cairo.c", packages: ["cairo"], debian: "libcairo2-dev"),
            command: ["{bin}/cairo", "{transition}"],
            transitions: ["slide", "dissolve", "zoom", "circle", "slideUp"], kind: .library),
        Peer(
            name: "pixman", summary: "a loop over pixman by hand, two threads",
            build: .pixman, command: ["{bin}/pixman", "2", "{transition}"], kind: .library),
        Peer(
            name: "pixman1", summary: "the same, one thread", build: .pixman,
            command: ["{bin}/pixman", "1", "{transition}"], kind: .library),
        Peer(
            name: "copy", summary: "one frame copied, two threads: the memory's limit",
            build: .limit,
            command: ["{bin}/limit", "2", "copy"], transitions: ["slide", "slideUp"], kind: .limit),
        Peer(
            name: "blend", summary: "two frames blended into a third, two threads: the limit for a dissolve",
            build: .limit,
            command: ["{bin}/limit", "2", "blend"], transitions: ["dissolve"], kind: .limit),
    ]
}
