import { useMemo, type ReactNode } from 'react';
import { Avatar } from '../avatar/avatar';
import { Heading } from '../heading/heading';
import { LazyModal } from '../overlay/lazy-modal';
import { LazyPopover } from '../popover/popover';
import { Text } from '../text/text';
import { media } from '../theme/media';
import { useMedia } from '../theme/use-media';
import * as styles from './person-card.css';

export interface PersonCardProps {
  name: string;
  /** URL of the picture; initials are shown without one. */
  src?: string | null;
  /** Second line, such as the role. */
  detail?: ReactNode;
  /** The element that opened the card, which appears beside it; without one, and on phones, it is a modal. */
  anchor: HTMLButtonElement | null;
  closeLabel: string;
  isOpen: boolean;
  onClose: () => void;
  /** PersonCardSection elements. */
  children?: ReactNode;
}

/** A card about a person: face, name, and what is known of them. */
export function PersonCard({ anchor, ...props }: PersonCardProps) {
  const { name, isOpen, closeLabel, onClose } = props;
  const isPhone = useMedia(media.belowTablet);
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  if (!anchor || isPhone)
    return (
      <LazyModal title={name} place="small" closeLabel={closeLabel} isOpen={isOpen} onClose={onClose}>
        <Content {...props} isNamed={false} />
      </LazyModal>
    );
  return (
    <LazyPopover label={name} isOpen={isOpen} triggerRef={triggerRef} onClose={onClose} width="card">
      <Content {...props} isNamed />
    </LazyPopover>
  );
}

type ContentProps = Pick<PersonCardProps, 'name' | 'src' | 'detail' | 'children'> & { isNamed: boolean };

function Content({ name, src, detail, children, isNamed }: ContentProps) {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Avatar name={name} src={src} size="huge" />
        <div className={styles.words}>
          {isNamed && (
            <Heading level={2} size="18" isUserText>
              {name}
            </Heading>
          )}
          {detail}
        </div>
      </div>
      {children}
    </div>
  );
}

export interface PersonCardSectionProps {
  label?: string;
  children: ReactNode;
}

/** Part of a PersonCard below a hairline. */
export function PersonCardSection({ label, children }: PersonCardSectionProps) {
  return (
    <div className={styles.section}>
      {label !== undefined && (
        <Text size="12" weight="medium" tone="muted">
          {label}
        </Text>
      )}
      {children}
    </div>
  );
}
