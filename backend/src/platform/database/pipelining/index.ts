export { batchingStream } from './batching-socket';
export { ReadConnections, WriteConnections } from './pipelined-connections';
