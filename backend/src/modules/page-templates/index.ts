export { PageTemplatesModule } from './page-templates.module';
export { PageTemplates } from './page-templates.service';
