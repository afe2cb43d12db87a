export { Changes } from './changes';
export { ChangesModule } from './changes.module';
