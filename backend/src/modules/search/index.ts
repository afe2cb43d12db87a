export { Haystacks } from './haystacks.service';
export { SearchModule } from './search.module';
