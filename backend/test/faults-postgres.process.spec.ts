import { describeFaults } from './faults';

describeFaults('PostgreSQL', { servers: 21_450, redis: 21_402 });
