import { get, put } from '../call';
import type { Neighbours, OrderChange } from './order';

/**
 * The pages and plays of a category have one order, which editors change; new ones are last. Lists return it with `order=own`. A move
 * changes neither the version nor `updatedAt`.
 */
export const orderCalls = {
  movePage: put('/api/pages/:pageId/order').withStatus(204).body<OrderChange>().withErrors('order_changed'),
  movePlay: put('/api/plays/:playId/order').withStatus(204).body<OrderChange>().withErrors('order_changed'),
  /** Returns the neighbours that the caller may see. */
  ofPage: get('/api/pages/:pageId/neighbours').response<Neighbours>(),
  ofPlay: get('/api/plays/:playId/neighbours').response<Neighbours>(),
};
