import type { QueryKey } from '@tanstack/react-query';
import { orderTexts as texts, type ContentKind } from '@touchline/contract';
import { MovableGrid, type MovableGridProps } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useMoveContent, type Reorder } from './use-move-content';

interface Content {
  id: number;
  categoryId: number | null;
}

interface MovableContentsProps<Data, Item extends Content> {
  kind: ContentKind;
  label: string;
  teamId: number;
  /** Key of the query whose data the list shows. */
  queryKey: QueryKey;
  contents: readonly Item[];
  titleOf: (content: Item) => string;
  /** Changes the order in the data of the query. */
  reorder: Reorder<Data, Item>;
  menuAt: MovableGridProps<never>['menuAt'];
  children: (content: Item) => ReactNode;
}

/** Cards of the pages or plays of a category. Those of its descendants are listed too, and move within their own category. */
export function MovableContents<Data, Item extends Content>(props: MovableContentsProps<Data, Item>) {
  const { kind, label, teamId, queryKey, contents, titleOf, reorder, menuAt, children } = props;
  const { mutate } = useMoveContent({ kind, teamId, queryKey, reorder });
  const items = contents.map((content) => ({
    id: String(content.id),
    title: titleOf(content),
    group: content.categoryId ?? 0,
    content,
  }));
  return (
    <MovableGrid
      label={label}
      columns={[1, 2, 3]}
      gap="16"
      items={items}
      menuAt={menuAt}
      texts={{
        menuOf: texts.actionsOf,
        earlier: texts.moveEarlier,
        later: texts.moveLater,
        moved: texts.moved(items.length),
      }}
      onMove={({ id, side, anchorId }) => mutate({ id: Number(id), side, anchorId: Number(anchorId) })}
    >
      {({ content }) => children(content)}
    </MovableGrid>
  );
}
