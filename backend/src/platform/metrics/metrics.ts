import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Clock } from '../clock';
import { Database } from '../database';
import { OutboxRepository, Queues } from '../jobs';

/** Seconds. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Milliseconds between looks at the lag of the event loop: each wakes the process, also one that has nothing to do. */
const lagEach = 100;

/** What a process says of itself to Prometheus. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'touchline_http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [this.registry],
  });

  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly outbox: OutboxRepository,
    private readonly clock: Clock,
  ) {
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: lagEach });
    this.gauge('jobs', 'Jobs in a queue, by state', ['queue', 'state'], (gauge) => this.countJobs(gauge));
    this.gauge('jobs_unfinished', 'Jobs written and not done', ['job'], (gauge) =>
      this.countUnfinished(gauge),
    );
    this.gauge('jobs_failed', 'Jobs that failed for good', ['job'], (gauge) => this.countFailed(gauge));
    this.gauge('jobs_oldest_seconds', 'How long the oldest job has been due', ['job'], (gauge) =>
      this.age(gauge),
    );
    this.gauge('database_connections', 'Connections to PostgreSQL, by state', ['state'], (gauge) => {
      const { total, idle, waiting } = this.database.connections();
      gauge.set({ state: 'busy' }, total - idle);
      gauge.set({ state: 'idle' }, idle);
      gauge.set({ state: 'waited_for' }, waiting);
    });
  }

  /** Counts every answer under the pattern of its route, never under an address. A stream is not slow, it lasts. */
  observe(server: FastifyInstance): void {
    const observed = new Map<string, Histogram.Internal<string>>();
    server.addHook('onResponse', ({ method, routeOptions: { url: route = 'none' } }, reply, done) => {
      if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return done();
      const key = `${method} ${route} ${reply.statusCode}`;
      const labelled =
        observed.get(key) ?? this.requests.labels({ method, route, status: String(reply.statusCode) });
      observed.set(key, labelled);
      labelled.observe(reply.elapsedTime / 1000);
      done();
    });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  /** What cannot be found out at this moment is left out, so that the rest is still told. */
  private gauge(name: string, help: string, labelNames: string[], collect: (gauge: Gauge) => unknown): void {
    const gauge: Gauge = new Gauge({
      name: `touchline_${name}`,
      help,
      labelNames,
      registers: [this.registry],
      collect: async () => {
        gauge.reset();
        await Promise.resolve(collect(gauge)).catch(() => undefined);
      },
    });
  }

  private async countJobs(gauge: Gauge): Promise<void> {
    const queues = await this.queues.counts();
    for (const [queue, counts] of Object.entries(queues))
      for (const [state, count] of Object.entries(counts)) gauge.set({ queue, state }, count);
  }

  private async countUnfinished(gauge: Gauge): Promise<void> {
    for (const { job, waiting } of await this.state()) gauge.set({ job }, waiting);
  }

  private async countFailed(gauge: Gauge): Promise<void> {
    for (const { job, failed } of await this.state()) gauge.set({ job }, failed);
  }

  private async age(gauge: Gauge): Promise<void> {
    for (const { job, oldest } of await this.state()) gauge.set({ job }, Math.max(0, oldest));
  }

  private state() {
    return this.outbox.state(this.clock.now());
  }
}
