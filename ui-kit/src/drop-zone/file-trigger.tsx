import { useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button';

export interface FileTriggerProps extends Pick<
  ButtonProps,
  'tone' | 'size' | 'icon' | 'isDisabled' | 'isPending'
> {
  /** Kinds that can be chosen: MIME types or extensions, such as `image/*` or `.pdf`. */
  accept?: readonly string[];
  /** Allows several files at once. */
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** A button that opens the file chooser. */
export function FileTrigger({ accept, isMultiple = false, onFiles, children, ...button }: FileTriggerProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const choose = () => {
    if (!chooser.current) return;
    // Allows the same file to be chosen again.
    chooser.current.value = '';
    chooser.current.click();
  };
  return (
    <>
      <Button {...button} onPress={choose}>
        {children}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept?.join()}
        multiple={isMultiple}
        onClick={(event) => event.stopPropagation()}
        onChange={({ target: { files } }) => files && files.length > 0 && onFiles([...files])}
      />
    </>
  );
}
