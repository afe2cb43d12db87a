import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Settings } from './settings';

@Global()
@Module({})
export class SettingsModule {
  static of(settings: Settings): DynamicModule {
    return {
      module: SettingsModule,
      providers: [{ provide: Settings, useValue: settings }],
      exports: [Settings],
    };
  }
}
