import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Bin } from './bin.service';

const hour = 3600_000;

/** Empties the bin while the server runs. An hour in which that fails is made up for by the next. */
@Injectable()
export class BinEmptying implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly bin: Bin) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.bin.empty().catch(() => 0), hour).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
