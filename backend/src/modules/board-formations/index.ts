export { BoardFormationsModule } from './board-formations.module';
export { BoardFormations } from './board-formations.service';
