extension GalleryPage {
    /// What the page does: a player for each card. A scene's films share a clock, the longest film's length; after the end
    /// the last frame stands for a moment, then it begins again.
    package static let script = #"""
        "use strict";
        const pauseAtEnds = 0.7;
        let speed = 1;
        const players = [];
        const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;

        class Player {
            constructor(card) {
                this.card = card;
                this.element = document.getElementById("card").content.firstElementChild.cloneNode(true);
                this.find = selector => this.element.querySelector(selector);
                this.find("h2").textContent = card.name;
                this.find(".summary").textContent = card.summary;
                this.find(".source").textContent = card.source.split("/").pop();
                this.find(".source").title = card.source;
                if (card.sourcePage) this.find(".source").href = card.sourcePage;
                this.find(".play").onclick = () => this.setPlaying(!this.playing);
                this.find(".scrub").oninput = event => this.scrub(event.target.value);
                this.tabs = card.scenes.map(scene => this.makeTab(scene));
                this.videos = [];
                this.visible = false;
                this.time = 0;
                this.setPlaying(!calm);
            }

            makeTab(scene) {
                const tab = document.createElement("button");
                tab.type = "button";
                tab.role = "tab";
                tab.textContent = scene.title;
                tab.onclick = () => this.show(scene);
                this.find(".scenes").append(tab);
                return tab;
            }

            show(scene) {
                this.scene = scene;
                this.tabs.forEach((tab, index) => {
                    tab.ariaSelected = this.card.scenes[index] === scene;
                    tab.setAttribute("aria-selected", String(this.card.scenes[index] === scene));
                });
                const stage = this.find(".stage");
                stage.classList.toggle("pair", scene.clips.length > 1);
                stage.replaceChildren(...scene.clips.map(clip => this.makeFigure(clip)));
                this.videos = [...stage.querySelectorAll("video")];
                this.length = Math.max(...scene.clips.map(clip => Player.lengthOf(clip.film)));
                this.moveTo(0);
                this.showPosters();
            }

            // Until it is played or moved, a film that does not run by itself shows its poster and not its first frame, which
            // is the same in all of them.
            showPosters() {
                if (this.playing) return;
                for (const video of this.videos) video.parentElement.classList.add("posing");
            }

            static lengthOf(film) { return (film.frames - 1) / film.framesPerSecond; }

            makeFigure(clip) {
                const video = document.createElement("video");
                video.muted = true;
                video.playsInline = true;
                video.preload = "auto";
                video.src = clip.film.file;
                video.poster = clip.film.poster;
                const poster = document.createElement("img");
                poster.src = clip.film.poster;
                poster.alt = "";
                video.onloadedmetadata = () => {
                    video.style.setProperty("--ratio", video.videoWidth / video.videoHeight);
                    this.seek(video, clip.film);
                };
                video.onseeked = () => { if (video.wanted) this.seek(video, clip.film); };
                video.film = clip.film;
                const phone = document.createElement("div");
                phone.className = "phone";
                phone.append(video, poster);
                const figure = document.createElement("figure");
                figure.append(phone);
                if (clip.caption) {
                    const caption = document.createElement("figcaption");
                    caption.textContent = clip.caption;
                    figure.append(caption);
                }
                return figure;
            }

            // Every frame stands by itself in these films, so that going to one is quick. The middle of a frame is asked
            // for: its edges belong to the one or the other. While a film still looks for a frame, only the last wish counts.
            seek(video, film) {
                if (video.seeking || video.readyState < 1) { video.wanted = true; return; }
                video.wanted = false;
                const time = Math.min(Math.max(this.time, 0), Player.lengthOf(film));
                const frame = Math.floor(time * film.framesPerSecond + 0.0001);
                const target = (frame + 0.5) / film.framesPerSecond;
                if (Math.abs(video.currentTime - target) > 0.0001) video.currentTime = target;
            }

            // Shows a moment, and stays there until the films are started.
            moveTo(time) {
                this.time = Math.min(Math.max(time, 0), this.length);
                this.rest = pauseAtEnds / 2;
                this.running = false;
                for (const video of this.videos) {
                    video.parentElement.classList.remove("posing");
                    video.pause();
                    this.seek(video, video.film);
                }
                this.showTime();
            }

            showTime() {
                this.find(".scrub").value = this.length ? this.time / this.length : 0;
                this.find(".time").textContent = `${this.time.toFixed(2)} / ${this.length.toFixed(2)} s`;
            }

            scrub(share) {
                this.setPlaying(false);
                this.moveTo(share * this.length);
            }

            setPlaying(playing) {
                this.playing = playing;
                this.element.classList.toggle("playing", playing);
                this.find(".play").ariaLabel = playing ? "Pause" : "Play";
                if (!this.scene) return;
                if (playing && this.time >= this.length - 0.001) this.moveTo(0);
                if (!playing) this.moveTo(this.time);
                nameAll();
            }

            setVisible(visible) {
                this.visible = visible;
                if (visible && !this.scene) this.show(this.card.scenes[0]);
                if (!visible && this.running) this.moveTo(this.time);
            }

            start() {
                this.running = true;
                for (const video of this.videos) {
                    video.playbackRate = speed;
                    if (this.time < Player.lengthOf(video.film)) video.play().catch(() => this.setPlaying(false));
                }
            }

            // Between the runs the first and the last frame stand for a moment.
            advance(seconds) {
                if (!this.playing || !this.visible || this.videos.some(video => video.readyState < 2)) return;
                if (this.running) {
                    this.time = Math.min(Math.max(...this.videos.map(video => video.currentTime)), this.length);
                    this.showTime();
                    if (this.videos.some(video => !video.paused && !video.ended)) return;
                    this.running = false;
                    this.rest = pauseAtEnds;
                    return;
                }
                this.rest -= seconds;
                if (this.rest > 0) return;
                if (this.time >= this.length - 0.001) this.moveTo(0); else this.start();
            }
        }

        const all = document.getElementById("all");
        const cards = JSON.parse(document.getElementById("data").textContent);
        const observer = new IntersectionObserver(entries => {
            for (const entry of entries) {
                const player = players.find(player => player.element === entry.target);
                player.setVisible(entry.isIntersecting);
            }
        }, { rootMargin: "200px" });
        function add(card, index) {
            const player = new Player(card);
            const place = document.getElementById("cards");
            players.push(player);
            place.insertBefore(player.element, place.children[index] ?? null);
            observer.observe(player.element);
        }
        cards.forEach(add);

        document.getElementById("speed").onchange = event => {
            speed = Number(event.target.value);
            for (const player of players) player.videos.forEach(video => { video.playbackRate = speed; });
        };
        function nameAll() { all.textContent = players.some(player => player.playing) ? "Pause all" : "Play all"; }
        all.onclick = () => {
            const playing = !players.some(player => player.playing);
            players.forEach(player => player.setPlaying(playing));
        };
        nameAll();

        let last;
        function tick(now) {
            const seconds = last === undefined ? 0 : Math.min((now - last) / 1000, 0.1);
            last = now;
            players.forEach(player => player.advance(seconds));
            requestAnimationFrame(tick);
        }
        requestAnimationFrame(tick);
        """#
}
