import { useRef, type ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { classes } from '../classes';
import { IconButton } from '../icon-button/icon-button';
import { CloseIcon } from '../icons/icons';
import * as styles from './modal.css';
import { useCloseOnBack } from './use-close-on-back';
import { useDimmedPage } from './use-dimmed-page';
import { useDragTransform } from './use-drag-transform';
import { useFocusInView } from './use-focus-in-view';
import { useSwipe } from './use-swipe';
import { FreezeOnClose } from './freeze-on-close';

const dialog = {
  scrim: styles.scrim,
  head: styles.head,
  body: styles.body,
  foot: styles.foot,
};
const panel = {
  scrim: styles.panelScrim,
  head: styles.panelHead,
  body: styles.panelBody,
  foot: styles.panelFoot,
};

const screen = {
  scrim: styles.screenScrim,
  head: styles.screenHead,
  body: styles.screenBody,
  foot: styles.foot,
};

/** Position and size of a modal. */
type ModalPlace = keyof typeof styles.sizes | keyof typeof styles.panels | 'screen';

export interface ModalFrameProps {
  title: string;
  place: ModalPlace;
  role?: 'dialog' | 'alertdialog';
  /** Allows a press outside, or a swipe down on phones, to close it. */
  isDismissable?: boolean;
  isOpen: boolean;
  closeLabel: string;
  onClose: () => void;
  footer?: ReactNode;
  /** A button at the end of the head of a modal that fills the screen. */
  action?: ReactNode;
  children: ReactNode;
}

const isPanel = (place: ModalPlace): place is keyof typeof styles.panels => place in styles.panels;
const looksOf = (place: ModalPlace) => (place === 'screen' ? screen : isPanel(place) ? panel : dialog);

function boxOf(place: ModalPlace): string {
  if (place === 'screen') return styles.screen;
  return isPanel(place) ? styles.panels[place] : classes(styles.modal, styles.sizes[place]);
}

const downwards = { direction: 'down', threshold: 120, flick: 0.5 } as const;

/** The common frame of all modals, in a module of its own so that it can be loaded lazily. */
export function ModalFrame(props: ModalFrameProps) {
  const { place, isDismissable = true, isOpen, onClose } = props;
  const box = useRef<HTMLDivElement>(null);
  const { by, handlers } = useSwipe(downwards, onClose);
  useDragTransform(box, 0, by);
  useFocusInView(box, isOpen);
  useDimmedPage(isOpen);
  useCloseOnBack(isOpen, onClose);
  const isSheet = isDismissable && !isPanel(place) && place !== 'screen';
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable={isDismissable}
      onOpenChange={(opens) => !opens && onClose()}
      className={looksOf(place).scrim}
    >
      <Modal ref={box} className={boxOf(place)}>
        {isSheet && <div className={styles.grip} {...handlers} />}
        <FreezeOnClose isOpen={isOpen}>
          <ModalContent {...props} />
        </FreezeOnClose>
      </Modal>
    </ModalOverlay>
  );
}

function ModalContent({
  title,
  place,
  role = 'dialog',
  closeLabel,
  onClose,
  footer,
  action,
  children,
}: ModalFrameProps) {
  const looks = looksOf(place);
  const close = role === 'dialog' && <IconButton label={closeLabel} icon={CloseIcon} onPress={onClose} />;
  const isScreen = place === 'screen';
  return (
    <Dialog role={role} className={styles.dialog}>
      <div className={looks.head}>
        {isScreen && close}
        <Heading slot="title" className={styles.title}>
          {title}
        </Heading>
        {isScreen ? action : close}
      </div>
      <div className={looks.body}>{children}</div>
      {footer && <div className={looks.foot}>{footer}</div>}
    </Dialog>
  );
}
