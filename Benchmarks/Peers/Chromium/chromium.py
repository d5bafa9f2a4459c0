#!/usr/bin/env python3
"""Chromium's software compositor, one frame at a time: HeadlessExperimental.beginFrame without a screenshot, every
property animated on a layer of its own. A frame's time is that of the call, with style, layout and commit, and about half
a millisecond of the protocol's.

    chromium.py TRANSITION
"""
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

import websocket  # Debian: python3-websocket

HERE = os.path.dirname(os.path.abspath(__file__))
BROWSERS = ["/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium-headless-shell"]
FLAGS = """--no-sandbox --disable-dev-shm-usage --force-device-scale-factor=3 --hide-scrollbars
    --allow-file-access-from-files --disable-extensions --no-first-run --disable-background-networking
    --remote-allow-origins=* --disable-lcd-text --disable-field-trial-config --window-size=393,852 --disable-gpu
    --enable-begin-frame-control --run-all-compositor-stages-before-draw --disable-new-content-rendering-timeout
    --disable-threaded-animation --disable-threaded-scrolling --disable-checker-imaging
    --disable-image-animation-resync""".split()
FRAMES, ROUNDS = 30, 6


class Processes:
    """A process and all its descendants: what a browser is."""

    def __init__(self, root):
        self.root = root

    def ids(self):
        children = {}
        for entry in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{entry}/stat") as file:
                    parent = int(file.read().rsplit(")", 1)[1].split()[1])
                children.setdefault(parent, []).append(int(entry))
            except OSError:
                pass
        found, waiting = [], [self.root]
        while waiting:
            process = waiting.pop()
            found.append(process)
            waiting += children.get(process, [])
        return found

    def cpu_seconds(self):
        ticks = 0
        for process in self.ids():
            try:
                with open(f"/proc/{process}/stat") as file:
                    fields = file.read().rsplit(")", 1)[1].split()
                ticks += int(fields[11]) + int(fields[12])
            except OSError:
                pass
        return ticks / os.sysconf("SC_CLK_TCK")

    def megabytes(self):
        """What they hold, with shared pages shared out."""
        kilobytes = 0
        for process in self.ids():
            try:
                with open(f"/proc/{process}/smaps_rollup") as file:
                    kilobytes += next(int(line.split()[1]) for line in file if line.startswith("Pss:"))
            except (OSError, StopIteration):
                pass
        return kilobytes / 1024


class Page:
    """One page of a browser, driven over its debugging protocol."""

    def __init__(self, address):
        no_delay = ((socket.IPPROTO_TCP, socket.TCP_NODELAY, 1),)
        self.socket = websocket.create_connection(address, timeout=60, sockopt=no_delay)
        self.number, self.session, self.ticks, self.events = 0, None, 1000.0, []
        target = self.call(
            "Target.createTarget",
            {"url": "about:blank", "width": 393, "height": 852, "enableBeginFrameControl": True})["targetId"]
        self.session = self.call("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        self.call(
            "Emulation.setDeviceMetricsOverride",
            {"width": 393, "height": 852, "deviceScaleFactor": 3, "mobile": False})
        self.call("Page.enable")

    def post(self, method, parameters=None):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters or {}}
        if self.session:
            message["sessionId"] = self.session
        self.socket.send(json.dumps(message))
        return self.number

    def wait(self, number):
        while True:
            message = json.loads(self.socket.recv())
            if message.get("id") == number:
                if "error" in message:
                    raise RuntimeError(message["error"])
                return message["result"]
            self.events.append(message.get("method"))

    def call(self, method, parameters=None):
        return self.wait(self.post(method, parameters))

    def begin_frame(self):
        self.ticks += 1000 / 60
        return self.call(
            "HeadlessExperimental.beginFrame", {"frameTimeTicks": self.ticks, "interval": 1000 / 60})

    def open(self, address):
        self.call("Page.navigate", {"url": address})
        for _ in range(300):
            self.begin_frame()
            if "Page.loadEventFired" in self.events:
                break
        self.begin_frame()

    def milliseconds(self, frame):
        self.call("Runtime.evaluate", {"expression": f"show({frame})"})
        start = time.perf_counter()
        self.begin_frame()
        return (time.perf_counter() - start) * 1000


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def debugger_address(port):
    for _ in range(500):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/version") as answer:
                return json.load(answer)["webSocketDebuggerUrl"]
        except OSError:
            time.sleep(0.02)
    sys.exit("The browser did not answer within ten seconds")


def measure(browser, transition, started):
    port, profile = free_port(), tempfile.mkdtemp()
    process = subprocess.Popen(
        [browser, *FLAGS, f"--remote-debugging-port={port}", f"--user-data-dir={profile}", "about:blank"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        page = Page(debugger_address(port))
        pages = "file://" + os.path.abspath(os.environ.get("BENCH_PAGES", "."))
        page.open(f"file://{HERE}/page.html?transition={transition}&pages={pages}")
        first = (time.time() - started) * 1000
        for frame in range(FRAMES):
            page.milliseconds(frame)
        processes, idle = Processes(process.pid), float(os.environ.get("BENCH_IDLE_MS", 0)) / 1000
        cpu, times = processes.cpu_seconds(), []
        for _ in range(ROUNDS):
            for frame in range(FRAMES):
                time.sleep(idle)
                times.append(page.milliseconds(frame))
        return {
            "peer": "chromium", "transition": transition, "ms": statistics.median(times),
            "cpu_ms": (processes.cpu_seconds() - cpu) / len(times) * 1000, "peak_mb": processes.megabytes(),
            "first_ms": first}
    finally:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
        shutil.rmtree(profile, ignore_errors=True)


if __name__ == "__main__":
    found = next((path for path in BROWSERS if os.path.exists(path)), None)
    if not found:
        sys.exit("needs Debian's chromium-headless-shell")
    print(json.dumps(measure(found, sys.argv[1], time.time())))
