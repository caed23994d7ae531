# The desktop's portal as far as windows read it, for tests. usage: portal.py FILE
# What FILE says, "dark" or "light", is the appearance; a signal USR1 tells that it has changed.
import signal
import sys

import dbus
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib

INTERFACE = "org.freedesktop.portal.Settings"


class Portal(dbus.service.Object):
    @dbus.service.method(INTERFACE, in_signature="as", out_signature="a{sa{sv}}")
    def ReadAll(self, names):
        dark = open(sys.argv[1]).read().strip() == "dark"
        return {"org.freedesktop.appearance": {"color-scheme": dbus.UInt32(1 if dark else 2)}}

    @dbus.service.signal(INTERFACE, signature="ssv")
    def SettingChanged(self, group, name, value):
        pass


dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
bus = dbus.SessionBus()
name = dbus.service.BusName("org.freedesktop.portal.Desktop", bus)
portal = Portal(bus, "/org/freedesktop/portal/desktop")


def tell():
    portal.SettingChanged("org.freedesktop.appearance", "color-scheme", dbus.UInt32(1))
    return True


GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, tell)
print("ready", flush=True)
GLib.MainLoop().run()
