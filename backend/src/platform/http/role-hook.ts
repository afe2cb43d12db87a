import type { FastifyInstance } from 'fastify';
import type { Role } from '../../settings';
import { refusalBody } from './error-body';

const ofWorkers = /^\/(api\/health\/|ops\/metrics)/;

/** A process that only works says how it is, and nothing else. */
export function answerAsRole(server: FastifyInstance, role: Role): void {
  if (role !== 'worker') return;
  server.addHook('onRequest', async ({ url }, reply) => {
    if (ofWorkers.test(url)) return;
    const body = refusalBody('not_found');
    return reply.status(body.statusCode).send(body);
  });
}
