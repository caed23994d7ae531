#!/usr/bin/env python3
"""What a program that knows nothing of UIKit sees by AT-SPI, against accessibilityTree(), and an application
that is used by AT-SPI's actions alone.

usage: accessibility.py scenes PROGRAM | examples [PROGRAM SCRIPT TREE…] | notes PROGRAM | lost PROGRAM
Runs in a session of D-Bus of its own, on a display: Scripts/test-window accessibility."""

import json
import os
import signal
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402
import pyatspi  # noqa: E402

# A machine that is busy answers late.
Atspi.set_timeout(20000, 60000)
failures = 0


def expect(holds, what):
    global failures
    print(("ok: " if holds else "FAILED: ") + what, flush=True)
    failures += 0 if holds else 1


def failed():
    return failures > 0


def settle(seconds=0.05):
    """Handles what the bus has to say for so long."""
    end = time.time() + seconds
    context = GLib.MainContext.default()
    while time.time() < end:
        while context.pending():
            context.iteration(False)
        time.sleep(0.005)


def wait_for(condition, seconds=60):
    end = time.time() + seconds
    while time.time() < end:
        found = condition()
        if found:
            return found
        settle()
    return None


def start(program, **environment):
    return subprocess.Popen(
        [program], env={**os.environ, "UIKIT_CLIENT": "WindowBackend.WindowClient",
                        "UIKIT_SCREEN": "390x844@1", **environment},
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def window_of(process):
    """The number of the window of a process, once it is there."""
    def search():
        return subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(process.pid)], check=False,
            capture_output=True, text=True).stdout.split()
    return wait_for(search)[-1]


def focus(process):
    """Gives the keys to the window of a process, and waits until it has them."""
    subprocess.run(["xdotool", "windowfocus", "--sync", window_of(process)], check=True, timeout=60)


def frame_of(process):
    """The first window of a process among the applications of the desktop."""
    def find():
        desktop = pyatspi.Registry.getDesktop(0)
        desktop.clear_cache()
        for application in desktop:
            try:
                if application and application.get_process_id() == process.pid:
                    application.clear_cache()
                    for frame in application:
                        return frame
            except GLib.Error:
                pass
        return None
    return wait_for(find)


# MARK: Trees

TRAITS = {name: 1 << bit for name, bit in {
    "button": 0, "link": 1, "image": 2, "selected": 3, "static": 6, "disabled": 8, "search": 10,
    "adjustable": 12, "header": 16, "toggle": 53}.items()}


def role(element):
    """The role by the traits of UIKit, as AT-SPI calls it."""
    def has(name):
        return element["traits"] & TRAITS[name] != 0
    kind = element["kind"]
    if has("search"):
        return "entry"
    if kind in ("field", "password", "text"):
        return {"field": "entry", "password": "password text", "text": "text"}[kind]
    if has("toggle"):
        return "toggle button"
    if has("adjustable"):
        return "slider" if kind == "range" else "spin button"
    for trait, name in (("link", "link"), ("button", "push button"), ("header", "heading")):
        if has(trait):
            return name
    if kind == "cell":
        return "push button"
    if has("image"):
        return "image"
    if has("static") or kind == "label":
        return "label"
    return "progress bar" if kind == "progress" else "panel"


def wanted(element):
    """What AT-SPI is to have of an element of accessibilityTree()."""
    value = element.get("value") or ""
    if element["kind"] in ("field", "password", "text") or role(element) == "toggle button":
        value = ""
    details = ", ".join(filter(None, [value, element.get("hint")]))
    return {
        "role": role(element), "name": element.get("label") or "", "description": details,
        "enabled": element["traits"] & TRAITS["disabled"] == 0,
        "selected": element["traits"] & TRAITS["selected"] != 0,
        "checked": role(element) == "toggle button" and element.get("value") == "1",
        "text": element.get("value") if element["kind"] in ("field", "password", "text") else None,
        "actions": element["actions"], "id": element.get("id") or "",
        "frame": [round(side + 1e-9) for side in element["frame"]],
    }


