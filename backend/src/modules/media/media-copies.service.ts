import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import type { Tx } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { MediaIntake, type StoredFile } from './media-intake.service';
import { MediaRepository } from './media.repository';

/** The copied content of a file, without a row yet. */
export interface CopiedContent {
  fileId: number;
  stored: StoredFile;
}

/** The ids of a file and of its copy. */
export interface FileCopy {
  from: number;
  to: number;
}

/** Copies files of pages and plays that move to another team. Callers authorize the user in both teams. */
@Injectable()
export class MediaCopies {
  constructor(
    private readonly repository: MediaRepository,
    private readonly intake: MediaIntake,
    private readonly changes: Changes,
  ) {}

  /** Copies the content of files into the folder of the new team. Files whose content is lost are left out. */
  async copy(teams: { from: number; to: number }, fileIds: readonly number[]): Promise<CopiedContent[]> {
    if (fileIds.length === 0) return [];
    const rows = await this.repository.findAllInTeam(teams.from, fileIds);
    const stored = await this.intake.copy(teams.to, rows);
    return rows.flatMap((row, place) => {
      const file = stored[place];
      return file ? [{ fileId: row.id, stored: file }] : [];
    });
  }

  /** Adds the rows of copies in the transaction of the move. */
  async insert(
    tx: Tx,
    { actor, to }: { actor: CurrentUser; to: number },
    copies: readonly CopiedContent[],
  ): Promise<FileCopy[]> {
    const inserted: FileCopy[] = [];
    for (const { fileId, stored } of copies) {
      const row = await this.repository.insert(tx, { ...stored, teamId: to, uploadedBy: actor.userId });
      if (!row) throw new Refusal('team_not_found');
      inserted.push({ from: fileId, to: row.id });
      this.changes.add(tx, { what: 'media', teamId: to, id: row.id });
    }
    return inserted;
  }

  /** Deletes the content of copies whose move failed. */
  discard(copies: readonly CopiedContent[]): Promise<void> {
    return this.intake.discard(copies.map(({ stored }) => stored));
  }
}
