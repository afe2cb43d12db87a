import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { calls, limits, mediaTexts, type MediaCopy, type MediaFile } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api';
import { ApiError } from '../../shared/api-error';
import { sendFile, type CopyFiles, type SendFile } from '../../shared/upload';
import { Slots } from './slots';

/** Read anew whenever the library is opened: others put files there as well. */
export const mediaQuery = (teamId: number) =>
  queryOptions({
    queryKey: ['teams', teamId, 'media'],
    queryFn: () => api(calls.media.list, { params: { teamId } }),
    refetchOnMount: 'always',
  });

const slots = new Slots(2);

/** Sends a file to the team's library; of many, two at a time. */
export function useSendFile(teamId: number): SendFile {
  const queries = useQueryClient();
  const { queryKey } = mediaQuery(teamId);
  return (file, sending) =>
    slots.run(async () => {
      sending.signal.throwIfAborted();
      if (file.size > limits.mediaBytes) throw new ApiError(413, '');
      const [sent] = await sendFile(calls.media.upload, { params: { teamId }, file }, sending);
      if (!sent) throw new Error('The answer names no file');
      queries.setQueryData(queryKey, (files) => files && [sent, ...files.filter(({ id }) => id !== sent.id)]);
      return sent;
    });
}

/** Copies files of other teams into the team's library, as many at once as one call takes. */
export function useCopyFiles(teamId: number): CopyFiles {
  const queries = useQueryClient();
  const { queryKey } = mediaQuery(teamId);
  return async (fileIds) => {
    const copies: MediaCopy[] = [];
    for (let at = 0; at < fileIds.length; at += limits.mediaCopies) {
      const body = { fileIds: fileIds.slice(at, at + limits.mediaCopies) };
      copies.push(...(await api(calls.media.copy, { params: { teamId }, body })));
    }
    void queries.invalidateQueries({ queryKey });
    return copies;
  };
}

export function useDeleteFile(teamId: number) {
  const queries = useQueryClient();
  const { queryKey } = mediaQuery(teamId);
  return useMutation({
    mutationFn: ({ id: fileId }: MediaFile) => api(calls.media.remove, { params: { teamId, fileId } }),
    meta: { failureTitle: mediaTexts.deleteFailed, failure: mediaTexts.deleteFailedDetail },
    onSuccess: (_, { id }) => {
      queries.setQueryData(queryKey, (files) => files?.filter((file) => file.id !== id));
      toast({ title: mediaTexts.deleted, tone: 'success' });
    },
  });
}
