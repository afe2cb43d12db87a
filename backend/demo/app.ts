import type { INestApplicationContext } from '@nestjs/common';

/** The part of the Nest application that seeding uses. */
export type App = Pick<INestApplicationContext, 'get'>;
