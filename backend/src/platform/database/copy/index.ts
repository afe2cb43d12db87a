export { clearUnused } from './empty';
export { Loading } from './loading';
export { Snapshot, type Shape, type Table } from './snapshot';
