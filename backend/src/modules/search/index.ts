export { FoldedTexts } from './folded-texts';
export { SearchIndex } from './search-index.service';
export { SearchIndexSchedule } from './search-index-schedule';
export { SearchModule } from './search.module';
