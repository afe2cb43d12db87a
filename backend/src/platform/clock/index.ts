export { Clock, monotonicMs } from './clock';
