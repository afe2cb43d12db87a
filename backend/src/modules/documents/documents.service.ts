import { placeAfterLogin, placeOf, type FirstAnswer, type Place } from '@touchline/contract';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Refusal, WebShell, type Actor, type WebDocument } from '../../platform/http';
import { Settings } from '../../settings';
import { Accounts } from '../auth';
import { Categories } from '../categories';
import { Comments } from '../comments';
import { Pages } from '../pages';
import { Teams } from '../teams';

/** Who opens a document; nobody, or it could not be found out. */
interface Visit {
  actor: Actor | 'unknown' | undefined;
  /** Somebody looks at it; a browser that reads ahead does not. */
  isOpened: boolean;
}

type Opened = { html: string } | { to: string };

const inPage = /^\/pages\/([1-9]\d{0,9})$/;

/** The document of a screen, with what the app would ask for first, and of a page what there is to read. */
@Injectable()
export class Documents implements OnApplicationBootstrap {
  private readonly shell: WebShell;
  private readonly role: Settings['role'];

  constructor(
    settings: Settings,
    private readonly accounts: Accounts,
    private readonly teams: Teams,
    private readonly pages: Pages,
    private readonly comments: Comments,
    private readonly categories: Categories,
  ) {
    this.shell = new WebShell(settings.webDir);
    this.role = settings.role;
  }

  onApplicationBootstrap(): void {
    if (this.role !== 'worker') void this.shell.warm().catch(() => undefined);
  }

  async open(url: string, visit: Visit): Promise<Opened> {
    const [path = '', query] = url.split('?');
    const place = placeOf(path);
    if (place?.isOpen) return this.outside(place, { query, visit });
    if (visit.actor === undefined) return { to: signIn(url, path) };
    const answer = await this.answer(path, visit).catch(() => undefined);
    return this.filled({
      parts: ['inside', 'shell', place?.screen ?? '', ...(answer?.page ? ['page-discussion'] : [])],
      answer,
      view: answer?.page && (await this.shell.draw(path, answer).catch(() => undefined)),
    });
  }

  /** Who is signed in need not sign in: on to where they wanted to go. */
  private outside({ screen }: Place, { query, visit }: { query: string | undefined; visit: Visit }): Opened {
    if (typeof visit.actor === 'object')
      return { to: placeAfterLogin(new URLSearchParams(query).get('next')) };
    return this.filled({ parts: ['outside', screen] });
  }

  private filled(document: WebDocument): Opened {
    const html = this.shell.document(document);
    if (html === undefined) throw new Refusal('not_found');
    return { html };
  }

  /** What cannot be read now is left out: the app asks for it and says what is the matter. */
  private async answer(path: string, { actor, isOpened }: Visit): Promise<FirstAnswer | undefined> {
    if (typeof actor !== 'object') return undefined;
    const pageId = Number(inPage.exec(path)?.[1] ?? 0);
    const [user, teams, page, comments] = await Promise.all([
      this.accounts.read(actor.userId),
      this.teams.list(actor),
      pageId ? this.pages.read(actor, pageId, { isOpened }).catch(() => undefined) : undefined,
      pageId ? this.comments.list(actor, pageId).catch(() => undefined) : undefined,
    ]);
    const categories = page && (await this.categories.list(actor, page.teamId));
    return { user, teams, page, comments, categories };
  }
}

/** Where one signs in and comes back from; the plain addresses need no way back. */
function signIn(url: string, path: string): string {
  return path === '/' || path === '/dashboard' ? '/login' : `/login?next=${encodeURIComponent(url)}`;
}