def seen(child):
    """The same of an object of AT-SPI."""
    states = child.getState()
    extents = child.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    names = pyatspi.utils.listInterfaces(child)
    text = None
    if "Text" in names:
        text = child.queryText().getText(0, -1)
    action = child.queryAction()
    actions = [action.getName(index) for index in range(action.nActions)]
    attributes = dict(pair.split(":", 1) for pair in child.getAttributes())
    return {
        "role": child.getRoleName(), "name": child.name, "description": child.description,
        "enabled": states.contains(pyatspi.STATE_ENABLED),
        "selected": states.contains(pyatspi.STATE_SELECTED),
        "checked": states.contains(pyatspi.STATE_CHECKED), "text": text,
        "actions": [name for name in actions if name not in ("click", "increment", "decrement")],
        "id": attributes.get("id", ""),
        "frame": [extents.x, extents.y, extents.width, extents.height],
    }


def differences(wishes, children):
    found = []
    if len(wishes) != len(children):
        found.append(f"{len(children)} elements, not {len(wishes)}")
    for wish, child in zip(wishes, children):
        for key in wish:
            same = wish[key] == child[key]
            if key == "frame":
                # Halves are rounded either way.
                same = all(abs(a - b) <= 1 for a, b in zip(wish[key], child[key]))
            if not same:
                found.append(f"{wish['name']!r}: {key} {child[key]!r}, not {wish[key]!r}")
    return found


def names_of(frame):
    names = []
    for child in list(frame):
        # A child that goes meanwhile is none, or can be asked no more.
        try:
            if child:
                names.append(child.name)
        except GLib.GError:
            pass
    return names


def scenes(program):
    process = start(program)

    def ask(line):
        process.stdin.write(line + "\n")
        process.stdin.flush()
        return process.stdout.readline().strip()

    frame = frame_of(process)
    expect(frame is not None and frame.getRoleName() == "frame", "the application is on the desktop")
    names = ask("list").split()
    elements = wrong = 0
    for name in names:
        ask("show " + name)
        found = []
        # Scenes that move are compared at a moment in which nothing changed meanwhile.
        for _ in range(20):
            before = json.loads(ask("tree"))
            try:
                # What has changed is told within a tenth of a second, and later by a busy machine.
                wait_for(lambda: names_of(frame) == [wanted(element)["name"] for element in before], 2)
                # What is cached is what signals told.
                children = [seen(child) for child in list(frame)]
            except (GLib.Error, AttributeError, LookupError, NotImplementedError, ValueError) as fault:
                found = [repr(fault)]
                continue
            if json.loads(ask("tree")) != before:
                found = ["it does not come to rest"]
                continue
            wishes = [wanted(element) for element in before]
            found = differences(wishes, children)
            if not found:
                elements += len(children)
                break
        if found:
            wrong += 1
            print(f"FAILED: {name}: " + "; ".join(found[:4]), flush=True)
    expect(wrong == 0 and elements > len(names),
           f"AT-SPI has the {elements} elements of {len(names)} scenes, in their order, with roles, "
           "names, values, states, texts, actions and frames")
    process.stdin.close()
    process.wait()


# MARK: Applications

ROLES = {
    "button": {"push button"}, "link": {"link"}, "heading": {"heading"}, "img": {"image"},
    "slider": {"slider", "spin button"}, "text": {"label", "text"},
    "textbox": {"entry", "text", "password text"}, "searchbox": {"entry"},
    "switch": {"toggle button"}, "tab": {"page tab"}, "group": {"panel", "progress bar"}}


def examples(*arguments):
    """Applications in which scripts are played, against the trees that these wrote without a display."""
    for program, script, tree in zip(arguments[::3], arguments[1::3], arguments[2::3]):
        example(program, script, tree)


def example(program, script, tree):
    lines = [line for line in open(tree, encoding="utf-8").read().splitlines() if line]
    process = start(program, UIKIT_INPUT=script, UIKIT_AFTER="600")
    frame = frame_of(process)

    def alike():
        children = list(frame) if frame else []
        if len(children) != len(lines):
            return False
        for line, child in zip(lines, children):
            kind, _, rest = line.partition(" ")
            name = json.JSONDecoder().raw_decode(rest)[0] if rest.startswith('"') else ""
            try:
                if not child or child.getRoleName() not in ROLES[kind] or child.name != name:
                    return False
            except GLib.Error:
                # It went meanwhile.
                return False
        return True
    same = wait_for(alike, 60)
    expect(same, f"AT-SPI has the {len(lines)} elements of {os.path.basename(tree)}")
    if not same and frame:
        print([(child.getRoleName(), child.name) for child in frame if child], lines, flush=True)
    process.kill()
    process.wait()


