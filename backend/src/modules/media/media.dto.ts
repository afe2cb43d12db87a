import {
  mediaKinds,
  mediaRules,
  oneOf,
  pictureSizes,
  type MediaKind,
  type PictureSize,
} from '@touchline/contract';
import { Follows, IfGiven, SearchedListDto } from '../../platform/http';

export class PictureDto {
  @IfGiven()
  @Follows(oneOf(pictureSizes, 'size must be small or medium'))
  size?: PictureSize;
}

export class MediaListDto extends SearchedListDto {
  @IfGiven()
  @Follows(oneOf(mediaKinds, 'kind must be pictures'))
  kind?: MediaKind;
}

export class CopiedFilesDto {
  @Follows(mediaRules.copiedFiles)
  fileIds: number[];
}
