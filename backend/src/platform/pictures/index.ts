export { decodeInProcess } from './decode-in-process';
