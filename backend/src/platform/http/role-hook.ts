import type { FastifyInstance } from 'fastify';
import type { Role } from '../../settings';
import { refusalBody } from './error-body';

const workerPaths = /^\/(api\/health\/|ops\/metrics)/;

/** Worker processes serve health and metrics only. */
export function restrictWorkerRoutes(server: FastifyInstance, role: Role): void {
  if (role !== 'worker') return;
  server.addHook('onRequest', async ({ url }, reply) => {
    if (workerPaths.test(url)) return;
    const body = refusalBody('not_found');
    return reply.status(body.statusCode).send(body);
  });
}
