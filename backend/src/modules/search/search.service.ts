import {
  foundKinds,
  readQuestion,
  type FoundKind,
  type SearchListQuery,
  type SearchPart,
  type SearchQuery,
  type SearchQuestion,
  type SearchResults,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { readTextCursor, writeTextCursor, type CurrentUser } from '../../platform/http';
import { CommentSearch, SCAN_COMMENTS } from './comment-search.service';
import { ContentSearch, SCAN_ALL } from './content-search.service';
import { FoldedTexts } from './folded-texts';
import { presentComment, presentFile, presentHit, presentPerson } from './search.presenter';
import { SearchRepository } from './search.repository';
import { SearchScopeRepository, type SearchScope } from './search-scope.repository';

/** Results of each kind in the overview. */
const BEST = 5;
const PART = 20;
/** Further results are hardly better than none; a narrower question finds them. */
const MAX_RESULTS = 500;

interface Asked {
  /** The question that was typed. */
  text: string;
  question: SearchQuestion;
  offset: number;
  limit: number;
}

type Results = Required<SearchResults>;
type Finders = { [Kind in FoundKind]: (scope: SearchScope, asked: Asked) => Promise<Results[Kind]> };

const nothing = (): Results => ({ pages: [], plays: [], comments: [], files: [], people: [], teams: [] });

/** Searches all data that the user may see: each statement is limited to the teams that the user sees, and to published content. */
@Injectable()
export class Search {
  constructor(
    private readonly repository: SearchRepository,
    private readonly scopes: SearchScopeRepository,
    private readonly contentSearch: ContentSearch,
    private readonly commentSearch: CommentSearch,
    private readonly foldedTexts: FoldedTexts,
  ) {}

  async everything(actor: CurrentUser, { q: text, team }: SearchQuery): Promise<SearchResults> {
    const question = readQuestion(text);
    if (!question) return nothing();
    const scope = await this.scopeOf(actor, team, foundKinds);
    const asked = { text, question, offset: 0, limit: BEST };
    const found = await Promise.all(foundKinds.map((kind) => this.find(kind, scope, asked)));
    return found.reduce<Results>((all, part) => ({ ...all, ...part }), nothing());
  }

  async list(actor: CurrentUser, { q: text, team, kind, cursor }: SearchListQuery): Promise<SearchPart> {
    const question = readQuestion(text);
    const offset = cursor ? readTextCursor(cursor).id : 0;
    if (!question || offset >= MAX_RESULTS) return { found: nothing(), nextCursor: null };
    const scope = await this.scopeOf(actor, team, [kind]);
    const found = {
      ...nothing(),
      ...(await this.find(kind, scope, { text, question, offset, limit: PART + 1 })),
    };
    const hasMore = found[kind].length > PART && offset + PART < MAX_RESULTS;
    found[kind].splice(PART);
    return { found, nextCursor: hasMore ? writeTextCursor({ key: '', id: offset + PART }) : null };
  }

  /** Folds what was written before the search. */
  private async scopeOf(
    { userId, viewsAsPlayer }: CurrentUser,
    teamId: number | undefined,
    kinds: readonly FoundKind[],
  ): Promise<SearchScope> {
    const tables = kinds.flatMap((kind) => foldedTables[kind] ?? []);
    const hasContent = kinds.includes('pages') || kinds.includes('plays');
    const [scope] = await Promise.all([
      this.scopes.find(userId, { content: SCAN_ALL, comments: SCAN_COMMENTS, teamId }),
      this.foldedTexts.refresh(tables),
      hasContent && this.contentSearch.refresh(),
    ]);
    return viewsAsPlayer ? { ...scope, edited: [] } : scope;
  }

  private async find(kind: FoundKind, scope: SearchScope, asked: Asked): Promise<Partial<Results>> {
    return { [kind]: await this.finders[kind](scope, asked) };
  }

  private readonly finders: Finders = {
    pages: (scope, asked) => this.content('page', scope, asked),
    plays: async (scope, asked) => {
      const plays = await this.content('play', scope, asked);
      return plays.map(({ title: name, ...found }) => ({ ...found, name }));
    },
    comments: async (scope, { question, offset, limit }) => {
      const rows = await this.commentSearch.find(scope, { question, limit: offset + limit });
      return Promise.all(rows.slice(offset).map((row) => presentComment(row, question)));
    },
    files: async (scope, asked) => (await this.repository.files(scope, asked)).map(presentFile),
    people: async (scope, asked) => (await this.repository.people(scope, asked)).map(presentPerson),
    teams: (scope, asked) => this.repository.teams(scope, asked),
  };

  private async content(kind: 'page' | 'play', scope: SearchScope, { text, question, offset, limit }: Asked) {
    const hits = await this.contentSearch.find(kind, scope, { text, question, limit: offset + limit });
    return Promise.all(hits.slice(offset).map((hit) => presentHit(kind, hit, question)));
  }
}

const foldedTables = {
  comments: 'comments',
  files: 'media_files',
  people: 'users',
  teams: 'teams',
  pages: undefined,
  plays: undefined,
} as const;
