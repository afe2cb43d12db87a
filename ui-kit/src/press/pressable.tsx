import type { AriaAttributes, HTMLAttributes, MouseEvent, Ref } from 'react';
import { pressMarks, useAtRest } from './press-marks';
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
  | 'onKeyDown';

interface Common extends AriaAttributes, Pick<HTMLAttributes<HTMLElement>, Native> {
  /** On a click, a tap, Enter, or Space where it is a button. */
  onPress?: () => void;
  isDisabled?: boolean;
}

interface ButtonProps extends Common {
  type?: 'button' | 'submit';
  /** The id of the form it submits, from outside of it. */
  form?: string;
  /** Takes no presses for now, and keeps the focus. */
  isPending?: boolean;
  /** Has the focus from the beginning; not beside a `ref`. */
  autoFocus?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

interface LinkProps extends Common {
  href: string;
  target?: '_blank';
  rel?: string;
  download?: boolean;
}

/** With an `href` it is a link. */
export type PressableProps = ButtonProps & Partial<LinkProps>;

/** The browser's own button or link: what everything of the kit is made of that is simply pressed. */
export function Pressable(props: PressableProps) {
  const { href, target, rel, download, type, form, isPending, autoFocus, ref, ...common } = props;
  const marks = {
    ...pressMarks,
    onPointerEnter: both(pressMarks.onPointerEnter, common.onPointerEnter),
    onKeyDown: both(pressMarks.onKeyDown, common.onKeyDown),
  };
  return href ? (
    <Link {...common} {...marks} {...{ href, target, rel, download }} />
  ) : (
    <Button {...common} {...marks} {...{ type, form, isPending, autoFocus, ref }} />
  );
}

const both =
  <Event,>(first: (event: Event) => void, second?: (event: Event) => void) =>
  (event: Event) => {
    first(event);
    second?.(event);
  };

/** By its `tabIndex` Safari gives it the focus when it is pressed. */
function Button({ isDisabled, isPending, onPress, type = 'button', autoFocus, ref, ...rest }: ButtonProps) {
  useAtRest(isDisabled || isPending);
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    if (isPending) event.preventDefault();
    else onPress?.();
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

/** One that cannot be followed keeps its name and its place. */
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
