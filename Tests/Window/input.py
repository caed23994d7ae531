#!/usr/bin/env python3
"""Text that real input methods compose in an application, by keys of the display.

usage: input.py ibus PROGRAM | compose PROGRAM
Runs in a session of D-Bus of its own, on a display: Scripts/test-window input. Fields are read by AT-SPI."""

import os
import subprocess
import sys

import gi

gi.require_version("IBus", "1.0")
from gi.repository import IBus  # noqa: E402
from accessibility import User, expect, failed, focus, frame_of, settle, start, wait_for  # noqa: E402


def keys(*names):
    for name in names:
        subprocess.run(["xdotool", "key", name], check=True)
        settle(0.15)


class Panel(IBus.PanelService):
    """Where a desktop would show the candidates."""

    def __init__(self, bus):
        super().__init__(connection=bus.get_connection(), object_path=IBus.PATH_PANEL)
        self.candidates, self.place = [], None
        bus.request_name(IBus.SERVICE_PANEL, 0)

    def do_set_cursor_location(self, x, y, width, height):
        self.place = (x, y, width, height)

    def do_update_lookup_table(self, table, visible):
        self.candidates = []
        index = 0
        while visible and (text := table.get_candidate(index)) is not None and index < 20:
            self.candidates.append(text.get_text())
            index += 1


def field_of(process):
    """The title of a new note, which keys go to."""
    frame = frame_of(process)
    user = User(frame)
    user.click("push button", "Add")
    focus(process)
    field = user.find("entry", "Title")
    expect(field is not None, "there is a field")
    return field


def content(field):
    return field.queryText().getText(0, -1)


def ibus(program):
    # Engines are programs of the system's Python.
    daemon = subprocess.Popen(
        ["ibus-daemon", "--panel", "disable", "--config", "/usr/libexec/ibus-memconf", "--cache", "none"],
        env={**os.environ, "PATH": "/usr/bin:/bin"})
    bus = IBus.Bus()
    expect(wait_for(bus.is_connected, 20), "there is an input method")
    panel = Panel(bus)
    process = start(program, XMODIFIERS="@im=ibus")
    field = field_of(process)

    def use(engine):
        expect(bus.set_global_engine(engine) or bus.set_global_engine(engine), f"the engine is {engine}")
        settle(1)

    use("libpinyin")
    keys(*"nihao")
    expect(wait_for(lambda: "你好" in panel.candidates, 30), f"pinyin has candidates {panel.candidates[:3]}")
    expect(wait_for(lambda: content(field).replace(" ", "").replace("'", "") in ("nihao", "你好"), 30),
           f"what is composed is in the field: {content(field)!r}")
    extents = field.queryComponent().getExtents(0)
    x, y, _, height = panel.place or (0, 0, 0, 0)
    near = extents.x <= x <= extents.x + extents.width and abs(y - extents.y) <= extents.height + height
    expect(near, f"candidates are shown at the caret: {panel.place} of {extents.x, extents.y, extents.width, extents.height}")
    before = panel.place
    keys("space")
    expect(wait_for(lambda: content(field) == "你好", 30), f"the first candidate is entered: {content(field)!r}")
    keys(*"ma")
    expect(wait_for(lambda: panel.place and before and panel.place[0] > before[0], 30),
           f"candidates follow the caret: {panel.place}")
    keys("Escape")
    expect(wait_for(lambda: content(field) == "你好", 30), f"escape drops what is composed: {content(field)!r}")
    field.queryEditableText().setTextContents("x")
    use("anthy")
    keys("BackSpace")

    def composes():
        panel.property_activate("InputMode.Hiragana", IBus.PropState.CHECKED)
        keys("a")
        if content(field) == "あ":
            return True
        keys("BackSpace")
        return False
    # The engine takes keys when it is ready.
    expect(wait_for(composes, 20), "the engine composes")
    keys("BackSpace", *"nihonn")
    expect(wait_for(lambda: content(field) in ("にほん", "日本"), 30), f"kana are in the field: {content(field)!r}")
    keys("space", "Return")
    expect(wait_for(lambda: content(field) == "日本", 30), f"kanji are entered: {content(field)!r}")
    process.kill()
    # Its engines end with it.
    bus.exit(False)
    daemon.wait(10)


def compose(program):
    subprocess.run(["setxkbmap", "-layout", "us", "-variant", "intl"], check=True)
    process = start(program, XMODIFIERS="@im=none", LC_ALL="C.UTF-8")
    field = field_of(process)
    keys("dead_acute", "e", "dead_diaeresis", "u")
    expect(wait_for(lambda: content(field) == "éü", 30), f"dead keys make letters: {content(field)!r}")
    keys("Multi_key", "s", "s")
    expect(wait_for(lambda: content(field) == "éüß", 30), f"keys are composed: {content(field)!r}")
    process.kill()
    subprocess.run(["setxkbmap", "us"], check=False)


if __name__ == "__main__":
    {"ibus": ibus, "compose": compose}[sys.argv[1]](*sys.argv[2:])
    sys.stdout.flush()
    os._exit(1 if failed() else 0)
