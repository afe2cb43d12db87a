import {
  listRules,
  mediaKinds,
  mediaRules,
  oneOf,
  pageRules,
  pictureSizes,
  type MediaKind,
  type PictureSize,
} from '@touchline/contract';
import { Follows, IfGiven } from '../../platform/http';

export class PictureQuery {
  @IfGiven()
  @Follows(oneOf(pictureSizes, 'size must be small or medium'))
  size?: PictureSize;
}

export class MediaListQueryDto {
  @IfGiven()
  @Follows(listRules.pagedView)
  view?: 'paged';

  @IfGiven()
  @Follows(pageRules.searchText)
  search?: string;

  @IfGiven()
  @Follows(oneOf(mediaKinds, 'kind must be pictures'))
  kind?: MediaKind;

  @IfGiven()
  @Follows(listRules.pagedCursor)
  cursor?: string;
}

export class CopiedFilesDto {
  @Follows(mediaRules.copiedFiles)
  fileIds: number[];
}
