import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useCloseOnBack } from '../overlay/use-close-on-back';
import { useDimmedPage } from '../overlay/use-dimmed-page';
import { FreezeOnClose } from '../overlay/freeze-on-close';
import type { CommandPaletteProps } from './palette-props';
import * as styles from './command-palette.css';
import { PaletteSearch } from './palette-search';

/** The palette itself, in a module of its own so that it can be loaded lazily. */
export function PaletteFrame(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, label = 'Search and commands' } = props;
  useDimmedPage(isOpen);
  useCloseOnBack(isOpen, () => onOpenChange(false));
  return (
    <ModalOverlay isDismissable isOpen={isOpen} onOpenChange={onOpenChange} className={styles.scrim}>
      <Modal className={styles.box}>
        <Dialog aria-label={label} className={styles.dialog}>
          <FreezeOnClose isOpen={isOpen}>
            <PaletteSearch {...props} label={label} />
          </FreezeOnClose>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
