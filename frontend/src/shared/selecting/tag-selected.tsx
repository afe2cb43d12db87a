import { selectionTexts as texts } from '@touchline/contract';
import { Popover, SkeletonText, TagIcon, media, useMedia } from '@touchline/ui-kit';
import { lazyContent } from '../lazy-content';
import type { SelectedActionProps } from './selected-action';

const TagForm = lazyContent(async () => (await import('./tag-form')).TagForm);

/** Adds tags to the selected pages or plays, and removes them. */
export function TagSelected({ isDisabled, ...form }: SelectedActionProps) {
  const isPhone = useMedia(media.belowTablet);
  return (
    <Popover
      label={texts.tags}
      icon={TagIcon}
      isLabelHidden={isPhone}
      size="small"
      isDisabled={isDisabled}
      sheetTitle={texts.tagsOf(form.kind, form.selected.length)}
      isSheetFitted
    >
      {(close) => <TagForm fallback={<SkeletonText lines={6} />} {...form} onClose={close} />}
    </Popover>
  );
}
