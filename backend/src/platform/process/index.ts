export { assertFreeAddress } from './free-address';
export { holdFolder } from './folder-lock';
export { StartError } from './start-error';
