"""A window of WebKitGTK for browsers.ts: WebKit's own test browser cannot be as narrow as a phone.

Called by WebKitWebDriver with the file of a script that runs before those of each page. The driver sets the size.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

first_script = sys.argv[1]

contents = WebKit2.UserContentManager()
with open(first_script, encoding="utf-8") as file:
    contents.add_script(
        WebKit2.UserScript.new(
            file.read(), WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None
        )
    )
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
view = WebKit2.WebView(
    web_context=context,
    is_controlled_by_automation=True,
    user_content_manager=contents,
)


def give_view(_context, session):
    information = WebKit2.ApplicationInfo()
    information.set_name("webkit-window")
    session.set_application_info(information)
    session.connect("create-web-view", lambda *_: view)


context.connect("automation-started", give_view)
window = Gtk.Window(decorated=False)
window.add(view)
window.connect("destroy", Gtk.main_quit)
window.show_all()
# Without a window manager no window has the focus, and `:focus` would match nothing.
window.get_window().focus(0)
Gtk.main()
