import { calls, type PageTemplate, type PageTemplateHead } from '@touchline/contract';
import { Body, Controller } from '@nestjs/common';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { NewPageTemplateDto, PageTemplateChangeDto } from './page-template.dto';
import { PageTemplates } from './page-templates.service';

@Controller()
export class PageTemplatesController {
  constructor(private readonly templates: PageTemplates) {}

  @Route(calls.pageTemplates.list)
  list(@CurrentUser() user: CurrentUser, @IdParam('teamId') teamId: number): Promise<PageTemplateHead[]> {
    return this.templates.list(user, teamId);
  }

  @Route(calls.pageTemplates.read)
  read(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @IdParam('templateId') id: number,
  ): Promise<PageTemplate> {
    return this.templates.read(user, { teamId, id });
  }

  @Route(calls.pageTemplates.create)
  create(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() body: NewPageTemplateDto,
  ): Promise<PageTemplate> {
    return this.templates.create(user, teamId, body);
  }

  @Route(calls.pageTemplates.change)
  change(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @IdParam('templateId') id: number,
    @Body() body: PageTemplateChangeDto,
  ): Promise<PageTemplate> {
    return this.templates.change(user, { teamId, id }, body);
  }

  @Route(calls.pageTemplates.remove)
  remove(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @IdParam('templateId') id: number,
  ): Promise<void> {
    return this.templates.remove(user, { teamId, id });
  }
}
