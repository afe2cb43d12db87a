import { Global, Module, type DynamicModule } from '@nestjs/common';
import { WebShell } from './web-shell';

@Global()
@Module({})
export class WebShellModule {
  static of(shell: WebShell): DynamicModule {
    return {
      module: WebShellModule,
      providers: [{ provide: WebShell, useValue: shell }],
      exports: [WebShell],
    };
  }
}
