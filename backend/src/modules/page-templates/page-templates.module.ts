import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { PageTemplateRepository } from './page-template.repository';
import { PageTemplatesController } from './page-templates.controller';
import { PageTemplates } from './page-templates.service';

@Module({
  imports: [ActivitiesModule],
  controllers: [PageTemplatesController],
  providers: [PageTemplates, PageTemplateRepository],
  exports: [PageTemplates],
})
export class PageTemplatesModule {}
