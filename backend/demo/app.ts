import type { INestApplicationContext } from '@nestjs/common';

/** As much of the running server as seeding asks for. */
export type App = Pick<INestApplicationContext, 'get'>;
