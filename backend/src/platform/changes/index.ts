export { changesFrom } from './change.repository';
export { Changes } from './changes';
export { ChangesModule } from './changes.module';
