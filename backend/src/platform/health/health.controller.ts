import { Controller, Get } from '@nestjs/common';
import { Database, pipelinedStatement } from '../database';
import { Public, Refusal } from '../http';

const ping = pipelinedStatement('health_ping', 'select 1');

@Controller('/api/health')
export class HealthController {
  constructor(private readonly database: Database) {}

  /** Liveness: succeeds as long as the process responds. */
  @Public()
  @Get('live')
  live() {
    return { status: 'live' };
  }

  /** Readiness: also queries the database. A busy process is ready, because the ping does not wait for a connection of the pool. */
  @Public()
  @Get('ready')
  async ready() {
    await this.database.read(ping, []).catch(() => {
      throw new Refusal('not_ready', { headers: { 'retry-after': '2' } });
    });
    return { status: 'ready' };
  }
}
