export { collectEarlier, haveRead } from './memory';
export { assertFreeAddress } from './free-address';
export { holdFolder } from './folder-lock';
export { nameOf, parentOf } from './running';
export { StartError } from './start-error';
