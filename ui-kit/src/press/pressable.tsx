import type { AriaAttributes, HTMLAttributes, MouseEvent, Ref } from 'react';
import { pressMarks, useClearHover } from './press-marks';
import { actOnPress, isPendingPress, recordPress } from './last-press';
import { takeFocus } from './take-focus';
import { useLink } from './use-link';

type Native =
  | 'id'
  | 'role'
  | 'tabIndex'
  | 'className'
  | 'children'
  | 'onPointerEnter'
  | 'onPointerMove'
  | 'onFocus'
  | 'onKeyDown';

interface Common extends AriaAttributes, Pick<HTMLAttributes<HTMLElement>, Native> {
  /** Called on click, tap, Enter, or Space for buttons. */
  onPress?: () => void;
  isDisabled?: boolean;
}

interface ButtonProps extends Common {
  type?: 'button' | 'submit';
  /** The id of the form that it submits from outside. */
  form?: string;
  /** Ignores presses and keeps the focus. */
  isPending?: boolean;
  /** Focuses the element on mount; cannot be combined with `ref`. */
  autoFocus?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

interface LinkProps extends Common {
  href: string;
  target?: '_blank';
  rel?: string;
  download?: boolean;
}

/** A link if it has an `href`, otherwise a button. */
export type PressableProps = ButtonProps & Partial<LinkProps>;

/** A native button or link: the base of all pressable components of the kit that do not use React Aria. */
export function Pressable(props: PressableProps) {
  const { href, target, rel, download, type, form, isPending, autoFocus, ref, ...common } = props;
  const marks = {
    ...pressMarks,
    onPointerEnter: both(pressMarks.onPointerEnter, common.onPointerEnter),
    onKeyDown: both(pressMarks.onKeyDown, common.onKeyDown),
  };
  return href ? (
    <Link {...common} {...marks} href={href} target={target} rel={rel} download={download} />
  ) : (
    <Button
      {...common}
      {...marks}
      type={type}
      form={form}
      isPending={isPending}
      autoFocus={autoFocus}
      ref={ref}
    />
  );
}

const both =
  <Event,>(first: (event: Event) => void, second?: (event: Event) => void) =>
  (event: Event) => {
    first(event);
    second?.(event);
  };

/** Safari focuses a pressed button only if it has a `tabIndex`. */
function Button({ isDisabled, isPending, onPress, type = 'button', autoFocus, ref, ...rest }: ButtonProps) {
  useClearHover(isDisabled || isPending);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    if (isPending || isPendingPress(event.currentTarget)) return event.preventDefault();
    recordPress(event.currentTarget);
    actOnPress(onPress);
  };
  return (
    <button
      tabIndex={0}
      {...rest}
      ref={ref ?? (autoFocus ? takeFocus : undefined)}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
      onClick={press}
    />
  );
}

/** A disabled link keeps its text and its position. */
function Link({ href, isDisabled, onPress, ...rest }: LinkProps) {
  const { address, follow } = useLink(href);
  if (isDisabled) return <a {...rest} role="link" aria-disabled="true" data-disabled="true" />;
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    event.stopPropagation();
    onPress?.();
    follow(event);
  };
  return <a tabIndex={0} {...rest} href={address} onClick={press} />;
}
