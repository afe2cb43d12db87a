import { Passwords } from '../src/platform/passwords';

/** Makes password hashes as cheap as argon2 allows in this process; `passwords.spec.ts` shows the real cost. */
Passwords.cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
