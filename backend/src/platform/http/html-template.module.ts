import { Global, Module, type DynamicModule } from '@nestjs/common';
import { HtmlTemplate } from './html-template';

@Global()
@Module({})
export class HtmlTemplateModule {
  static of(template: HtmlTemplate): DynamicModule {
    return {
      module: HtmlTemplateModule,
      providers: [{ provide: HtmlTemplate, useValue: template }],
      exports: [HtmlTemplate],
    };
  }
}
