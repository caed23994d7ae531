#!/usr/bin/env python3
"""What the screen reader Orca says while keys use an application.

usage: orca.py PROGRAM FOLDER
Runs in a session of D-Bus of its own, on a display: Scripts/test-window orca. Orca is without a voice: its log
has what it says."""

import os
import subprocess
import sys

import pyatspi

from accessibility import expect, failed, focus, frame_of, start, wait_for

# Orca runs this when it starts. Else it writes its log in pieces, ends itself where a busy machine takes more
# than ten seconds to start it, and waits for a program that speaks.
CUSTOMIZATION = """
import orca.debug, orca.settings, orca.speech
orca.debug.debugFile.reconfigure(line_buffering=True)
orca.settings.timeoutTime = 0
orca.speech._initSpeechServer = lambda *arguments: None
"""


class Orca:
    def __init__(self, folder):
        os.makedirs(os.path.join(folder, "share", "orca"), exist_ok=True)
        os.chmod(folder, 0o700)
        os.environ.update(HOME=folder, XDG_RUNTIME_DIR=folder, GSETTINGS_BACKEND="memory",
                          XDG_DATA_HOME=os.path.join(folder, "share"))
        with open(os.path.join(folder, "share", "orca", "orca-customizations.py"), "w",
                  encoding="utf-8") as file:
            file.write(CUSTOMIZATION)
        self.log = os.path.join(folder, "orca.log")
        with open(os.path.join(folder, "orca.out"), "w", encoding="utf-8") as out:
            self.process = subprocess.Popen(
                ["orca", "--replace", "--debug-file", self.log], stdout=out, stderr=out)

    def lines(self):
        if not os.path.exists(self.log):
            return []
        return open(self.log, encoding="utf-8", errors="replace").read().splitlines()

    def speech(self):
        """All that was said so far, a text for each time."""
        return [line.split("SPEECH OUTPUT: ", 1)[1].split("'{")[0].strip("'")
                for line in self.lines() if "SPEECH OUTPUT: " in line]

    def says(self, words, start=0):
        return wait_for(lambda: any(words in said for said in self.speech()[start:]), 60)


def main(program, folder):
    orca = Orca(folder)
    expect(orca.says("Screen reader on"), "Orca listens")
    process = start(program)
    frame = frame_of(process)
    focus(process)
    expect(orca.says(frame.name), f"Orca says the window's name {frame.name!r}")
    names = [child.name for child in frame if child.getState().contains(pyatspi.STATE_FOCUSABLE)]
    for name in names[:3]:
        start_of_speech = len(orca.speech())
        subprocess.run(["xdotool", "key", "Tab"], check=True)
        expect(orca.says(name, start_of_speech), f"Orca says {name!r} at the focus")
    if failed():
        print("\n".join(orca.speech() + orca.lines()[-40:]), flush=True)
    process.kill()
    orca.process.kill()


if __name__ == "__main__":
    main(*sys.argv[1:])
    sys.stdout.flush()
    # Threads of the bus may not end by themselves.
    os._exit(1 if failed() else 0)
