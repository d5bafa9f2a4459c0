// The WebSocket, opened again by itself whenever it is lost.

const firstPause = 250;
const longestPause = 5000;

// The token stands behind the "#" of the printed address, so that it is never part of a request. It is kept for this tab
// and this server alone, and taken out of the address bar.
const takeToken = () => {
    const given = new URLSearchParams(location.hash.slice(1)).get("token");
    if (given) {
        sessionStorage.setItem("token", given);
        history.replaceState(null, "", location.pathname);
    }
    return sessionStorage.getItem("token");
};

export class Connection {
    constructor() {
        this.token = takeToken();
        this.pause = firstPause;
        this.reason = "";
        this.socket = null;
        this.isClosed = false;
        addEventListener("online", () => this.retryNow());
        addEventListener("hashchange", () => { this.token = takeToken(); this.retryNow(); });
    }

    open() {
        clearTimeout(this.timer);
        this.isClosed = false;
        const url = new URL("socket", location.href);
        url.protocol = url.protocol.replace("http", "ws");
        const socket = new WebSocket(url, this.protocols);
        socket.binaryType = "arraybuffer";
        socket.onopen = () => {
            this.pause = firstPause;
            this.reason = "";
            this.onopen();
        };
        socket.onmessage = event => this.receive(event.data);
        socket.onclose = event => { if (socket === this.socket) this.lost(event); };
        this.socket = socket;
    }

    get protocols() { return this.token ? ["interlude", `token.${this.token}`] : ["interlude"]; }

    get isOpen() { return this.socket?.readyState === WebSocket.OPEN; }

    send(message) { if (this.isOpen) this.socket.send(JSON.stringify(message)); }

    close() {
        this.isClosed = true;
        clearTimeout(this.timer);
        this.socket?.close(1000);
    }

    restart(reason) {
        console.warn(reason);
        this.socket?.close(1000);
    }

    receive(data) {
        if (typeof data !== "string") return this.onpicture(data);
        const message = JSON.parse(data);
        if (message.type === "title") this.ontitle(message.title);
        if (message.type === "device") this.ondevice(message);
        if (message.type === "typing") this.ontyping(message.isOn);
        if (message.type === "clipboard") this.onclipboard(message.text);
    }

    async lost(event) {
        this.socket = null;
        if (this.isClosed) return;
        if (await this.isRefused()) return this.onclose(this.refusal, true);
        // Attempts that fail later have nothing to say.
        if (event.reason) this.reason = `${event.reason} `;
        this.onclose(`${this.reason}Connecting again…`, false);
        this.timer = setTimeout(() => this.open(), this.pause);
        this.pause = Math.min(this.pause * 2, longestPause);
    }

    retryNow() {
        if (this.socket) return;
        this.pause = firstPause;
        this.open();
    }

    // A browser does not tell why a WebSocket was refused, so a request that is refused alike is asked.
    async isRefused() {
        try {
            const answer = await fetch("access", { headers: this.token ? { Authorization: `Bearer ${this.token}` } : {} });
            if (answer.status !== 403) return false;
            this.refusal = await answer.text();
            return true;
        } catch {
            return false;
        }
    }
}