class User:
    """Uses an application by the names and roles of its objects, by actions of AT-SPI alone."""

    def __init__(self, frame):
        self.frame = frame

    def find(self, role, name=None, last=False):
        def look():
            found = [child for child in self.frame if child and child.getRoleName() == role
                     and (name is None or child.name == name)
                     and child.getState().contains(pyatspi.STATE_SHOWING)]
            return found[-1 if last else 0] if found else None
        try:
            return wait_for(look, 30)
        except GLib.Error:
            return None

    def click(self, role, name=None, last=False):
        thing = self.find(role, name, last)
        done = bool(thing) and thing.queryAction().doAction(0)
        expect(done, f"{role} {name!r} is activated")
        if not done:
            print([(child.getRoleName(), child.name) for child in self.frame], flush=True)
        self.rest()

    def rest(self):
        """Waits until nothing has come or gone for half a second, such as by a transition."""
        end = time.time() + 20
        former, since = None, time.time()
        while time.time() < end and time.time() - since < 0.5:
            names = names_of(self.frame)
            if names != former:
                former, since = names, time.time()
            settle()

    def write(self, thing, text):
        thing.queryEditableText().setTextContents(text)
        expect(wait_for(lambda: thing.queryText().getText(0, -1) == text, 30), f"{text!r} is written")


def notes(program):
    heard = []

    def hear(event):
        heard.append((event.type, event.detail1, event.source.name if event.source else ""))
    pyatspi.Registry.registerEventListener(
        hear, "object:state-changed:focused", "object:text-changed:insert",
        "object:children-changed:add", "object:text-caret-moved", "window:activate")
    process = start(program)
    user = User(frame_of(process))
    user.click("push button", "Add")
    title = user.find("entry", "Title")
    expect(title is not None, "the title of a new note is there")
    user.write(title, "Elements")
    user.write(user.find("text"), "Hydrogen\nHelium")
    user.click("push button", "Notes")
    user.click("push button", "Elements, Hydrogen, Helium")
    expect(user.find("entry").queryText().getText(0, -1) == "Elements", "the note is as it was written")
    user.click("push button", "Delete")
    expect(user.find("label", "Delete this note?") is not None, "it is asked before")
    user.click("push button", "Delete", last=True)
    expect(wait_for(lambda: "Elements, Hydrogen, Helium" not in names_of(user.frame), 20),
           "the note is deleted")
    for event in ("object:text-changed:insert", "object:children-changed:add",
                  "object:text-caret-moved"):
        expect(wait_for(lambda: any(kind.startswith(event) for kind, _, _ in heard), 20),
               f"{event} was heard")
    process.kill()
    process.wait()


def kill_bus(connection):
    """Ends the bus behind a connection."""
    connection.set_exit_on_close(False)
    answer = connection.call_sync(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
        "GetConnectionUnixProcessID", GLib.Variant("(s)", ("org.freedesktop.DBus",)), None,
        Gio.DBusCallFlags.NONE, 5000, None)
    os.kill(answer.unpack()[0], signal.SIGKILL)


def used(process):
    """The processor time of a process, in hundredths of seconds."""
    fields = open(f"/proc/{process.pid}/stat", encoding="ascii").read().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def rests(process):
    """Whether a process uses nothing for a moment."""
    before = used(process)
    time.sleep(0.3)
    return used(process) == before


def lost(program):
    """An application whose buses go away stays, and does not look for them without end."""
    process = start(program)
    expect(frame_of(process) is not None, "an application is on the desktop")
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
        Gio.DBusCallFlags.NONE, 5000, None).unpack()[0]
    flags = (Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
             | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
    kill_bus(Gio.DBusConnection.new_for_address_sync(address, flags, None, None))
    kill_bus(session)
    wait_for(lambda: rests(process), 20)
    before = used(process)
    time.sleep(2)
    expect(process.poll() is None and used(process) - before <= 4,
           f"it outlives its buses, and rests: {used(process) - before} hundredths of a second in two")
    before = used(process)
    subprocess.run(["xdotool", "windowfocus", window_of(process), "key", *["Tab"] * 20], check=True)
    expect(wait_for(lambda: used(process) > before or process.poll() is not None, 20)
           and wait_for(lambda: rests(process), 20) and process.poll() is None,
           "it is used without them")
    process.kill()


if __name__ == "__main__":
    {"scenes": scenes, "examples": examples, "notes": notes, "lost": lost}[sys.argv[1]](*sys.argv[2:])
    sys.stdout.flush()
    # Threads of the bus may not end by themselves.
    os._exit(1 if failures else 0)
