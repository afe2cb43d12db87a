export { holdFolder } from './folder-lock';
export { StartError } from './start-error';
