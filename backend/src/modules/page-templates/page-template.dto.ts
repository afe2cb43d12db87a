import {
  pageRules,
  pageTemplateRules,
  type NewPageTemplate,
  type PageTemplateChange,
} from '@touchline/contract';
import { Follows, IfGiven } from '../../platform/http';

export class NewPageTemplateDto implements NewPageTemplate {
  @Follows(pageTemplateRules.templateName)
  name: string;

  @Follows(pageRules.pageContent)
  content: string;

  @IfGiven()
  @Follows(pageRules.pageTags)
  tags?: string[];
}

export class PageTemplateChangeDto implements PageTemplateChange {
  @IfGiven()
  @Follows(pageTemplateRules.templateName)
  name?: string;

  @IfGiven()
  @Follows(pageRules.pageContent)
  content?: string;

  @IfGiven()
  @Follows(pageRules.pageTags)
  tags?: string[];
}
