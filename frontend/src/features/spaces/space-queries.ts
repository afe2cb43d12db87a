import { useMutation, useQueryClient } from '@tanstack/react-query';
import { spaceCalls, spaceTexts as texts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { sendFile } from '../../shared/api/upload';

interface Archive {
  file: File;
  /** Called with the uploaded share, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Imports an exported space into a team. */
export function useImportSpace(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ file, onProgress }: Archive) =>
      sendFile(spaceCalls.importSpace, { params: { teamId }, file }, { onProgress }),
    meta: { failureTitle: texts.importFailed, failure: texts.importFailedDetail },
    onSuccess: (imported) => {
      const description = texts.importedDetail(imported);
      toast({ title: texts.imported, description, tone: 'success' });
      return queries.invalidateQueries({ queryKey: ['teams', teamId] });
    },
  });
}
