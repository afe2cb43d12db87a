import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  pageTemplateCalls,
  pageTemplateTexts as texts,
  type NewPageTemplate,
  type PageTemplate,
  type PageTemplateHead,
} from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';

/** Templates of a team by name, without their content. */
export const templatesQuery = (teamId: number) =>
  queryOptions({
    queryKey: ['teams', teamId, 'templates'],
    queryFn: () => api(pageTemplateCalls.list, { params: { teamId } }),
  });

export const readTemplate = (teamId: number, templateId: number): Promise<PageTemplate> =>
  api(pageTemplateCalls.read, { params: { teamId, templateId } });

/** A template to save; with `id` it replaces the one that has it. */
export type SavedTemplate = NewPageTemplate & { id?: number };

export function useSaveTemplate(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id: templateId, ...body }: SavedTemplate) =>
      templateId === undefined
        ? api(pageTemplateCalls.create, { params: { teamId }, body })
        : api(pageTemplateCalls.change, { params: { teamId, templateId }, body }),
    meta: { failureTitle: texts.saveFailed },
    onSuccess: async ({ name }: PageTemplate, { id }) => {
      toast({ title: id === undefined ? texts.saved(name) : texts.replaced(name), tone: 'success' });
      await queries.invalidateQueries(templatesQuery(teamId));
    },
  });
}

export function useRenameTemplate(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id: templateId, name }: { id: number; name: string }) =>
      api(pageTemplateCalls.change, { params: { teamId, templateId }, body: { name } }),
    meta: { failureTitle: texts.renameFailed },
    onSuccess: async () => {
      toast({ title: texts.renamed, tone: 'success' });
      await queries.invalidateQueries(templatesQuery(teamId));
    },
  });
}

/** Deletes at once; Undo saves the template again, whose content is read before. */
export function useRemoveTemplate(teamId: number) {
  const queries = useQueryClient();
  const restore = useMutation({
    mutationFn: ({ name, content, tags }: PageTemplate) =>
      api(pageTemplateCalls.create, { params: { teamId }, body: { name, content, tags } }),
    meta: { failureTitle: texts.restoreFailed },
    onSuccess: () => queries.invalidateQueries(templatesQuery(teamId)),
  });
  return useMutation({
    mutationFn: async ({ id: templateId }: PageTemplateHead) => {
      const template = await readTemplate(teamId, templateId);
      await api(pageTemplateCalls.remove, { params: { teamId, templateId } });
      return template;
    },
    meta: { failureTitle: texts.removeFailed },
    onSuccess: async (template: PageTemplate) => {
      toast({
        title: texts.removed(template.name),
        action: { label: texts.undo, onPress: () => restore.mutate(template) },
      });
      await queries.invalidateQueries(templatesQuery(teamId));
    },
  });
}
