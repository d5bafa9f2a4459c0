import Foundation
import InterludeGoldens
import InterludeStage

/// The page that shows films: one HTML file beside a folder of films, without anything from a network.
package struct GalleryPage {
    package let title: String
    package let summary: String
    /// The transitions, in order.
    package let cards: [Card]
    /// How much is missing; `nil` for a page with all of its films.
    package var missing: Missing?

    /// The part of the films that is finished.
    package struct Missing {
        package let done: Int
        package let total: Int

        package init(done: Int, total: Int) {
            self.done = done
            self.total = total
        }

        /// The sentence on the page.
        var text: String {
            "This page is incomplete: \(done) of \(total) films. It fills while they are recorded."
        }
    }

    /// The file that an open page loads until it is complete: `update` with all cards and the sentence about what is missing.
    package static let updateFile = "update.js"

    package init(title: String, summary: String, cards: [Card]) {
        self.title = title
        self.summary = summary
        self.cards = cards
    }

    /// A transition.
    package struct Card: Codable {
        package let name: String
        package let summary: String
        /// The file it is written in.
        package let source: String
        /// The page that shows it, from the page's folder; `nil` where the source is not available.
        package var sourcePage: String?
        package var scenes: [Scene]
        /// More of it, for a ``WebGalleryPage``.
        package var entry: Entry?

        package init(
            name: String, summary: String, source: String, sourcePage: String?, scenes: [Scene], entry: Entry? = nil
        ) {
            self.name = name
            self.summary = summary
            self.source = source
            self.sourcePage = sourcePage
            self.scenes = scenes
            self.entry = entry
        }
    }

    /// A transition as a reader of a ``WebGalleryPage`` looks for it.
    package struct Entry: Codable {
        package let title: String
        package let family: String
        /// The transition as an argument, such as `.cube(from: .left)`.
        package let code: String
        /// The lines that use it, by the name of the use, in the order in which they are offered.
        package let uses: [Use]
        /// The parameter in which it differs from the other transitions of its function. They share a card.
        package var parameter: Parameter?
        /// The Swift code that defines it.
        package var definition: String?
        /// Its names in other collections.
        package var otherNames: [String] = []

        package init(title: String, family: String, code: String, uses: [Use]) {
            self.title = title
            self.family = family
            self.code = code
            self.uses = uses
        }
    }

    /// A line of code that uses a transition.
    package struct Use: Codable {
        package let title: String
        package let line: String

        package init(title: String, line: String) {
            self.title = title
            self.line = line
        }
    }

    /// A parameter of a function, and its value.
    package struct Parameter: Codable {
        package let function: String
        package let value: String

        package init(function: String, value: String) {
            self.function = function
            self.value = value
        }
    }

    /// What is shown at one time: one film, or several that run together.
    package struct Scene: Codable {
        package let title: String
        package var clips: [Clip]

        package init(title: String, clips: [Clip]) {
            self.title = title
            self.clips = clips
        }
    }

    /// A film and what is below it.
    package struct Clip: Codable {
        /// `nil` where it is another shard's: the page leaves it out.
        package var film: Film?
        package let caption: String

        package init(film: Film?, caption: String) {
            self.film = film
            self.caption = caption
        }
    }

    /// A film's file, from the page's folder.
    package struct Film: Codable {
        package let file: String
        /// A picture of the moment that tells it apart from others.
        package let poster: String
        package let frames: Int
        package let framesPerSecond: Int

        package init(file: String, poster: String, frames: Int, framesPerSecond: Int) {
            self.file = file
            self.poster = poster
            self.frames = frames
            self.framesPerSecond = framesPerSecond
        }
    }

    /// What there are films of.
    var shown: [Card] {
        cards.compactMap { card in
            var card = card
            card.scenes = card.scenes.compactMap { scene in
                let clips = scene.clips.filter { $0.film != nil }
                return clips.isEmpty ? nil : Scene(title: scene.title, clips: clips)
            }
            return card.scenes.isEmpty ? nil : card
        }
    }

    /// The whole page.
    package var html: String {
        HTMLPage(
            title: "\(title): transitions", style: GalleryPage.style, body: bodyText,
            script: GalleryPage.script + (missing == nil ? "" : GalleryPage.updateScript)
        ).text
    }

    /// The content of ``updateFile``.
    package var update: String { "update(\(GalleryPage.json(of: shown)), \"\(missing?.text ?? "")\");\n" }

    private var bodyText: String {
        """
        <header>
        <div>
        <h1>\(escaped(title))</h1>
        <p>\(escaped(summary))</p>
        </div>
        <div class="all">
        \(GalleryPage.speedMenu)
        <button id="all" type="button">Pause all</button>
        </div>
        </header>
        \(missing.map { "<p class=\"note\" id=\"missing\" role=\"status\">\(escaped($0.text))</p>" } ?? "")
        <main id="cards"></main>
        <noscript><p class="note">The films are in the folder <code>films</code>; this page needs JavaScript to show them.</p></noscript>
        <template id="card">
        <article>
        <h2></h2>
        <p class="summary"></p>
        <div class="scenes" role="tablist"></div>
        <div class="stage"></div>
        <div class="controls">
        <button class="play" type="button"></button>
        <input class="scrub" type="range" min="0" max="1" step="0.0001" value="0" aria-label="Time">
        <output class="time"></output>
        </div>
        <footer><a class="source"></a></footer>
        </article>
        </template>
        <script type="application/json" id="data">\(GalleryPage.json(of: shown))</script>
        """
    }

    /// The menu of the films' speeds.
    static let speedMenu = """
        <label>Speed <select id="speed">
        <option value="0.1">1/10</option><option value="0.25">1/4</option><option value="0.5">1/2</option>
        <option value="1" selected>1</option>
        </select></label>
        """

    /// Returns cards for a page's script. A `<` could end the element that has them, so it is escaped.
    static func json(of cards: [Card]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(cards)) ?? Data("[]".utf8)
        return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
    }
}
