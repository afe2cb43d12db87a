import { Injectable } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { handledJob, type JobHandler } from './job-handler';
import { allJobs, type Job, type JobPayload } from './job';

/** Finds the handler of a job among the providers that have `@JobHandler`. */
@Injectable()
export class JobHandlerRegistry {
  private readonly handlers = new Map<string, JobHandler<JobPayload>>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  /** Fails the start of the process unless every job has exactly one handler. */
  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const job = metatype && this.reflector.get<Job | undefined>(handledJob, metatype);
      if (!job) continue;
      if (this.handlers.has(job.name)) throw new Error(`Two handlers for job ${job.name}`);
      this.handlers.set(job.name, instance as JobHandler<JobPayload>);
    }
    const orphan = allJobs().find(({ name }) => !this.handlers.has(name));
    if (orphan) throw new Error(`No handler for job ${orphan.name}`);
  }

  find(name: string): JobHandler<JobPayload> | undefined {
    return this.handlers.get(name);
  }
}
