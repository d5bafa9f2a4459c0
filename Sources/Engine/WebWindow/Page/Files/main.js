// Puts the page together: what comes in is drawn, what is done on the canvas goes out.
import { Connection } from "./connection.js";
import { Desk } from "./desk.js";
import { Input } from "./input.js";
import { Picture } from "./picture.js";
import { Status } from "./status.js";
import { Typing } from "./typing.js";

const find = id => document.getElementById(id);
const status = new Status(find);
const picture = new Picture(find("screen"));
const desk = new Desk(find, picture);
const connection = new Connection();
const input = new Input(find("screen"), picture, message => connection.send(message));

const typing = new Typing(find("typing"), find("screen"), input);

connection.onopen = () => { status.connected(); picture.restart(); tellVisibility(); };
connection.onclose = (text, isFinal) => { input.letGo(); status.lost(text, isFinal); };
connection.ontitle = title => { document.title = title ? `${title} – Interlude` : "Interlude"; };
connection.ondevice = place => desk.setDevice(place);
connection.ontyping = isOn => typing.set(isOn);
connection.onclipboard = text => typing.copied(text);
connection.onpicture = buffer => picture.receive(buffer);

picture.onsize = () => desk.arrange();
picture.onarrival = message => connection.send({ type: "ack", sequence: message.sequence });
picture.ondraw = message => status.drew(message, input.timeSince(message.answer));
picture.onfailure = error => connection.restart(`The picture could not be read: ${error.message}`);

// A page that nobody can see is sent nothing, and holds no finger down.
const tellVisibility = () => {
    if (document.hidden) input.letGo();
    connection.send({ type: "visible", visible: !document.hidden });
};
document.addEventListener("visibilitychange", tellVisibility);
addEventListener("blur", () => input.letGo());
addEventListener("pagehide", () => connection.close());

find("help-button").addEventListener("click", () => find("help").showModal());
find("help").addEventListener("close", () => find("screen").focus());

// For whoever tests or measures the page.
globalThis.interlude = { picture, status, connection, desk };

find("screen").focus({ preventScroll: true });
connection.open();
