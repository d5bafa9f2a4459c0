// The line below the device: how the connection is, and what it brings.

const second = 1000;

export class Status {
    constructor(find) {
        this.find = find;
        this.frames = [];
        this.latencies = [];
        setInterval(() => this.show(), second / 2);
    }

    connected() {
        document.body.className = "connected";
        this.find("state").textContent = "Connected";
        this.find("notice").hidden = true;
    }

    lost(text, isFinal) {
        document.body.className = "lost";
        this.find("state").textContent = isFinal ? "Refused" : "Not connected";
        this.find("notice-text").textContent = isFinal ? text : `The connection is lost. ${text}`;
        this.find("notice").hidden = false;
        this.frames = [];
        this.show();
    }

    // A picture was drawn; the latency is known if it answers an input.
    drew(message, latency) {
        this.frames.push({ time: performance.now(), bytes: message.bytes, patches: message.patches.length });
        this.viewers = message.viewers;
        if (latency === undefined) return;
        this.latencies.push(latency);
        if (this.latencies.length > 1000) this.latencies.shift();
    }

    show() {
        const now = performance.now();
        this.frames = this.frames.filter(frame => now - frame.time < second);
        const write = (id, text) => { if (this.find(id).textContent !== text) this.find(id).textContent = text; };
        const drawn = this.frames.filter(frame => frame.patches > 0).length;
        const bytes = this.frames.reduce((sum, frame) => sum + frame.bytes, 0);
        const recent = this.latencies.slice(-30).sort((a, b) => a - b);
        write("fps", `${drawn}`);
        write("latency", recent.length ? `${Math.round(recent[recent.length >> 1])} ms` : "–");
        write("rate", bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB/s` : `${Math.round(bytes / 1e3)} kB/s`);
        write("viewers", `${this.viewers ?? "–"}`);
    }
}
