import type { FoundContent, SearchResults } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { searchTerm } from '../../platform/database';
import { plainText } from '../../platform/html';
import type { CurrentUser } from '../../platform/http';
import { fullNameOf } from '../auth';
import { excerptOf } from './excerpt';
import type { ContentHit } from './content-search.repository';
import { ContentSearch } from './content-search.service';
import { SearchRepository, type FoundPersonRow } from './search.repository';

const limits = { page: 8, play: 8, teams: 4, people: 4 };

/** Searches all data that the user may see; each statement checks access itself. */
@Injectable()
export class Search {
  constructor(
    private readonly repository: SearchRepository,
    private readonly contentSearch: ContentSearch,
  ) {}

  async everything({ userId }: CurrentUser, searched: string): Promise<SearchResults> {
    const words = searchTerm(searched);
    if (words === null) return { pages: [], plays: [], teams: [], people: [] };
    const [{ page, play }, teams, people] = await Promise.all([
      this.contentSearch.find(userId, words, limits),
      this.repository.teams(userId, words, limits.teams),
      this.repository.people(userId, words, limits.people),
    ]);
    const present = (hits: ContentHit[]) => Promise.all(hits.map((hit) => presentHit(hit, searched)));
    const [pages, plays] = await Promise.all([present(page), present(play)]);
    return {
      pages,
      plays: plays.map(({ title: name, ...found }) => ({ ...found, name })),
      teams,
      people: people.map(presentPerson),
    };
  }
}

async function presentHit(row: ContentHit, searched: string): Promise<FoundContent & { title: string }> {
  const { id, title, tags, team_id, team, content, texts, is_draft: isDraft } = row;
  const excerpt = excerptOf([...texts, await plainText(content)], searched);
  return { id, title, tags, team: { id: team_id, name: team }, excerpt, isDraft };
}

const presentPerson = (row: FoundPersonRow) => ({
  id: row.id,
  username: row.username,
  displayName: fullNameOf(row),
  avatar: row.avatar,
  team: { id: row.team_id, name: row.team },
});
