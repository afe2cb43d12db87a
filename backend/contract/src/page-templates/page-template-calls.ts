import { del, get, patch, post } from '../call';
import type { NewPageTemplate, PageTemplate, PageTemplateChange, PageTemplateHead } from './page-template';

/** Templates of a team, for its editors: only they create pages. */
export const pageTemplateCalls = {
  list: get('/api/teams/:teamId/templates').response<PageTemplateHead[]>(),
  read: get('/api/teams/:teamId/templates/:templateId').response<PageTemplate>(),
  /** A team has at most `limits.pageTemplates`. */
  create: post('/api/teams/:teamId/templates')
    .body<NewPageTemplate>()
    .response<PageTemplate>()
    .withErrors('templates_full', 'template_name_taken'),
  change: patch('/api/teams/:teamId/templates/:templateId')
    .body<PageTemplateChange>()
    .response<PageTemplate>()
    .withErrors('template_name_taken'),
  /** Pages that were begun from the template stay as they are. */
  remove: del('/api/teams/:teamId/templates/:templateId'),
};
