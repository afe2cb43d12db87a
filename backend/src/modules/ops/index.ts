export { OpsModule } from './ops.module';
export { addOps } from './ops.plugin';
