extension GalleryPage {
    /// The part of the page's script that brings an incomplete page up to date: cards appear among those that are there, which
    /// go on. A file is loaded as a script since a page that is opened from disk may read no other.
    static let updateScript = #"""

        function update(cards, missing) {
            const known = new Set(players.map(player => player.card.name));
            cards.forEach((card, index) => { if (!known.has(card.name)) add(card, index); });
            nameAll();
            document.getElementById("missing").textContent = missing;
            if (missing) setTimeout(look, 1000);
            else document.getElementById("missing").remove();
        }
        function look() {
            const script = document.createElement("script");
            script.src = `update.js?${Date.now()}`;
            script.onload = script.onerror = event => {
                script.remove();
                if (event.type === "error") setTimeout(look, 1000);
            };
            document.body.append(script);
        }
        setTimeout(look, 1000);
        """#
}
