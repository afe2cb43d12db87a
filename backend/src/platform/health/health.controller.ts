import { Controller, Get } from '@nestjs/common';
import { Database, pipelinedStatement } from '../database';
import { Public, Refusal } from '../http';

const ping = pipelinedStatement('health_ping', 'select 1');

@Controller('/api/health')
export class HealthController {
  constructor(private readonly database: Database) {}

  /** The process answers. */
  @Public()
  @Get('live')
  live() {
    return { status: 'live' };
  }

  /** It can serve: the database answers too. A busy process is ready: the ping waits for no connection of the pool. */
  @Public()
  @Get('ready')
  async ready() {
    await this.database.read(ping, []).catch(() => {
      throw new Refusal('not_ready', { headers: { 'retry-after': '2' } });
    });
    return { status: 'ready' };
  }
}
