#!/usr/bin/env python3
"""A window of another toolkit at the right side of the display: its upper half is dragged as a text or a file,
its lower half takes texts and says them.

usage: drops.py text TEXT | file PATH"""

import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

kind, value = sys.argv[1:3]


def say(words):
    print(words, flush=True)


def give(widget, context, data, info, time):
    if kind == "file":
        data.set_uris(["file://" + value])
    else:
        data.set_text(value, -1)


def take(widget, context, x, y, data, info, time):
    say("taken " + (data.get_text() or "nothing"))
    context.finish(True, False, time)


window = Gtk.Window()
window.set_default_size(300, 400)
window.move(600, 0)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, homogeneous=True)
source, target = Gtk.EventBox(), Gtk.EventBox()
source.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
source.drag_source_add_uri_targets() if kind == "file" else source.drag_source_add_text_targets()
source.connect("drag-data-get", give)
source.connect("drag-end", lambda *_: say("ended"))
target.drag_dest_set(Gtk.DestDefaults.ALL, [], Gdk.DragAction.COPY)
target.drag_dest_add_text_targets()
target.connect("drag-data-received", take)
for half in (source, target):
    half.add(Gtk.Label(label=kind))
    box.pack_start(half, True, True, 0)
window.add(box)
window.connect("map-event", lambda *_: say("ready"))
window.show_all()
Gtk.main()
