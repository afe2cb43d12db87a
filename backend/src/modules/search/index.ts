export { Haystacks } from './haystacks.service';
export { SearchIndexSchedule } from './search-index-schedule';
export { SearchModule } from './search.module';
