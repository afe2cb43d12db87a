import type { ContentKind, Page, Play, ReadVersion } from '@touchline/contract';

/** A page or play that is open for reading; the title of a play is its name. */
export interface ReadContent
  extends
    Pick<
      Page,
      | 'id'
      | 'teamId'
      | 'title'
      | 'content'
      | 'version'
      | 'lastReadVersion'
      | 'updatedAt'
      | 'updatedBy'
      | 'minutes'
    >,
    Partial<Pick<Page, 'isDraft'> & Pick<Play, 'description' | 'formation' | 'diagramUrl' | 'board'>> {}

/** The calls for reading pages or plays. */
export interface ReadKind {
  kind: ContentKind;
  setLastRead: (id: number, version: number) => Promise<unknown>;
  readVersion: (id: number, since: number) => Promise<ReadVersion>;
}
