#!/usr/bin/python3
"""A window with nothing but WebKit, for WebKitWebDriver: MiniBrowser of Debian is never narrower than 447 px."""
import sys
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

width, height = (int(length) for length in sys.argv[1].split('x'))
downloads = sys.argv[2]
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def open_view(_session):
    window = Gtk.Window(default_width=width, default_height=height)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    view.connect('close', lambda _view: window.destroy())
    window.connect('destroy', lambda _window: Gtk.main_quit())
    window.add(view)
    window.show_all()
    return view


def start_automation(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('WebKitWindow')
    session.set_application_info(info)
    session.connect('create-web-view', open_view)


def save_download(_context, download):
    download.connect('decide-destination', lambda _download, name: download.set_destination(f'file://{downloads}/{name}'))


context.connect('automation-started', start_automation)
context.connect('download-started', save_download)
Gtk.main()
