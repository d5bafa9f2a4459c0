// Typing: while the device takes text, a field that nobody sees has the keyboard, so that the browser's input methods, its
// clipboard and a phone's keyboard work as they do on pages.

// Longer texts are not pasted: the server takes messages up to 16 KB.
const longestPaste = 4000;
// Keys that edit with Control, beside those that have no letter.
const commands = new Set(["a", "c", "x", "z", "y"]);

export class Typing {
    constructor(field, canvas, input) {
        this.field = field;
        this.canvas = canvas;
        this.input = input;
        this.isOn = false;
        field.addEventListener("input", event => { if (!event.isComposing) this.commit(field.value); });
        field.addEventListener("compositionupdate", event => this.tell("composition", event.data));
        field.addEventListener("compositionend", event => this.commit(event.data));
        field.addEventListener("paste", event => this.paste(event));
        field.addEventListener("keydown", event => this.key(event, event.repeat ? "repeated" : "down"));
        field.addEventListener("keyup", event => this.key(event, "up"));
    }

    // The device takes text from now on, or no longer.
    set(isOn) {
        if (isOn === this.isOn) return;
        this.isOn = isOn;
        this.field.value = "";
        this.field.hidden = !isOn;
        this.input.focused = isOn ? this.field : this.canvas;
        this.input.focused.focus({ preventScroll: true });
    }

    // What was copied on the device.
    copied(text) { navigator.clipboard?.writeText(text).catch(() => {}); }

    tell(type, text) { this.input.send({ type, text }); }

    commit(text) {
        this.field.value = "";
        if (text) this.tell("text", text.replaceAll("\n", ""));
    }

    paste(event) {
        event.preventDefault();
        const text = event.clipboardData?.getData("text/plain") ?? "";
        if (text) this.tell("paste", text.slice(0, longestPaste));
    }

    key(event, phase) {
        if (event.isComposing) return;
        const isCommand = event.ctrlKey || event.metaKey;
        if (event.key.length === 1 && !isCommand) return;
        if (isCommand && event.key.length === 1) {
            if (!commands.has(event.key.toLowerCase())) return;
            event.preventDefault();
            const name = event.key.toUpperCase();
            const { shiftKey, ctrlKey, altKey, metaKey } = event;
            const held = { shift: shiftKey, control: ctrlKey, alternate: altKey, command: metaKey };
            return this.input.send({ type: "key", phase, name, ...held }, event);
        }
        this.input.key(event, phase);
    }
}
