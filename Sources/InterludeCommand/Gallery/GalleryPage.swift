import Foundation
import InterludeStage

/// The page that shows films: one HTML file beside a folder of films, without anything from a network.
struct GalleryPage {
    /// The transitions, in order.
    let cards: [Card]

    /// A transition.
    struct Card: Encodable {
        let name: String
        let summary: String
        /// The file it is written in.
        let source: String
        /// The page that shows it, from the page's folder; `nil` where the source is not at hand.
        let sourcePage: String?
        let scenes: [Scene]
    }

    /// What is shown at one time: one film, or several that run together.
    struct Scene: Encodable {
        let title: String
        var clips: [Clip]
    }

    /// A film and what stands below it.
    struct Clip: Encodable {
        let film: Film
        let caption: String
    }

    /// A film's file, from the page's folder.
    struct Film: Encodable {
        let file: String
        /// A picture of the moment that tells it apart from others.
        let poster: String
        let frames: Int
        let framesPerSecond: Int
    }

    /// The whole page.
    var html: String {
        HTMLPage(
            title: "Interlude: transitions", style: GalleryPage.style, body: bodyText, script: GalleryPage.script
        ).text
    }

    private var bodyText: String {
        """
        <header>
        <div>
        <h1>Interlude</h1>
        <p>\(cards.count) transitions between two screens, written against UIKit and rendered on Linux.</p>
        </div>
        <div class="all">
        <label>Speed <select id="speed">
        <option value="0.1">1/10</option><option value="0.25">1/4</option><option value="0.5">1/2</option>
        <option value="1" selected>1</option>
        </select></label>
        <button id="all" type="button">Pause all</button>
        </div>
        </header>
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
        <script type="application/json" id="data">\(json)</script>
        """
    }

    /// The cards for the page's script. A `<` could end the element that holds them, so it is written otherwise.
    private var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(cards)) ?? Data("[]".utf8)
        return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
    }
}
