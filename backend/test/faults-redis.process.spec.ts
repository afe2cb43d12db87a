import { describeFaults } from './faults';

describeFaults('Redis', { servers: 21_430, redis: 21_405 });
