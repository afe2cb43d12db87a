export { ContentMovesModule } from './content-moves.module';
