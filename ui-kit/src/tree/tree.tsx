import type { ReactNode } from 'react';
import {
  Button,
  Collection,
  Tree as AriaTree,
  TreeItem as AriaTreeItem,
  TreeItemContent,
} from 'react-aria-components';
import { toggle } from '../disclosure/disclosure.css';
import { ChevronRightIcon, type Icon } from '../icons/icons';
import { AriaRoot } from '../provider/aria-root';
import { Skeleton } from '../skeleton/skeleton';
import * as styles from './tree.css';

export interface TreeNode {
  id: string;
  label: string;
  icon?: Icon;
  /** The link target. */
  href?: string;
  /** Child nodes; an empty array is an expandable node without children yet. */
  children?: readonly TreeNode[];
  /** The children are loading. */
  isLoading?: boolean;
  /** Content at the end of the line, such as a menu. */
  actions?: ReactNode;
}

export interface TreeProps {
  /** The accessible name of the tree. */
  label: string;
  items: readonly TreeNode[];
  expandedIds?: readonly string[];
  defaultExpandedIds?: readonly string[];
  onExpand?: (ids: string[]) => void;
  /** The selected node; selection requires `onSelect`. */
  selectedId?: string;
  onSelect?: (id: string) => void;
  loadingLabel?: string;
}

/** Nested items such as categories: arrow keys move, expand and collapse; typing a letter jumps to a name. */
export function Tree(props: TreeProps) {
  const { label, items, expandedIds, defaultExpandedIds, onExpand, selectedId, onSelect } = props;
  const { loadingLabel = 'Loading' } = props;
  return (
    <AriaRoot>
      <AriaTree
        aria-label={label}
        items={items}
        className={styles.tree}
        expandedKeys={expandedIds}
        defaultExpandedKeys={defaultExpandedIds}
        onExpandedChange={(keys) => onExpand?.([...keys].map(String))}
        selectionMode={onSelect ? 'single' : 'none'}
        selectionBehavior="replace"
        selectedKeys={selectedId === undefined ? [] : [selectedId]}
        onSelectionChange={(keys) => {
          const [id] = keys === 'all' ? [] : keys;
          if (id !== undefined) onSelect?.(String(id));
        }}
      >
        {(node) => <Branch node={node} loadingLabel={loadingLabel} />}
      </AriaTree>
    </AriaRoot>
  );
}

function Branch({ node, loadingLabel }: { node: TreeNode; loadingLabel: string }) {
  const { id, label, href, children, isLoading } = node;
  const hasToggle = isLoading === true || (children?.length ?? 0) > 0;
  return (
    <AriaTreeItem id={id} textValue={label} href={href} className={styles.item}>
      <TreeItemContent>
        <Line node={node} hasToggle={hasToggle} />
      </TreeItemContent>
      {isLoading && (
        <AriaTreeItem id={`${id}-loading`} textValue={loadingLabel} className={styles.item}>
          <TreeItemContent>
            <div className={styles.line} aria-busy="true">
              <span className={styles.noToggle} />
              <span className={styles.waiting}>
                <Skeleton shape="text" />
              </span>
            </div>
          </TreeItemContent>
        </AriaTreeItem>
      )}
      <Collection items={children ?? []}>
        {(child) => <Branch node={child} loadingLabel={loadingLabel} />}
      </Collection>
    </AriaTreeItem>
  );
}

function Line({ node, hasToggle }: { node: TreeNode; hasToggle: boolean }) {
  const { label, icon: Icon, actions } = node;
  return (
    <div className={styles.line}>
      {hasToggle ? (
        <Button slot="chevron" className={toggle}>
          <span className={styles.chevron}>
            <ChevronRightIcon size={16} />
          </span>
        </Button>
      ) : (
        <span className={styles.noToggle} />
      )}
      {Icon && (
        <span className={styles.icon}>
          <Icon size={16} />
        </span>
      )}
      <span className={styles.words}>{label}</span>
      {actions}
    </div>
  );
}
