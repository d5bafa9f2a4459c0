import InterludeGoldens

/// The page of all transitions that is published with the documentation: a film of each that plays under the pointer, with search,
/// families, parameters, and the line to copy. It needs nothing but the films beside it.
package struct WebGalleryPage {
    private let page: GalleryPage
    private let cards: [GalleryPage.Card]

    /// Makes the page of a gallery's cards that have an entry and films. Each has a light scene and then a dark one.
    package init(_ page: GalleryPage) {
        self.page = page
        cards = page.shown.filter { $0.entry != nil }
    }

    /// The whole page.
    package var html: String {
        HTMLPage(
            title: "\(page.title): \(cards.count) transitions", style: WebGalleryPage.style, body: body,
            script: WebGalleryPage.script
        ).text
    }

    /// The families in the order of the cards.
    private var families: [String] {
        cards.reduce(into: []) { names, card in
            guard let family = card.entry?.family, !names.contains(family) else { return }
            names.append(family)
        }
    }

    private var body: String {
        """
        <header>
        <div class="title">
        <h1>\(escaped(page.title))</h1>
        <p>\(escaped(page.summary))</p>
        \(page.missing.map { "<p role=\"status\">\(escaped($0.text))</p>" } ?? "")
        </div>
        <div class="bar">
        <input id="search" type="search" placeholder="Search: cube, blur, CrossZoom…" aria-label="Search" autocomplete="off"
            spellcheck="false">
        <label>Code <select id="use"></select></label>
        \(GalleryPage.speedMenu)
        <label>Style <select id="theme">
        <option value="">Automatic</option><option value="light">Light</option><option value="dark">Dark</option>
        </select></label>
        </div>
        <nav class="families" aria-label="Families">
        <button type="button" data-family="" aria-pressed="true">All</button>
        \(families.map(familyButton).joined(separator: "\n"))
        </nav>
        <p id="count" role="status"></p>
        </header>
        <main id="cards"></main>
        <noscript><p>The films are in the folder <code>films</code>; this page needs JavaScript to show them.</p></noscript>
        \(WebGalleryPage.template)
        <script type="application/json" id="data">\(GalleryPage.json(of: cards))</script>
        """
    }

    private func familyButton(_ family: String) -> String {
        let count = cards.count { $0.entry?.family == family }
        return """
            <button type="button" data-family="\(escaped(family))" aria-pressed="false">\(escaped(family)) \
            <span>\(count)</span></button>
            """
    }

    private static let template = """
        <template id="card">
        <article>
        <div class="phone" role="button" tabindex="0"><img alt="" loading="lazy" decoding="async"></div>
        <h2></h2>
        <p class="summary"></p>
        <div class="values" role="group" aria-label="Parameter"></div>
        <button class="code" type="button" title="Copy"><code></code></button>
        <details><summary>Definition</summary><pre><code></code></pre></details>
        <p class="names"></p>
        </article>
        </template>
        """
}
