import { useRef, useState } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons';
import { useDragTransform } from '../overlay/use-drag-transform';
import { useSwipe } from '../overlay/use-swipe';
import { ProgressRing } from '../progress/progress-ring';
import { dismissToast, type Toast } from './toast-store';
import * as styles from './toast.css';
import { useCountdown } from './use-countdown';

const DURATION_MS = 5000;
/** With a button, which takes longer to decide on and to reach. */
const ACTION_DURATION_MS = 10_000;
const toTheRight = { direction: 'right', threshold: 50 } as const;
const signs = { default: InfoIcon, success: SuccessIcon, danger: WarningIcon };

/**
 * One toast: disappears after 5 seconds, with an action after 10, pauses on hover, on focus and while a task is in progress, and can
 * be swiped to the right.
 */
export function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, title, description, tone = 'default', action, share } = toast;
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const close = () => dismissToast(id);
  const card = useRef<HTMLDivElement>(null);
  const { by, handlers } = useSwipe(toTheRight, close);
  useCountdown(
    action ? ACTION_DURATION_MS : DURATION_MS,
    isHovered || isFocused || by > 0 || share !== undefined,
    close,
  );
  useDragTransform(card, by, 0);

  const Sign = signs[tone];
  const known = share === 'unknown' ? undefined : share;
  return (
    <div
      ref={card}
      role={tone === 'danger' ? 'alert' : 'status'}
      data-tone={tone}
      className={styles.toast}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      {...handlers}
    >
      <span className={styles.sign}>
        {share === undefined ? <Sign size={18} /> : <ProgressRing label={title} share={known} size={16} />}
      </span>
      <div className={styles.content}>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {action && (
          <Button size="small" onPress={action.onPress}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label={closeLabel} icon={CloseIcon} size="small" onPress={close} />
    </div>
  );
}
