import {
  Global,
  Inject,
  Module,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Settings } from '../../settings';
import type { DatabaseAccess } from '../database';
import { JobHandlerRegistry } from './job-handler-registry';
import { JobRunner } from './job-runner';
import { Outbox } from './outbox';
import { OutboxRepository } from './outbox.repository';
import { OutboxCleanup } from './outbox-cleanup';
import { queueEngine, type QueueEngine } from './queue-engine';
import { engineToken, Queues } from './queues';
import { Relay } from './relay';
import { removeRenamedQueue } from './remove-renamed-queue';
import { Workers } from './workers';

/** Background jobs: every process writes them, processes with `ROLE` worker or all run them. */
@Global()
@Module({})
export class JobsModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly settings: Settings,
    private readonly relay: Relay,
    private readonly workers: Workers,
    private readonly queues: Queues,
    @Inject(engineToken) private readonly engine: QueueEngine,
  ) {}

  static at({ directUrl, connections }: DatabaseAccess): DynamicModule {
    const engine = {
      provide: engineToken,
      inject: [Settings],
      useFactory: ({ redisUrl }: Settings) => queueEngine(directUrl, redisUrl, connections.queues),
    };
    return {
      module: JobsModule,
      imports: [DiscoveryModule],
      providers: [
        engine,
        JobHandlerRegistry,
        JobRunner,
        Outbox,
        OutboxRepository,
        OutboxCleanup,
        Queues,
        Relay,
        Workers,
      ],
      exports: [Outbox, OutboxRepository, Queues],
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.role === 'web') return;
    void removeRenamedQueue(this.engine);
    this.workers.start();
    await this.relay.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queues.close();
    await this.engine.close();
  }
}
