import { useQuery } from '@tanstack/react-query';
import { categoryNavTexts, categoryTexts as texts, type Category } from '@touchline/contract';
import {
  Button,
  ConfirmDialog,
  Dialog,
  EditIcon,
  EmptyState,
  FolderIcon,
  MenuButton,
  MoreIcon,
  PlusIcon,
  SkeletonText,
  Stack,
  Text,
  TrashIcon,
  Tree,
  type TreeNode,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { LoadFailed } from '../../shared/load-failed';
import { CategoryForm } from './category-form';
import { useRemoveCategory } from './category-mutations';
import { categoriesQuery } from './category-queries';
import { pathTo, treeOf, type CategoryNode } from './category-tree';

interface CategoryManagerProps {
  teamId: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Category in the form; undefined while the tree is shown. */
type Edit = { parentId: number | null; category?: Category };

/** Dialog that creates, renames, moves and deletes categories. */
export function CategoryManager({ teamId, isOpen, onOpenChange }: CategoryManagerProps) {
  const [edit, setEdit] = useState<Edit>();
  const [toDelete, setToDelete] = useState<Category>();
  const list = useQuery({ ...categoriesQuery(teamId), enabled: isOpen });
  const categories = list.data ?? [];
  const close = (open: boolean) => {
    setEdit(undefined);
    onOpenChange(open);
  };
  const addFirst = (
    <Button tone="accent" icon={PlusIcon} onPress={() => setEdit({ parentId: null })}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <Dialog
        title={titleOf(edit)}
        isOpen={isOpen}
        onOpenChange={close}
        footer={!edit && categories.length > 0 && addFirst}
      >
        {edit ? (
          <CategoryForm teamId={teamId} categories={categories} {...edit} onDone={() => setEdit(undefined)} />
        ) : (
          <Stack gap="12">
            {list.isPending && <SkeletonText lines={4} />}
            {list.isLoadingError && <LoadFailed query={list} />}
            {list.data?.length === 0 && (
              <EmptyState icon={FolderIcon} title={texts.empty} detail={texts.lead} action={addFirst} />
            )}
            {categories.length > 0 && (
              <>
                <Text tone="muted">{texts.lead}</Text>
                <WholeTree categories={categories} onEdit={setEdit} onDelete={setToDelete} />
              </>
            )}
          </Stack>
        )}
      </Dialog>
      <CategoryDeletion
        teamId={teamId}
        categories={categories}
        toDelete={toDelete}
        onDone={() => setToDelete(undefined)}
      />
    </>
  );
}

function titleOf(edit: Edit | undefined): string {
  if (!edit) return categoryNavTexts.manage;
  return edit.category ? texts.changeTitle : texts.add;
}

interface WholeTreeProps {
  categories: readonly Category[];
  onEdit: (edit: Edit) => void;
  onDelete: (category: Category) => void;
}

function WholeTree({ categories, onEdit, onDelete }: WholeTreeProps) {
  const [closed, setClosed] = useState<string[]>([]);
  const ids = categories.map(({ id }) => String(id));
  const toNode = ({ category, children }: CategoryNode): TreeNode => ({
    id: String(category.id),
    label: category.name,
    icon: FolderIcon,
    children: children.map(toNode),
    actions: (
      <MenuButton
        label={texts.actionsFor(category.name)}
        icon={MoreIcon}
        size="small"
        isLabelHidden
        items={[
          {
            id: 'change',
            label: texts.change,
            icon: EditIcon,
            onAction: () => onEdit({ category, parentId: category.parentId }),
          },
          {
            id: 'add',
            label: texts.addInside,
            icon: PlusIcon,
            onAction: () => onEdit({ parentId: category.id }),
          },
          {
            id: 'delete',
            label: texts.delete,
            icon: TrashIcon,
            tone: 'danger',
            onAction: () => onDelete(category),
          },
        ]}
      />
    ),
  });
  return (
    <Tree
      label={categoryNavTexts.categories}
      items={treeOf(categories).map(toNode)}
      expandedIds={ids.filter((id) => !closed.includes(id))}
      onExpand={(open) => setClosed(ids.filter((id) => !open.includes(id)))}
    />
  );
}

interface CategoryDeletionProps {
  teamId: number;
  categories: readonly Category[];
  toDelete: Category | undefined;
  onDone: () => void;
}

/** Confirms a deletion and says where the contents move. */
function CategoryDeletion({ teamId, categories, toDelete, onDone }: CategoryDeletionProps) {
  const remove = useRemoveCategory(teamId);
  const parent = pathTo(categories, toDelete?.parentId ?? null).at(-1);
  return (
    <ConfirmDialog
      title={texts.deleteTitle(toDelete?.name ?? '')}
      body={parent ? texts.movesUpTo(parent.name) : texts.movesOut}
      confirmLabel={texts.delete}
      isOpen={toDelete !== undefined}
      onOpenChange={(isOpen) => !isOpen && onDone()}
      onConfirm={() => toDelete && remove.mutate(toDelete.id, { onSettled: onDone })}
      isPending={remove.isPending}
    />
  );
}
