import type { Play, PlayVersion, PlayVersions, VersionsQuery } from '@touchline/contract';
import type { Board } from '@touchline/contract/boards';
import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../platform/http';
import { History, presentSavedVersion, type VersionRow } from '../lifecycle';
import { Plays } from './plays.service';

interface PlayVersionRow extends VersionRow {
  description: string | null;
  formation: string | null;
  diagram_url: string | null;
  board: Board | null;
}

/** Reads and restores versions of plays. */
@Injectable()
export class PlayHistory {
  constructor(
    private readonly history: History,
    private readonly plays: Plays,
  ) {}

  async list(actor: CurrentUser, id: number, query: VersionsQuery): Promise<PlayVersions> {
    const { versions, nextBefore } = await this.history.list(actor, { kind: 'play', id }, query);
    return {
      versions: versions.map((row) => ({ ...presentSavedVersion(row), name: row.title })),
      nextBefore,
    };
  }

  async read(actor: CurrentUser, id: number, version: number): Promise<PlayVersion> {
    const row = await this.history.read<PlayVersionRow>(actor, { kind: 'play', id }, version);
    return { ...presentSavedVersion(row), ...valuesOf(row) };
  }

  /** Restores a version by saving it as a new one; later versions remain. */
  async restore(actor: CurrentUser, id: number, version: number): Promise<Play> {
    const row = await this.history.read<PlayVersionRow>(actor, { kind: 'play', id }, version);
    return this.plays.change(actor, id, { ...valuesOf(row), restoredFrom: version });
  }
}

const valuesOf = ({ title, description, content, tags, formation, diagram_url, board }: PlayVersionRow) => ({
  name: title,
  description,
  content,
  tags,
  formation,
  diagramUrl: diagram_url,
  board,
});
