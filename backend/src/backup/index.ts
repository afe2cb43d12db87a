export { runBackup, runRestore } from './commands';
