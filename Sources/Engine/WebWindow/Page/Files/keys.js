// Names keys as the server's windows do: by what stands on them on an English keyboard.

const names = {
    ArrowLeft: "Left", ArrowRight: "Right", ArrowUp: "Up", ArrowDown: "Down", Enter: "Return", " ": "Space",
    Control: "Left Ctrl", Shift: "Left Shift", Alt: "Left Alt", Meta: "Left GUI", AltGraph: "Right Alt",
    PageUp: "PageUp", PageDown: "PageDown", ContextMenu: "Menu",
};

// What is typed with the shift key on an English keyboard, wherever it stands on this one.
const shifted = {
    "~": "`", "!": "1", "@": "2", "#": "3", $: "4", "%": "5", "^": "6", "&": "7", "*": "8", "(": "9", ")": "0",
    _: "-", "+": "=", "{": "[", "}": "]", "|": "\\", ":": ";", "\"": "'", "<": ",", ">": ".", "?": "/",
};

// Keys that stay the browser's: Tab leads out of the canvas, the others are its tools.
const browsers = new Set(["Tab", "F5", "F11", "F12", "Dead", "Process", "Unidentified"]);

const sided = { Control: "Ctrl", Shift: "Shift", Alt: "Alt", Meta: "GUI" };

// The key of a keyboard event; null for what is not the device's.
export const keyOf = event => {
    if (browsers.has(event.key) || event.isComposing) return null;
    // Copy, reload, new tab and their like; with the arrows the device is turned.
    if ((event.ctrlKey || event.metaKey) && event.key.length === 1) return null;
    const base = shifted[event.key];
    let name = base ?? names[event.key] ?? event.key;
    if (sided[event.key] && event.location === 2) name = `Right ${sided[event.key]}`;
    // With Alt some keyboards type other letters; the key itself is meant.
    if (event.altKey && /^Key[A-Z]$/.test(event.code)) name = event.code.slice(3);
    if (name.length === 1) name = name.toUpperCase();
    return {
        name, shift: base !== undefined || event.shiftKey, control: event.ctrlKey, alternate: event.altKey,
        command: event.metaKey,
    };
};
