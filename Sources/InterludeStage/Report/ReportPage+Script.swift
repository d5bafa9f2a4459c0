extension ReportPage {
    /// What the page does: a slider over the frames of each group of films, buttons that go to a moment, and the filter.
    static let script = #"""
        "use strict";
        class Player {
            constructor(element) {
                this.element = element;
                this.times = element.dataset.times.split(" ").map(Number);
                this.slider = element.querySelector(".scrub");
                this.slider.oninput = () => { this.stop(); this.show(); };
                element.querySelector(".play").onclick = () => this.timer ? this.stop() : this.play();
                const jump = element.querySelector(".jump");
                if (jump) jump.onclick = () => this.go(Number(jump.dataset.index));
                this.show();
            }

            show() {
                const index = Number(this.slider.value);
                for (const film of this.element.querySelectorAll(".film")) {
                    const last = Number(film.dataset.count) - 1;
                    film.style.backgroundPositionX = last > 0 ? `${Math.min(index, last) / last * 100}%` : "0%";
                }
                this.element.querySelector(".time").textContent =
                    `${this.times[index].toFixed(3)} s, ${index + 1} of ${this.times.length}`;
            }

            go(index) {
                this.stop();
                this.slider.value = index;
                this.show();
            }

            goTo(time) {
                const index = this.times.findIndex(each => each >= time - 1e-6);
                this.go(index < 0 ? this.times.length - 1 : index);
            }

            play() {
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

        for (const article of document.querySelectorAll("article")) {
            const players = [...article.querySelectorAll(".films")].map(element => new Player(element));
            for (const moment of article.querySelectorAll("button.moment")) {
                moment.onclick = () => {
                    const player = players.find(player => player.element.dataset.name === moment.dataset.film);
                    player.goTo(Number(moment.dataset.time));
                    player.element.scrollIntoView({ block: "nearest", behavior: "smooth" });
                };
            }
        }

        const search = document.querySelector("input[type=search]");
        const boxes = [...document.querySelectorAll(".filters input[type=checkbox]")];
        const filter = () => {
            const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
            const statuses = new Set(boxes.filter(box => box.checked).map(box => box.value));
            let any = false;
            for (const entry of document.querySelectorAll("article")) {
                const fits = statuses.has(entry.dataset.status) && wanted.every(word => entry.dataset.words.includes(word));
                entry.hidden = !fits;
                any = any || fits;
            }
            document.querySelector(".none").hidden = any;
        };
        search.oninput = filter;
        for (const box of boxes) box.onchange = filter;
        // A page with failures opens on them.
        if (boxes.some(box => box.value === "failed")) {
            for (const box of boxes) box.checked = box.value === "failed" || box.value === "recorded";
        }
        filter();
        """#
}
