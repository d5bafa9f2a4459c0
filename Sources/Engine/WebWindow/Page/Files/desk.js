// What the page shows of the picture: the device in its case with the tools beside it, or the device alone.

const key = "interlude-inspector";
// Where the tools would leave the device too small to be used, it is shown alone until somebody asks for them.
const roomForTools = 760;

const remembered = () => {
    try { return localStorage.getItem(key); } catch { return null; }
};

const remember = value => {
    try { localStorage.setItem(key, value); } catch { /* A page may not be allowed to. */ }
};

export class Desk {
    constructor(find, picture) {
        this.find = find;
        this.picture = picture;
        this.device = null;
        this.find("tools-button").addEventListener("click", () => this.toggle());
        addEventListener("resize", () => this.arrange());
        this.arrange();
    }

    setDevice({ x, y, width, height }) {
        this.device = { x, y, width, height };
        this.arrange();
    }

    // Whether there is anything beside the device.
    get hasTools() {
        const { width, height } = this.picture.size;
        return this.device !== null && (this.device.width < width || this.device.height < height);
    }

    get showsTools() {
        if (!this.hasTools) return false;
        const choice = remembered();
        return choice === null ? innerWidth >= roomForTools : choice === "shown";
    }

    toggle() {
        remember(this.showsTools ? "hidden" : "shown");
        this.arrange();
        this.find("screen").focus({ preventScroll: true });
    }

    arrange() {
        const { width, height } = this.picture.size;
        const all = { x: 0, y: 0, width, height };
        const device = this.device ?? all;
        const seen = this.showsTools ? all : device;
        const values = {
            "--width": seen.width, "--height": seen.height, "--x": seen.x, "--y": seen.y,
            "--all-width": width, "--all-height": height,
            "--device-x": device.x - seen.x, "--device-y": device.y - seen.y,
            "--device-width": device.width, "--device-height": device.height,
        };
        const style = this.find("desk").style;
        for (const [name, value] of Object.entries(values)) style.setProperty(name, value);
        this.find("desk").classList.toggle("alone", !this.showsTools);
        const button = this.find("tools-button");
        button.hidden = !this.hasTools;
        button.setAttribute("aria-pressed", String(this.showsTools));
    }
}
