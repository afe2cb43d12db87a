import type { ReactNode } from 'react';
import { FileTrigger as AriaFileTrigger } from 'react-aria-components';
import { Button, type ButtonProps } from '../button/button';

export interface FileTriggerProps extends Pick<
  ButtonProps,
  'tone' | 'size' | 'icon' | 'isDisabled' | 'isPending'
> {
  /** What can be chosen: types or endings, such as `image/*` or `.pdf`. */
  accept?: readonly string[];
  /** More than one at once. */
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** A button that opens the chooser of files. */
export function FileTrigger({ accept, isMultiple = false, onFiles, children, ...button }: FileTriggerProps) {
  return (
    <AriaFileTrigger
      acceptedFileTypes={accept && [...accept]}
      allowsMultiple={isMultiple}
      onSelect={(files) => files && files.length > 0 && onFiles([...files])}
    >
      <Button {...button}>{children}</Button>
    </AriaFileTrigger>
  );
}
