import { mediaRules, oneOf, pictureSizes, type PictureSize } from '@touchline/contract';
import { Follows, IfGiven } from '../../platform/http';

export class PictureQuery {
  @IfGiven()
  @Follows(oneOf(pictureSizes, 'size must be small or medium'))
  size?: PictureSize;
}

export class CopiedFilesDto {
  @Follows(mediaRules.copiedFiles)
  fileIds: number[];
}
