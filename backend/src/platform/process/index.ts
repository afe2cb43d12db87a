export { tuneGarbageCollection, countFileBytes } from './garbage-collection';
export { assertAddressFree } from './address-free';
export { lockFolder } from './folder-lock';
export { nameOf, parentOf } from './running';
export { StartError } from './start-error';
