import { Global, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Database } from './database';
import { Channels } from './channels';
import { ReadLanes, WriteLanes } from './lanes';

@Global()
@Module({})
export class DatabaseModule {
  static at(url: string): DynamicModule {
    const connections = {
      max: 20,
      connectionTimeoutMillis: 5000,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      pipeline: true,
    };
    const poolErrorHandler = () => undefined;
    const options = {
      type: 'postgres' as const,
      url,
      extra: connections,
      poolErrorHandler,
      retryAttempts: 0,
    };
    return {
      module: DatabaseModule,
      imports: [TypeOrmModule.forRoot(options)],
      providers: [
        Database,
        { provide: Channels, useFactory: () => new Channels(url) },
        { provide: ReadLanes, useFactory: () => new ReadLanes(url) },
        { provide: WriteLanes, useFactory: () => new WriteLanes(url) },
      ],
      exports: [Database, Channels],
    };
  }
}
