import { placeAfterLogin, placeOf, type Place, type TimeZone } from '@touchline/contract';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Refusal, WebShell, type ApiFetch } from '../../platform/http';
import { Settings } from '../../settings';

/** Who opens a document. */
interface Visit {
  who: 'somebody' | 'nobody' | 'unknown';
  apiFetch: ApiFetch;
  /** Somebody looks at it; a browser that reads ahead does not. */
  isOpened: boolean;
  /** Of the browser; null where it has not said. */
  timeZone: TimeZone | null;
  /** URL of the style sheet that the browser has cached. */
  hasSheet: string | undefined;
}

type Opened = { html: string; styleAttributes: readonly string[] } | { to: string };

/** The document of a screen: drawn, with what the app would ask for first, and the names of the files it needs. */
@Injectable()
export class Documents implements OnApplicationBootstrap {
  private readonly role: Settings['role'];

  constructor(
    private readonly shell: WebShell,
    { role }: Settings,
  ) {
    this.role = role;
  }

  onApplicationBootstrap(): void {
    if (this.role !== 'worker') void this.shell.warm().catch(() => undefined);
  }

  async open(url: string, visit: Visit): Promise<Opened> {
    const [path = '', query] = url.split('?');
    const place = placeOf(path);
    if (place?.isOpen && visit.who === 'somebody')
      return { to: placeAfterLogin(new URLSearchParams(query).get('next')) };
    if (!place?.isOpen && visit.who === 'nobody') return { to: signIn(url, path) };
    const rendered = await this.render(url, visit);
    const chunks = [...chunksOf(place), ...rendered.chunks];
    const html = await this.shell.document({ ...rendered, chunks, has: visit.hasSheet });
    if (html === undefined) throw new Refusal('not_found');
    return { html, styleAttributes: rendered.styleAttributes };
  }

  /** What cannot be rendered is left to the app, which shows why. */
  private async render(url: string, { isOpened, apiFetch, timeZone }: Visit) {
    const nothing = { chunks: [], styleAttributes: [] };
    return isOpened ? this.shell.render(url, apiFetch, timeZone).catch(() => nothing) : nothing;
  }
}

/** Returns the chunks of a screen, as far as its address tells. */
function chunksOf(place: Place | undefined): string[] {
  const screen = place?.screen ?? '';
  if (place?.isOpen) return ['begin', 'outside', screen];
  return ['begin', 'inside', 'shell', screen, ...(screen === 'page-screen' ? ['page-discussion'] : [])];
}

/** Where one signs in and comes back from; the plain addresses need no way back. */
function signIn(url: string, path: string): string {
  return path === '/' || path === '/dashboard' ? '/login' : `/login?next=${encodeURIComponent(url)}`;
}
