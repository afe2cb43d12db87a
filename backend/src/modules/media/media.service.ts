import type { Readable } from 'node:stream';
import {
  canChangeMedia,
  canSeeDrafts,
  canSeeMedia,
  limits,
  pictureSizes,
  type MediaCopy,
  type MediaFile,
  type MediaFiles,
  type MediaUses,
  type PictureSize,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { containsPattern, Database } from '../../platform/database';
import { readCursor, Refusal, toPart, writeCursor, type CurrentUser } from '../../platform/http';
import { MediaStorage } from '../../platform/storage';
import { Access } from '../access';
import { Activities } from '../activities';
import { Bin } from '../lifecycle';
import type { MediaListDto } from './media.dto';
import {
  mediaResponse,
  requestedObject,
  storedObject,
  type MediaResponse,
  type MediaRequest,
} from './media-response';
import { MediaIntake, type IncomingFile, type StoredFile } from './media-intake.service';
import { presentMedia } from './media.presenter';
import { isFilm, MediaRepository, type MediaRow } from './media.repository';
import { onlyPicture } from './only-picture';
import { pictureEdgePixels } from './renditions.service';

/** The files of a team: rows in the database, content in the storage. */
@Injectable()
export class Media {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: MediaRepository,
    private readonly storage: MediaStorage,
    private readonly intake: MediaIntake,
    private readonly activities: Activities,
    private readonly bin: Bin,
  ) {}

  async list(actor: CurrentUser, teamId: number): Promise<MediaFile[]> {
    const { standing } = await this.access.toTeam(actor, teamId, canSeeMedia);
    const rows = await this.repository.findOfTeam(teamId, canSeeDrafts(standing));
    return rows.map(presentMedia);
  }

  async listPart(actor: CurrentUser, teamId: number, query: MediaListDto): Promise<MediaFiles> {
    const { standing } = await this.access.toTeam(actor, teamId, canSeeMedia);
    const { search, kind, cursor } = query;
    const rows = await this.repository.findPart(teamId, {
      pattern: containsPattern(search),
      hasPicturesOnly: kind === 'pictures',
      isEditor: canSeeDrafts(standing),
      place: cursor ? readCursor(cursor) : null,
      limit: limits.rowsPerCall + 1,
    });
    const { shown, nextCursor } = toPart(rows, limits.rowsPerCall, (row) =>
      writeCursor({ at: row.uploaded_at, id: row.id }),
    );
    return { files: shown.map(presentMedia), nextCursor };
  }

  /** Stores all files or none: after an error neither content nor rows remain. */
  async upload(actor: CurrentUser, teamId: number, files: AsyncIterable<IncomingFile>): Promise<MediaFile[]> {
    await this.access.toTeam(actor, teamId, canChangeMedia);
    const stored = await this.store(actor, teamId, () => this.intake.store(teamId, files));
    return this.keep(actor, teamId, stored);
  }

  /** Copies files of other teams that the user may see. After an error neither content nor rows remain. */
  async copy(actor: CurrentUser, teamId: number, fileIds: readonly number[]): Promise<MediaCopy[]> {
    await this.access.toTeam(actor, teamId, canChangeMedia);
    const found = await this.repository.findAllWithStanding(actor.userId, [...new Set(fileIds)]);
    const seen = found.filter((row) => this.access.permits(actor, row, canSeeMedia));
    const own = seen.filter((row) => row.team_id === teamId);
    const foreign = seen.filter((row) => row.team_id !== teamId);
    const stored = await this.store(actor, teamId, () => this.intake.copy(teamId, foreign));
    const whole = stored.filter((file) => file !== undefined);
    const files = await this.keep(actor, teamId, whole);
    const known = new Map(own.map((row) => [row.id, presentMedia(row)]));
    const copied = foreign.filter((_, index) => stored[index] !== undefined);
    files.forEach((file, index) => known.set(copied[index]?.id ?? 0, file));
    return fileIds.map((fileId) => ({ fileId, file: known.get(fileId) ?? null }));
  }

  async remove(actor: CurrentUser, teamId: number, fileId: number): Promise<void> {
    await this.access.toTeam(actor, teamId, canChangeMedia);
    await this.bin.add(actor, teamId, { kind: 'file', id: fileId });
  }

  /** Deletes files of an import that failed: they do not go to the bin. */
  async discard(actor: CurrentUser, teamId: number, fileIds: readonly number[]): Promise<void> {
    await this.access.toTeam(actor, teamId, canChangeMedia);
    const rows = await this.database.transaction(async (tx) => {
      const deleted = await this.repository.deleteOfTeam(tx, teamId, fileIds);
      for (const row of deleted) await this.activities.record(tx, this.activity(actor, row, 'deleted'));
      return deleted;
    });
    await this.intake.discard(rows);
  }

  restore(actor: CurrentUser, fileId: number): Promise<MediaFile> {
    return this.bin.restore(actor, { kind: 'file', id: fileId }, async (tx, teamId) => {
      const row = await this.repository.findInSameTransaction(tx, teamId, fileId);
      if (!row) throw new Refusal('media_not_found');
      return presentMedia(row);
    });
  }

  /** Draws the renditions of a picture that has none, such as after its decoder was killed. */
  async draw(actor: CurrentUser, teamId: number, fileId: number): Promise<MediaFile> {
    await this.access.toTeam(actor, teamId, canChangeMedia);
    const row = await this.repository.findInTeam(teamId, fileId);
    if (!row) throw new Refusal('media_not_found');
    const picture = row.small_size === null ? await this.intake.draw(row) : null;
    return presentMedia((picture && (await this.repository.setPicture(row, picture))) ?? row);
  }

  /** Sets the poster frame of a film, which the browser that uploads it has drawn. */
  async setPoster(
    actor: CurrentUser,
    { teamId, fileId }: { teamId: number; fileId: number },
    files: AsyncIterable<IncomingFile>,
  ): Promise<MediaFile> {
    await this.access.toTeam(actor, teamId, canChangeMedia);
    const row = await this.repository.findInTeam(teamId, fileId);
    if (!row) throw new Refusal('media_not_found');
    if (!isFilm(row)) throw new Refusal('wrong_type');
    const poster = await this.intake.drawPoster(row, await onlyPicture(files, limits.posterBytes));
    if (!poster) throw new Refusal('wrong_type');
    const changed = await this.repository.setPicture(row, poster);
    if (!changed) throw new Refusal('media_not_found');
    return presentMedia(changed);
  }

  /** Counts the pages and plays that show a file. */
  async uses(actor: CurrentUser, teamId: number, fileId: number): Promise<MediaUses> {
    await this.access.toTeam(actor, teamId, canChangeMedia);
    const uses = await this.repository.countUses(teamId, fileId);
    if (!uses) throw new Refusal('media_not_found');
    return uses;
  }

  /** Returns a file or the requested range of it. */
  async download(
    actor: CurrentUser,
    { fileId, size }: { fileId: number; size?: PictureSize },
    request: MediaRequest,
  ): Promise<MediaResponse> {
    const found = await this.repository.findWithStanding(actor.userId, fileId);
    const rule = { policy: canSeeMedia, subject: undefined, notFound: 'media_not_found' } as const;
    const { row } = this.access.authorize(actor, found, rule);
    return mediaResponse(requestedObject(row, request.accept, size), request, this.storage);
  }

  /**
   * Opens the smallest rendition of a team's picture that is at least `width` pixels wide; undefined for anything but a
   * picture of the team.
   */
  async openPicture(teamId: number, fileId: number, width: number): Promise<Readable | undefined> {
    const row = await this.repository.findInTeam(teamId, fileId);
    if (!row?.mime_type.startsWith('image/')) return undefined;
    const size = pictureSizes.find((each) => pictureEdgePixels[each] >= width);
    return this.storage.open(storedObject(row, size).key);
  }

  private async store<Stored>(
    actor: CurrentUser,
    teamId: number,
    write: () => Promise<Stored>,
  ): Promise<Stored> {
    try {
      return await write();
    } catch (error) {
      // Deleting the team deletes its folder during the upload: the refusal then says that the team does not exist.
      await this.access.toTeam(actor, teamId, canChangeMedia);
      throw error;
    }
  }

  private async keep(actor: CurrentUser, teamId: number, stored: StoredFile[]): Promise<MediaFile[]> {
    try {
      const rows = await this.record(actor, teamId, stored);
      return rows.map(presentMedia);
    } catch (error) {
      await this.intake.discard(stored);
      throw error;
    }
  }

  private record(actor: CurrentUser, teamId: number, stored: StoredFile[]): Promise<MediaRow[]> {
    return this.database.transaction(async (tx) => {
      const rows: MediaRow[] = [];
      for (const file of stored) {
        const row = await this.repository.insert(tx, { ...file, teamId, uploadedBy: actor.userId });
        if (!row) throw new Refusal('team_not_found');
        await this.activities.record(tx, this.activity(actor, row, 'uploaded'));
        rows.push(row);
      }
      return rows;
    });
  }

  private activity(actor: CurrentUser, row: MediaRow, action: string) {
    return {
      teamId: row.team_id,
      userId: actor.userId,
      action,
      targetType: 'media',
      targetId: row.id,
      targetName: row.original_name,
    } as const;
  }
}
