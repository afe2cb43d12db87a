export { Bin } from './bin.service';
export { CategoryOrder } from './category-order.service';
export { CategoryOrderRepository, LAST_POSITION } from './category-order.repository';
export { aboutContent } from './content-activity';
export { kindsInDatabase, type ContentRef } from './content-kinds';
export { presentContentItem } from './content-item';
export { EndedSittings } from './ended-sittings';
export { presentSavedVersion } from './history.presenter';
export { History } from './history.service';
export type { VersionRow } from './history.repository';
export { LastRead } from './last-read.service';
export {
  ChangesDto,
  LastReadDto,
  OpenDto,
  PublicationDto,
  SittingsDto,
  StarDto,
  VersionsDto,
} from './lifecycle.dto';
export { LifecycleModule } from './lifecycle.module';
export { PeopleMentions } from './people-mentions';
export { Publishing } from './publishing.service';
export { readStateColumn, viewJoin } from './read-state';
export { stillUrlOf, stillVersionColumn } from './still-url';
export { StarsAndViews } from './stars-and-views.repository';
