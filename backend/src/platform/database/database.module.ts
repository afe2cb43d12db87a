import { Global, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DatabaseAccess } from './access';
import { accessToken, Database } from './database';
import { Channels } from './channels';
import { poolOptions } from './pool';
import { batchingStream, ReadConnections, WriteConnections } from './pipelining';

@Global()
@Module({})
export class DatabaseModule {
  static at(access: DatabaseAccess): DynamicModule {
    const { url, directUrl, pooler, connections: limits } = access;
    const connections = {
      ...poolOptions,
      max: limits.pool,
      ...(!pooler && { pipeline: true, stream: batchingStream }),
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
        { provide: accessToken, useValue: access },
        { provide: Channels, useFactory: () => new Channels(directUrl) },
        { provide: ReadConnections, useFactory: () => new ReadConnections(url, limits.pipelinedReads) },
        { provide: WriteConnections, useFactory: () => new WriteConnections(url, limits.pipelinedWrites) },
      ],
      exports: [Database, Channels],
    };
  }
}
