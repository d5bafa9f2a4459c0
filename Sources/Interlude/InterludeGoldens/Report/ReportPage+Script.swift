extension ReportPage {
    /// The page's script: a slider over the frames of each group of films, buttons that select a frame, the filter, and the
    /// order. Films are loaded when their case is opened: a page of hundreds of cases loads no images of the others.
    static let script = [players, list].joined(separator: "\n")

    private static let players = #"""
        "use strict";
        class Pane {
            constructor(element) {
                this.element = element;
                this.frames = element.dataset.frames.split(" ").map(name => name === "-" ? null : `frames/${name}.png`);
                this.size = element.dataset.size.split(" ").map(Number);
                this.image = element.querySelector("img");
                this.part = element.querySelector(".part");
                this.caption = element.parentElement.querySelector("figcaption");
                this.name = element.dataset.name;
                element.onclick = () => { if (this.image.src) window.open(this.image.src); };
            }

            show(index, difference, actual) {
                const file = this.frames[index];
                const isDifference = this.name === "difference";
                const before = isDifference ? actual.frames[index]
                    : this.frames.slice(0, index + 1).findLast(Boolean) ?? this.frames.find(Boolean);
                const shown = file ?? before;
                if (shown) this.image.src = shown; else this.image.removeAttribute("src");
                this.element.classList.toggle("stale", !file && !isDifference);
                this.element.classList.toggle("alike", !file && isDifference);
                this.caption.textContent = file ? this.name + (difference?.isLittle && this !== actual ? ", thumbnail" : "")
                    : isDifference ? (difference ? "difference: not known" : "no difference")
                    : `${this.name}: no picture kept`;
                const part = difference?.part;
                this.part.hidden = !part;
                if (!part) return;
                const [width, height] = this.size;
                const share = (value, of) => `${value / of * 100}%`;
                Object.assign(this.part.style, { left: share(part[0], width), top: share(part[1], height),
                    width: share(part[2], width), height: share(part[3], height) });
            }
        }

        class Player {
            constructor(element) {
                this.element = element;
                this.times = element.dataset.times.split(" ").map(Number);
                this.panes = [...element.querySelectorAll(".film")].map(film => new Pane(film));
                this.actual = this.panes.find(pane => pane.name === "actual") ?? this.panes[0];
                this.expected = this.panes.find(pane => pane.name === "expected");
                this.differences = new Map((element.dataset.differences || "").split(" ").filter(Boolean).map(text => {
                    const [frame, pixels, largest, percent, part] = text.split(":");
                    return [Number(frame), { pixels, largest: Number(largest), percent, isLittle: pixels === "little",
                        part: part && part.split(",").map(Number) }];
                }));
                // A trial's film has some of its frames only, so that its images have other numbers than the frames.
                this.isPart = element.closest(".trials") !== null;
                this.slider = element.querySelector(".scrub");
                this.slider.oninput = () => { this.stop(); this.show(); };
                element.querySelector(".play").onclick = () => this.timer ? this.stop() : this.play();
                const order = [...this.differences.keys()];
                const go = index => { if (index !== undefined) this.go(index); };
                const jump = (name, find) => {
                    const button = element.querySelector(name);
                    if (button) button.onclick = () => go(find(Number(this.slider.value)));
                };
                jump(".jump.back", now => order.findLast(index => index < now));
                jump(".jump.on", now => order.find(index => index > now));
                if (this.times.length < 2) element.classList.add("still");
                this.drawCourse();
                this.slider.value = element.dataset.start;
                this.show();
            }

            drawCourse() {
                const course = this.element.querySelector(".course");
                if (!this.expected || this.times.length < 2) { course.remove(); return; }
                this.bars = this.times.map((_, index) => {
                    const bar = document.createElement("i");
                    const difference = this.differences.get(index);
                    bar.className = difference ? (difference.part ? "differs" : "unknown")
                        : this.actual.frames[index] ? "same" : "absent";
                    if (difference?.part) bar.style.height = `${30 + 70 * Math.min(1, difference.largest / 64)}%`;
                    bar.onclick = () => this.go(index);
                    bar.title = this.words(index);
                    course.append(bar);
                    return bar;
                });
            }

            words(index) {
                const difference = this.differences.get(index);
                const place = this.times.length < 2 ? ""
                    : this.isPart ? `image ${index + 1} of ${this.times.length}, ${this.times[index].toFixed(3)} s`
                    : `frame ${index} of ${this.times.length}, ${this.times[index].toFixed(3)} s`;
                const amount = difference?.part
                    ? `${difference.pixels} pixels (${difference.percent} %), by up to ${difference.largest} of 255`
                    : difference?.isLittle ? "differs; the golden has a thumbnail of this frame"
                    : difference ? "differs; the golden has no image of it, only a digest"
                    : this.expected && this.actual.frames[index] && this.times.length > 1 ? "as in the golden" : "";
                return [place, amount].filter(Boolean).join(" · ");
            }

            show() {
                const index = Number(this.slider.value);
                for (const pane of this.panes) pane.show(index, this.differences.get(index), this.actual);
                this.element.querySelector(".time").textContent = this.words(index);
                this.bars?.forEach((bar, place) => bar.classList.toggle("now", place === index));
            }

            go(index) {
                this.stop();
                this.slider.value = index;
                this.show();
            }

            goTo(time) {
                // The page has times in thousandths.
                const index = this.times.findIndex(each => each >= time - 1e-3);
                this.go(index < 0 ? this.times.length - 1 : index);
            }

            play() {
                if (!this.loaded) {
                    this.loaded = this.panes.flatMap(pane => pane.frames.filter(Boolean)).map(file => {
                        const image = new Image();
                        image.src = file;
                        return image;
                    });
                }
                const from = performance.now();
                this.element.classList.add("playing");
                this.timer = setInterval(() => {
                    const time = (performance.now() - from) / 1000;
                    this.slider.value = Math.max(0, this.times.findLastIndex(each => each <= time));
                    this.show();
                    if (time >= this.times[this.times.length - 1]) this.stop();
                }, 15);
            }

            stop() {
                clearInterval(this.timer);
                this.timer = undefined;
                this.element.classList.remove("playing");
            }
        }

        const open = article => {
            if (article.isReady) return;
            article.isReady = true;
            const players = [...article.querySelectorAll(".films")].map(element => new Player(element));
            for (const moment of article.querySelectorAll("button.moment")) {
                moment.onclick = () => {
                    const player = players.find(player => player.element.dataset.name === moment.dataset.film);
                    player.goTo(Number(moment.dataset.time));
                    player.element.scrollIntoView({ block: "nearest", behavior: "smooth" });
                };
            }
        };
        """#

    private static let list = #"""
        // Failures are first in their file.
        const ranks = { failed: 0, known: 1, recorded: 2 };
        const rank = entry => ranks[entry.dataset.status] ?? 3;
        for (const section of document.querySelectorAll("section:not(.rules)")) {
            const entries = [...section.querySelectorAll("article")];
            const sorted = [...entries].sort((one, other) => rank(one) - rank(other));
            if (sorted.some((entry, index) => entry !== entries[index])) section.append(...sorted);
        }

        const articles = [...document.querySelectorAll("article")];
        for (const article of articles) {
            const details = article.querySelector("details");
            details.addEventListener("toggle", () => { if (details.open) open(article); });
            if (details.open) open(article);
        }

        const search = document.querySelector("input[type=search]");
        const boxes = [...document.querySelectorAll(".filters input[type=checkbox]")];
        const main = document.querySelector("main");
        const none = document.querySelector(".none");
        const filter = () => {
            const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
            const statuses = new Set(boxes.filter(box => box.checked).map(box => box.value));
            for (const entry of articles) {
                entry.hidden = !(statuses.has(entry.dataset.status) && wanted.every(word => entry.dataset.words.includes(word)));
            }
            for (const section of document.querySelectorAll("section:not(.rules)")) {
                const count = [...section.querySelectorAll("article")].filter(entry => !entry.hidden).length;
                section.hidden = count === 0;
                section.querySelector("h2 small").textContent = count;
            }
            none.hidden = articles.some(entry => !entry.hidden);
        };
        search.oninput = filter;
        for (const box of boxes) box.onchange = filter;

        // Cases by their file, by what happened in them, what happened most often first, or by how much differs.
        const files = new Map(articles.map(entry => [entry, entry.closest("section")]));
        document.querySelector(".order").onchange = event => {
            const order = event.target.value;
            const kinds = new Map();
            const amount = entry => Number(entry.dataset.amount);
            const sorted = order === "file" ? articles : [...articles].sort((one, other) => amount(other) - amount(one));
            for (const entry of sorted) {
                const kind = order === "amount" ? "the largest differences first" : entry.dataset.kind;
                const section = order === "file" ? files.get(entry) : kinds.get(kind) ?? sectionOf(kind);
                if (order !== "file") kinds.set(kind, section);
                section.append(entry);
            }
            for (const section of main.querySelectorAll("section:not(.rules)")) section.remove();
            // Failures count, and passed cases are last.
            const failures = section => section.querySelectorAll("article.failed, article.recorded").length;
            const sections = order === "file" ? new Set(files.values())
                : [...kinds.values()].sort((one, other) => failures(other) - failures(one));
            for (const section of sections) main.insertBefore(section, none);
            filter();
        };
        const sectionOf = kind => {
            const section = document.createElement("section");
            const title = document.createElement("h2");
            title.append(kind, " ", document.createElement("small"));
            section.append(title);
            return section;
        };

        const fold = document.querySelector(".fold");
        const shown = () => articles.filter(entry => !entry.hidden).map(entry => entry.querySelector("details"));
        fold.onclick = () => {
            const opens = !shown().some(details => details.open);
            for (const details of shown()) details.open = opens;
            fold.textContent = opens ? "Close all" : "Open all";
        };
        if (shown().some(details => details.open)) fold.textContent = "Close all";

        // "/" selects the filter, Escape leaves it; n and p select the next and the previous case and open it.
        addEventListener("keydown", event => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            if (event.target === search) {
                if (event.key === "Escape") { search.value = ""; filter(); search.blur(); }
                return;
            }
            if (event.key === "/") { search.focus(); event.preventDefault(); }
            if (event.key !== "n" && event.key !== "p") return;
            // In the order in which they stand, which may be by amount.
            const visible = [...main.querySelectorAll("article:not([hidden]) details")];
            const now = visible.findIndex(details => details.contains(document.activeElement));
            const next = visible[event.key === "n" ? now + 1 : Math.max(now - 1, 0)];
            if (!next) return;
            next.open = true;
            next.querySelector("summary").focus();
            next.scrollIntoView({ block: "start" });
        });

        // A page with failures opens on them.
        if (boxes.some(box => box.value === "failed")) {
            for (const box of boxes) box.checked = box.value === "failed" || box.value === "recorded";
        }
        filter();
        """#
}
