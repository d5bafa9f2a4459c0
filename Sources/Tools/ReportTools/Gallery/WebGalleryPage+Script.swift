extension WebGalleryPage {
    /// The page's behavior. A card has an image until it plays; only one card has a video at a time, so that hundreds of films cost
    /// nothing and the one that plays has all of the browser's decoder.
    static let script = #"""
        "use strict";
        const byId = id => document.getElementById(id);
        const rest = 600;
        const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
        const prefersDark = matchMedia("(prefers-color-scheme: dark)");
        const hasPointer = matchMedia("(hover: hover)").matches;
        const root = document.documentElement;
        let speed = 1, family = "", playing;

        function isDark() { return root.dataset.style ? root.dataset.style === "dark" : prefersDark.matches; }

        class Card {
            constructor(variants) {
                this.variants = variants;
                this.element = byId("card").content.firstElementChild.cloneNode(true);
                this.find = selector => this.element.querySelector(selector);
                this.element.id = variants[0].name;
                this.phone = this.find(".phone");
                this.text = variants.map(Card.searchText).join(" ");
                this.makeValues();
                this.show(variants[0]);
                this.find(".code").onclick = () => this.copy();
                this.phone.onclick = () => this.isPlaying ? this.stop() : this.play();
                this.phone.onkeydown = event => {
                    if (event.key !== "Enter" && event.key !== " ") return;
                    event.preventDefault();
                    this.phone.onclick();
                };
                if (!hasPointer) return;
                this.element.onpointerenter = () => { if (!isCalm.matches) this.play(); };
                this.element.onpointerleave = () => this.stop();
            }

            static searchText(variant) {
                const entry = variant.entry;
                return [variant.name, entry.title, variant.summary, entry.family, entry.code, ...entry.otherNames].join(" ")
                    .toLowerCase();
            }

            makeValues() {
                if (this.variants.length < 2) return;
                this.values = this.variants.map(variant => {
                    const button = document.createElement("button");
                    button.type = "button";
                    button.textContent = variant.entry.parameter.value;
                    button.onclick = () => { this.show(variant); this.play(); };
                    this.find(".values").append(button);
                    return button;
                });
            }

            get isPlaying() { return playing === this; }
            get film() { return this.variant.scenes[isDark() ? 1 : 0].clips[0].film; }

            show(variant) {
                this.variant = variant;
                this.find("h2").textContent = variant.entry.title;
                this.find(".summary").textContent = variant.summary;
                this.find("details code").textContent = variant.entry.definition || "";
                this.find("details").hidden = !variant.entry.definition;
                this.find(".names").textContent = variant.entry.otherNames.join(", ");
                this.phone.ariaLabel = `Play ${variant.entry.title}`;
                this.values?.forEach((button, index) => {
                    button.setAttribute("aria-pressed", String(this.variants[index] === variant));
                });
                this.showUse();
                this.showPoster();
            }

            showUse() {
                const uses = this.variant.entry.uses;
                this.use = uses.find(use => use.title === byId("use").value) ?? uses[0];
                // A card is narrower than the line.
                this.find(".code code").textContent = this.use.line.replace(/^(\w+)\.(\w+)\((?=.)/, "$1\n  .$2(\n    ");
            }

            showPoster() {
                const wasPlaying = this.isPlaying;
                this.stop();
                this.find("img").src = this.film.poster;
                if (wasPlaying) this.play();
            }

            // The poster stays until the first frame is there.
            play() {
                if (this.isPlaying) return;
                playing?.stop();
                playing = this;
                const video = document.createElement("video");
                video.muted = video.playsInline = true;
                video.disablePictureInPicture = true;
                video.src = this.film.file;
                video.playbackRate = speed;
                video.onended = () => { this.timer = setTimeout(() => video.play().catch(() => {}), rest / speed); };
                video.onplaying = () => { if (!video.isConnected && this.video === video) this.phone.append(video); };
                this.video = video;
                video.play().catch(() => {});
            }

            stop() {
                if (!this.isPlaying) return;
                playing = undefined;
                clearTimeout(this.timer);
                this.video.pause();
                this.video.removeAttribute("src");
                this.video.load();
                this.video.remove();
                this.video = undefined;
            }

            async copy() {
                const button = this.find(".code");
                try { await navigator.clipboard.writeText(this.use.line); } catch { Card.copyBySelection(this.use.line); }
                button.classList.add("copied");
                setTimeout(() => button.classList.remove("copied"), 1200);
            }

            // A page that is opened from disk may have no clipboard.
            static copyBySelection(text) {
                const area = document.createElement("textarea");
                area.value = text;
                document.body.append(area);
                area.select();
                document.execCommand("copy");
                area.remove();
            }
        }

        // Transitions that differ in one parameter share a card.
        function grouped(variants) {
            const groups = new Map();
            for (const variant of variants) {
                const key = variant.entry.parameter?.function ?? `=${variant.name}`;
                groups.set(key, [...(groups.get(key) ?? []), variant]);
            }
            return [...groups.values()];
        }

        const data = JSON.parse(byId("data").textContent);
        const cards = grouped(data).map(variants => new Card(variants));
        byId("cards").append(...cards.map(card => card.element));

        function filter() {
            const words = byId("search").value.toLowerCase().split(/\s+/).filter(Boolean);
            const fits = text => words.every(word => text.includes(word));
            let count = 0;
            for (const card of cards) {
                const isShown = (!family || card.variants[0].entry.family === family) && fits(card.text);
                card.element.hidden = !isShown;
                if (!isShown) { card.stop(); continue; }
                count += card.variants.length;
                // The value that is searched for is shown.
                if (fits(Card.searchText(card.variant))) continue;
                const best = card.variants.find(variant => fits(Card.searchText(variant)));
                if (best) card.show(best);
            }
            byId("count").textContent = count === data.length ? `${count} transitions` : `${count} of ${data.length} transitions`;
        }

        const uses = [...new Set(data.flatMap(variant => variant.entry.uses.map(use => use.title)))];
        byId("use").append(...uses.map(use => new Option(use)));
        byId("use").onchange = () => cards.forEach(card => card.showUse());
        byId("speed").onchange = event => {
            speed = Number(event.target.value);
            if (playing) playing.video.playbackRate = speed;
        };
        byId("theme").onchange = event => {
            if (event.target.value) root.dataset.style = event.target.value; else delete root.dataset.style;
            cards.forEach(card => card.showPoster());
        };
        prefersDark.onchange = () => cards.forEach(card => card.showPoster());

        const familyButtons = [...document.querySelectorAll(".families button")];
        for (const button of familyButtons) {
            button.onclick = () => {
                family = button.dataset.family;
                familyButtons.forEach(other => other.setAttribute("aria-pressed", String(other === button)));
                filter();
            };
        }

        // The address names what is looked for, so that it can be sent: #search=cube, or #cube.
        byId("search").oninput = event => {
            const text = event.target.value;
            history.replaceState(null, "", text ? `#search=${encodeURIComponent(text)}` : location.pathname + location.search);
            filter();
        };
        addEventListener("keydown", event => {
            if (event.key !== "/" || document.activeElement.matches("input, select, textarea")) return;
            event.preventDefault();
            byId("search").focus();
        });
        function follow() {
            const hash = decodeURIComponent(location.hash.slice(1));
            byId("search").value = hash.startsWith("search=") ? hash.slice(7) : "";
            filter();
            const card = cards.find(card => card.variants.some(variant => variant.name === hash));
            cards.forEach(other => other.element.classList.toggle("found", other === card));
            if (!card) return;
            card.show(card.variants.find(variant => variant.name === hash));
            center(card.phone, 20);
            if (!isCalm.matches) card.play();
        }
        // Cards get their heights when they are first shown, so the place is right after some frames.
        function center(element, frames) {
            element.scrollIntoView({ block: "center" });
            if (frames > 0) requestAnimationFrame(() => center(element, frames - 1));
        }
        addEventListener("hashchange", follow);
        follow();

        // Without a pointer, the film in the middle of the screen plays.
        if (!hasPointer && !isCalm.matches) {
            const shown = new Set();
            const observer = new IntersectionObserver(entries => {
                for (const entry of entries) {
                    if (entry.isIntersecting) shown.add(entry.target); else shown.delete(entry.target);
                }
                if (playing && shown.has(playing.phone)) return;
                playing?.stop();
                cards.find(card => shown.has(card.phone))?.play();
            }, { rootMargin: "-25% 0px -25% 0px", threshold: 0.6 });
            for (const card of cards) observer.observe(card.phone);
        }
        """#
}
