import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  mediaCalls,
  limits,
  mediaTexts,
  type MediaCopy,
  type MediaFile,
  type MediaQuery,
} from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { ApiError } from '../../shared/api/api-error';
import { sendFile, type CopyFiles, type SendFile } from '../../shared/api/upload';
import { mediaKindOf } from '../../shared/content/media-blocks';
import { probePlayer } from './probe-player';
import { Slots } from './slots';

const mediaKey = (teamId: number) => ['teams', teamId, 'media'];

/** Files of a team, searched by the server, newest first; refetched each time the library opens, because other users upload too. */
export const mediaQuery = (teamId: number, asked: Pick<MediaQuery, 'search' | 'kind'>) =>
  infiniteQueryOptions({
    queryKey: [...mediaKey(teamId), asked],
    queryFn: ({ pageParam }) =>
      api(mediaCalls.files, {
        params: { teamId },
        query: { view: 'paged', ...asked, cursor: pageParam ?? undefined },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

const slots = new Slots(2);

/** Uploads files to the team's library, two at a time. */
export function useSendFile(teamId: number): SendFile {
  const queries = useQueryClient();
  return (file, sending) =>
    slots.run(async () => {
      sending.signal.throwIfAborted();
      if (file.size > limits.mediaBytes) throw new ApiError(413, '');
      const [sent] = await sendFile(mediaCalls.upload, { params: { teamId }, file }, sending);
      if (!sent) throw new Error('The answer names no file');
      void queries.invalidateQueries({ queryKey: mediaKey(teamId) });
      const kind = mediaKindOf(sent);
      if (kind !== 'video' && kind !== 'audio') return sent;
      const { isPlayable, poster } = await probePlayer(file, kind);
      const film = poster && (await sendPoster(sent, poster));
      if (film) void queries.invalidateQueries({ queryKey: mediaKey(teamId) });
      return { ...(film ?? sent), isUnplayable: !isPlayable };
    });
}

/** Resolves to the film with its poster frame; to undefined if that fails, because the film itself is stored. */
function sendPoster({ id: fileId, teamId }: MediaFile, frame: Blob): Promise<MediaFile | undefined> {
  const file = new File([frame], 'poster', { type: frame.type });
  return sendFile(mediaCalls.setPoster, { params: { teamId, fileId }, file }).catch(() => undefined);
}

/** Copies files of other teams into the library, in batches of as many as one call accepts. */
export function useCopyFiles(teamId: number): CopyFiles {
  const queries = useQueryClient();
  return async (fileIds) => {
    const copies: MediaCopy[] = [];
    for (let at = 0; at < fileIds.length; at += limits.mediaCopies) {
      const body = { fileIds: fileIds.slice(at, at + limits.mediaCopies) };
      copies.push(...(await api(mediaCalls.copy, { params: { teamId }, body })));
    }
    void queries.invalidateQueries({ queryKey: mediaKey(teamId) });
    return copies;
  };
}

/** Numbers of pages and plays that show a file; counted each time, and not retried, because a question waits for it. */
export const usesQuery = (teamId: number, fileId: number) =>
  queryOptions({
    queryKey: [...mediaKey(teamId), fileId, 'uses'],
    queryFn: () => api(mediaCalls.uses, { params: { teamId, fileId } }),
    gcTime: 0,
    retry: false,
  });

/** Draws the thumbnails of a picture that has none. */
export function useDrawAgain() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id: fileId, teamId }: MediaFile) => api(mediaCalls.draw, { params: { teamId, fileId } }),
    meta: { failure: mediaTexts.drawFailed },
    onSuccess: ({ renditions, teamId }) => {
      if (renditions === null)
        toast({
          title: mediaTexts.stillNotDrawn,
          description: mediaTexts.stillNotDrawnDetail,
          tone: 'danger',
        });
      return queries.invalidateQueries({ queryKey: mediaKey(teamId) });
    },
  });
}

export function useDeleteFile(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id: fileId }: MediaFile) => api(mediaCalls.remove, { params: { teamId, fileId } }),
    meta: { failureTitle: mediaTexts.deleteFailed, failure: mediaTexts.deleteFailedDetail },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['teams', teamId, 'bin'] });
      return queries.invalidateQueries({ queryKey: mediaKey(teamId) });
    },
  });
}
