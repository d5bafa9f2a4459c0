// Takes pictures apart, as Protocol/PictureMessage.swift puts them together, and draws them.

const headerSize = 32;
const patchSize = 16;
const types = { 1: "image/png", 2: "image/jpeg" };

const parse = buffer => {
    const view = new DataView(buffer);
    if (view.getUint8(0) !== 1 || view.getUint8(1) !== 1) throw new Error("it is of another version; reload the page");
    const message = {
        bytes: buffer.byteLength,
        sequence: view.getUint32(4, true),
        time: view.getFloat64(8, true),
        width: view.getUint16(16, true),
        height: view.getUint16(18, true),
        scale: view.getFloat32(20, true),
        answer: view.getUint32(24, true),
        viewers: view.getUint16(28, true),
        isBlurred: (view.getUint16(30, true) & 1) !== 0,
        patches: [],
    };
    const count = view.getUint16(2, true);
    let start = headerSize + count * patchSize;
    for (let index = 0; index < count; index += 1) {
        const head = headerSize + index * patchSize;
        const length = view.getUint32(head + 12, true);
        const type = types[view.getUint32(head + 8, true)];
        message.patches.push({
            left: view.getUint16(head, true),
            top: view.getUint16(head + 2, true),
            blob: new Blob([new Uint8Array(buffer, start, length)], { type }),
        });
        start += length;
    }
    return message;
};

// Exactly the bytes that were sent, whatever the display's colours.
const exact = { colorSpaceConversion: "none", premultiplyAlpha: "none" };

export class Picture {
    constructor(canvas) {
        this.canvas = canvas;
        this.context = canvas.getContext("2d", { alpha: false, desynchronized: true });
        this.scale = 1;
        this.restart();
    }

    // Begins anew, as after a lost connection: what is still being unpacked is not drawn any more.
    restart() {
        this.era = {};
        this.waiting = [];
        this.order = Promise.resolve();
        this.drawn = 0;
        this.isBlurred = false;
    }

    // The picture's size in points.
    get size() { return { width: this.canvas.width / this.scale, height: this.canvas.height / this.scale }; }

    // Patches are unpacked side by side on the browser's own threads; messages are drawn in the order in which they came.
    receive(buffer) {
        const era = this.era;
        let message, images;
        try {
            message = parse(buffer);
            images = Promise.all(message.patches.map(patch => createImageBitmap(patch.blob, exact)));
        } catch (error) {
            return this.onfailure(error);
        }
        images.catch(() => {});
        this.order = this.order.then(async () => {
            message.images = await images;
            if (era !== this.era) return;
            this.onarrival(message);
            this.waiting.push(message);
            this.drawSoon();
        }).catch(error => { if (era === this.era) this.onfailure(error); });
    }

    drawSoon() {
        if (document.hidden) return this.drawAll();
        this.request ??= requestAnimationFrame(() => this.drawAll());
    }

    drawAll() {
        this.request = null;
        for (const message of this.waiting.splice(0)) this.draw(message);
    }

    draw(message) {
        this.fit(message);
        message.patches.forEach((patch, index) => {
            this.context.drawImage(message.images[index], patch.left, patch.top);
            message.images[index].close();
        });
        this.drawn += 1;
        this.isBlurred = message.isBlurred;
        this.ondraw(message);
    }

    fit({ width, height, scale }) {
        const { canvas } = this;
        if (canvas.width === width && canvas.height === height && this.scale === scale) return;
        canvas.width = width;
        canvas.height = height;
        this.scale = scale;
        this.onsize();
    }
}
