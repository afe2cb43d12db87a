import type { FoundPage, SearchResults } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { searchTerm } from '../../platform/database';
import { plainText } from '../../platform/html';
import type { CurrentUser } from '../../platform/http';
import { fullNameOf } from '../auth';
import { excerptOf } from './excerpt';
import type { PageHit } from './page-search.repository';
import { PageSearch } from './page-search.service';
import { SearchRepository, type FoundPersonRow } from './search.repository';

const limits = { pages: 8, teams: 4, people: 4 };

/** Searches all data that the user may see; each statement checks access itself. */
@Injectable()
export class Search {
  constructor(
    private readonly repository: SearchRepository,
    private readonly pageSearch: PageSearch,
  ) {}

  async everything({ userId }: CurrentUser, searched: string): Promise<SearchResults> {
    const words = searchTerm(searched);
    if (words === null) return { pages: [], teams: [], people: [] };
    const [pages, teams, people] = await Promise.all([
      this.pageSearch.find(userId, words, limits.pages),
      this.repository.teams(userId, words, limits.teams),
      this.repository.people(userId, words, limits.people),
    ]);
    return {
      pages: await Promise.all(pages.map((row) => presentPage(row, searched))),
      teams,
      people: people.map(presentPerson),
    };
  }
}

async function presentPage(row: PageHit, searched: string): Promise<FoundPage> {
  const { id, title, tags, team_id, team, content, is_draft: isDraft } = row;
  const excerpt = excerptOf(await plainText(content), searched);
  return { id, title, tags, team: { id: team_id, name: team }, excerpt, isDraft };
}

const presentPerson = (row: FoundPersonRow) => ({
  id: row.id,
  username: row.username,
  displayName: fullNameOf(row),
  avatar: row.avatar,
  team: { id: row.team_id, name: row.team },
});
