import { Controller, Get } from '@nestjs/common';
import { Database, statement } from '../database';
import { Public, Refusal } from '../http';

const ping = statement('health_ping', 'select 1');

@Controller('/api/health')
export class HealthController {
  constructor(private readonly database: Database) {}

  /** The process answers. */
  @Public()
  @Get('live')
  live() {
    return { status: 'live' };
  }

  /** It can serve: the database answers too. */
  @Public()
  @Get('ready')
  async ready() {
    await this.database.read(ping, []).catch(() => {
      throw new Refusal('not_ready', { headers: { 'retry-after': '2' } });
    });
    return { status: 'ready' };
  }
}
