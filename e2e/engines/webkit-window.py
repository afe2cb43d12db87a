#!/usr/bin/python3
"""A window with nothing but WebKit, for WebKitWebDriver: MiniBrowser of Debian is never narrower than 447 px."""
import sys
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

width, height, folder = sys.argv[1:4]
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def open_view(_session):
    window = Gtk.Window(default_width=int(width), default_height=int(height))
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    frames, time = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    script = WebKit2.UserScript(open(f'{folder}/selectors.js').read(), frames, time, None, None)
    view.get_user_content_manager().add_script(script)
    view.connect('close', lambda _view: window.destroy())
    window.connect('destroy', lambda _window: Gtk.main_quit())
    window.add(view)
    window.show_all()
    return view


def save(_context, download):
    download.connect('decide-destination', lambda *_: download.set_destination(f'file://{folder}/download'))


context.connect('automation-started', lambda _context, session: session.connect('create-web-view', open_view))
context.connect('download-started', save)
Gtk.main()
