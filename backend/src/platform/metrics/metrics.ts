import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Clock } from '../clock';
import { Database } from '../database';
import { OutboxRepository, Queues } from '../jobs';

const DURATION_BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Interval between measurements of the event loop lag: each wakes an idle process. */
const EVENT_LOOP_LAG_PRECISION_MS = 100;

/** Prometheus metrics of this process. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'touchline_http_request_duration_seconds',
    help: 'Time from a request to its response',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_S,
    registers: [this.registry],
  });

  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly outbox: OutboxRepository,
    private readonly clock: Clock,
  ) {
    collectDefaultMetrics({
      register: this.registry,
      eventLoopMonitoringPrecision: EVENT_LOOP_LAG_PRECISION_MS,
    });
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

  /** Observes the duration of every response, labelled with its route pattern and never with a URL. Event streams are left out. */
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

  /** Leaves out a gauge whose collector fails, so that the other metrics are still exported. */
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
    for (const { job, oldestSeconds } of await this.state()) gauge.set({ job }, Math.max(0, oldestSeconds));
  }

  private state() {
    return this.outbox.state(this.clock.now());
  }
}
