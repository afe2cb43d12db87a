import { pathAfterLogin, matchRoute, type AppRoute, type TimeZone } from '@touchline/contract';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Refusal, HtmlTemplate, type ApiFetch } from '../../platform/http';
import { Settings } from '../../settings';

/** A request of a document. */
interface DocumentRequest {
  session: 'live' | 'none' | 'unknown';
  apiFetch: ApiFetch;
  /** False when a browser only prefetches the document. */
  isOpened: boolean;
  /** The time zone of the browser; null when unknown. */
  timeZone: TimeZone | null;
  /** URL of the style sheet that the browser has cached. */
  hasSheet: string | undefined;
}

type RenderedDocument = { html: string; styleAttributes: readonly string[] } | { to: string };

/**
 * Renders the document of a route: server-side rendered HTML, the dehydrated state, and the names of the chunks it needs.
 */
@Injectable()
export class SsrRenderer implements OnApplicationBootstrap {
  private readonly role: Settings['role'];

  constructor(
    private readonly template: HtmlTemplate,
    { role }: Settings,
  ) {
    this.role = role;
  }

  onApplicationBootstrap(): void {
    if (this.role !== 'worker') void this.template.loadRenderer().catch(() => undefined);
  }

  async open(url: string, request: DocumentRequest): Promise<RenderedDocument> {
    const [path = '', query] = url.split('?');
    const place = matchRoute(path);
    if (place?.isPublic && request.session === 'live')
      return { to: pathAfterLogin(new URLSearchParams(query).get('next')) };
    if (!place?.isPublic && request.session === 'none') return { to: signIn(url, path) };
    const play = linkedPlay(path, query);
    if (play !== undefined) return { to: `/plays/${play}` };
    // The editor's own view would be in the document: the app reads a player's view by itself.
    const isOpened = request.isOpened && new URLSearchParams(query).get('as') === null;
    const rendered = await this.render(url, { ...request, isOpened });
    const chunks = [...chunksOf(place), ...rendered.chunks];
    const html = await this.template.document({ ...rendered, chunks, has: request.hasSheet });
    if (html === undefined) throw new Refusal('not_found');
    return { html, styleAttributes: rendered.styleAttributes };
  }

  /** Falls back to client-side rendering when rendering fails; the app then shows the error. */
  private async render(url: string, { isOpened, apiFetch, timeZone }: DocumentRequest) {
    const nothing = { chunks: [], styleAttributes: [] };
    return isOpened ? this.template.render(url, apiFetch, timeZone).catch(() => nothing) : nothing;
  }
}

/** Returns the chunks of a route, as far as its URL determines them. */
function chunksOf(place: AppRoute | undefined): string[] {
  const screen = place?.screen ?? '';
  if (place?.isPublic) return ['bootstrap', 'signed-out-app', screen];
  return [
    'bootstrap',
    'signed-in-app',
    'app-layout',
    screen,
    ...(screen === 'page-screen' || screen === 'play-screen' ? ['content-discussion'] : []),
  ];
}

/** Returns the id of the play in an address of earlier builds, in which a play was a dialog over a team or the dashboard. */
function linkedPlay(path: string, query: string | undefined): string | undefined {
  const id = new URLSearchParams(query).get('play') ?? '';
  const isList = path === '/' || path === '/dashboard' || /^\/teams\/\d+$/.test(path);
  return isList && /^\d{1,9}$/.test(id) ? id : undefined;
}

/** Returns the URL of the sign-in page, with a way back unless it is the dashboard. */
function signIn(url: string, path: string): string {
  return path === '/' || path === '/dashboard' ? '/login' : `/login?next=${encodeURIComponent(url)}`;
}
