// Tells the server what is done on the canvas: the mouse as a pointer, fingers and pens as touches, the wheel, keys.
import { keyOf } from "./keys.js";

// Browsers count buttons from 0: primary, middle, secondary.
const buttons = [1, 2, 3];
// How far a wheel's line and page go, in points. As in the server's windows, a notch is about three lines of text.
const line = 40 / 3;
// So many inputs are remembered until their picture comes.
const remembered = 256;

// The modifier keys that are held: with Alt a drag is a pinch.
const modifiers = event => ({
    shift: event.shiftKey, control: event.ctrlKey, alternate: event.altKey, command: event.metaKey,
});

export class Input {
    constructor(canvas, picture, send) {
        this.canvas = canvas;
        this.picture = picture;
        this.post = send;
        this.serial = 0;
        this.sent = new Map();
        this.held = new Map();
        this.keys = new Map();
        // What has the keyboard.
        this.focused = canvas;
        this.listen();
    }

    listen() {
        const on = (name, action) => this.canvas.addEventListener(name, action, { passive: false });
        on("pointerdown", event => this.down(event));
        on("pointermove", event => this.move(event));
        on("pointerup", event => this.up(event, "ended"));
        on("pointerleave", event => this.leave(event));
        on("pointercancel", event => this.up(event, "cancelled"));
        on("lostpointercapture", event => this.up(event, "cancelled"));
        on("wheel", event => this.wheel(event));
        on("keydown", event => this.key(event, event.repeat ? "repeated" : "down"));
        on("keyup", event => this.key(event, "up"));
        // Not the browser's own menus, gestures and selections.
        for (const name of ["contextmenu", "touchstart", "touchmove", "dragstart", "selectstart", "gesturestart"]) {
            on(name, event => event.preventDefault());
        }
    }

    // Sends something that was done, with its time on this page's clock.
    send(message, event) {
        this.serial += 1;
        this.sent.set(this.serial, event?.timeStamp ?? performance.now());
        if (this.sent.size > remembered) this.sent.delete(this.sent.keys().next().value);
        this.post({ ...message, serial: this.serial, time: (event?.timeStamp ?? performance.now()) / 1000 });
    }

    // Milliseconds since an input was done; undefined where that is not known.
    timeSince(serial) {
        const time = this.sent.get(serial);
        if (time === undefined) return undefined;
        for (const old of this.sent.keys()) { if (old <= serial) this.sent.delete(old); }
        return performance.now() - time;
    }

    place(event) {
        const box = this.canvas.getBoundingClientRect();
        const { width, height } = this.picture.size;
        return { x: (event.clientX - box.left) / box.width * width, y: (event.clientY - box.top) / box.height * height };
    }

    down(event) {
        event.preventDefault();
        this.focused.focus({ preventScroll: true });
        this.canvas.setPointerCapture(event.pointerId);
        const button = event.pointerType === "mouse" ? buttons[event.button] : 1;
        if (!button || this.held.has(event.pointerId)) return;
        this.held.set(event.pointerId, { isMouse: event.pointerType === "mouse", button, place: this.place(event) });
        this.tell("began", event);
    }

    move(event) {
        event.preventDefault();
        const held = this.held.get(event.pointerId);
        if (held) {
            held.place = this.place(event);
            this.tell("moved", event);
        } else if (event.pointerType === "mouse") {
            this.send({ type: "pointer", phase: "hovered", button: 0, ...modifiers(event), ...this.place(event) }, event);
        }
    }

    // The mouse hovers nowhere any more.
    leave(event) {
        if (event.pointerType !== "mouse" || this.held.has(event.pointerId)) return;
        this.send({ type: "pointer", phase: "hovered", button: 0, ...modifiers(event), x: -1, y: -1 }, event);
    }

    up(event, phase) {
        const held = this.held.get(event.pointerId);
        if (!held) return;
        // Of several buttons the first counts.
        if (held.isMouse && phase === "ended" && buttons[event.button] !== held.button) return;
        if (phase === "ended") held.place = this.place(event);
        this.tell(phase, event);
        this.held.delete(event.pointerId);
    }

    tell(phase, event) {
        const { isMouse, button, place } = this.held.get(event.pointerId);
        const who = isMouse ? { type: "pointer", button } : { type: "touch", id: event.pointerId };
        this.send({ ...who, phase, ...modifiers(event), ...place }, event);
    }

    wheel(event) {
        // Pinching on a touch pad comes as a wheel with the control key.
        event.preventDefault();
        const unit = [1, line, this.picture.size.height][event.deltaMode] ?? 1;
        this.send({ type: "wheel", dx: -event.deltaX * unit, dy: -event.deltaY * unit, ...this.place(event) }, event);
    }

    key(event, phase) {
        const key = keyOf(event);
        if (!key) return;
        event.preventDefault();
        // What went down comes up under the same name, whatever became of the shift key.
        if (phase === "down") this.keys.set(event.code, key.name);
        if (phase === "up") {
            key.name = this.keys.get(event.code) ?? key.name;
            this.keys.delete(event.code);
        }
        this.send({ type: "key", phase, ...key }, event);
    }

    // Lets go of everything that is held, as when the page goes out of sight.
    letGo() {
        for (const pointerId of [...this.held.keys()]) {
            this.tell("cancelled", { pointerId, timeStamp: performance.now() });
            this.held.delete(pointerId);
        }
        for (const name of this.keys.values()) this.send({ type: "key", phase: "up", name });
        this.keys.clear();
    }
}
