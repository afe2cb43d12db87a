import { Injectable } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { handledJob, type JobHandler } from './handles';
import { allJobs, type Job, type JobPayload } from './job';

/** Who does which job. */
@Injectable()
export class JobHandlers {
  private readonly handlers = new Map<string, JobHandler<JobPayload>>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  /** Every job has exactly one handler, or the process does not start. */
  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const job = metatype && this.reflector.get<Job | undefined>(handledJob, metatype);
      if (!job) continue;
      if (this.handlers.has(job.name)) throw new Error(`Two handlers do ${job.name}`);
      this.handlers.set(job.name, instance as JobHandler<JobPayload>);
    }
    const orphan = allJobs().find(({ name }) => !this.handlers.has(name));
    if (orphan) throw new Error(`Nobody does ${orphan.name}`);
  }

  find(name: string): JobHandler<JobPayload> | undefined {
    return this.handlers.get(name);
  }
}
