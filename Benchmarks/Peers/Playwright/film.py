#!/usr/bin/env python3
"""A film as a test of a web page has it: 24 screenshots of a page by Playwright in headless Chromium, each compared with
the one that was taken before. Prints a line of JSON with the median time of a film in milliseconds.

    film.py TRANSITION ROUNDS

The screenshots are compared as files, byte by byte, which is less work than Playwright's own comparison of pixels.
"""
import json
import os
import statistics
import sys
import time

from playwright.sync_api import sync_playwright  # PyPI: playwright

PAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Chromium", "page.html")
BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium"]
FRAMES = 24


def film(page):
    """One screenshot of each frame."""
    shots = []
    for frame in range(FRAMES):
        page.evaluate(f"show({frame})")
        shots.append(page.screenshot())
    return shots


def measure(browser, transition, rounds):
    pages = "file://" + os.path.abspath(os.environ.get("BENCH_PAGES", "."))
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=browser, args=["--no-sandbox", "--disable-gpu", "--allow-file-access-from-files"])
        page = chromium.new_page(viewport={"width": 393, "height": 852}, device_scale_factor=3)
        page.goto(f"file://{os.path.abspath(PAGE)}?transition={transition}&pages={pages}")
        golden, times = film(page), []
        for _ in range(rounds):
            start = time.perf_counter()
            differences = sum(one != other for one, other in zip(film(page), golden))
            times.append((time.perf_counter() - start) * 1000)
            if differences:
                print(f"{differences} of {FRAMES} screenshots differ from the first film's", file=sys.stderr)
        chromium.close()
    return {"peer": "playwright", "frames": FRAMES, "ms": statistics.median(times)}


if __name__ == "__main__":
    found = next((path for path in BROWSERS if os.path.exists(path)), None)
    if not found:
        sys.exit("needs Debian's chromium")
    print(json.dumps(measure(found, sys.argv[1], int(sys.argv[2]))))
