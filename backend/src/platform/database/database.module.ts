import { Global, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Database } from './database';
import { Channels } from './channels';
import { batchingStream, ReadConnections, WriteConnections } from './pipelining';

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
      stream: batchingStream,
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
        { provide: ReadConnections, useFactory: () => new ReadConnections(url) },
        { provide: WriteConnections, useFactory: () => new WriteConnections(url) },
      ],
      exports: [Database, Channels],
    };
  }
}
