import { useQuery } from '@tanstack/react-query';
import { categoryNavTexts, categoryTexts as texts } from '@touchline/contract';
import { FolderIcon, Inline, media as breakpoints, MenuButton, Select, useMedia } from '@touchline/ui-kit';
import { categoriesQuery } from './category-queries';
import { choicesOf } from './category-tree';

export interface CategorySelectProps {
  teamId: number;
  value: number | null;
  onChange: (categoryId: number | null) => void;
}

const none = 'none';

/** Category field of a form; renders nothing if the team has no categories. */
export function CategorySelect({ teamId, value, onChange }: CategorySelectProps) {
  const { data: categories = [] } = useQuery(categoriesQuery(teamId));
  if (categories.length === 0) return null;
  const choices = choicesOf(categories).map(({ id, label }) => ({ id: String(id), label }));
  return (
    <Select
      label={categoryNavTexts.category}
      items={[{ id: none, label: texts.none }, ...choices]}
      selectedKey={String(value ?? none)}
      onSelectionChange={(id) => onChange(id === none ? null : Number(id))}
    />
  );
}

/** Category picker as a menu button, beside the tags of a page; on phones an icon, since the trail above names the category. */
export function CategoryMenu({ teamId, value, onChange }: CategorySelectProps) {
  const { data: categories = [] } = useQuery(categoriesQuery(teamId));
  const isPhone = useMedia(breakpoints.belowTablet);
  if (categories.length === 0) return null;
  const choices = choicesOf(categories);
  const chosen = choices.find(({ id }) => id === value);
  const entry = (id: number | null, label: string) => ({
    id: String(id ?? none),
    label,
    isSelected: id === (chosen?.id ?? null),
    onAction: () => onChange(id),
  });
  const entries = [entry(null, texts.none), ...choices.map(({ id, label }) => entry(id, label))];
  return (
    <Inline gap="4">
      <MenuButton
        label={chosen ? `${categoryNavTexts.category}: ${chosen.label}` : texts.file}
        icon={FolderIcon}
        size="small"
        isLabelHidden={isPhone}
        items={[{ id: 'categories', title: categoryNavTexts.category, items: entries }]}
      />
    </Inline>
  );
}
