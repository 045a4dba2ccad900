import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';

const looks = {
  /** For the main thing to do next. Use it at most once on a screen. */
  primary: 'bg-plum text-on-plum hover:bg-plum-deep shadow-card font-semibold',
  plain: 'bg-card text-ink border border-edge hover:border-plum hover:text-plum font-medium',
  quiet: 'text-soft hover:text-plum hover:bg-plum-wash font-medium',
  danger: 'bg-card text-clay border border-clay hover:bg-clay-wash font-medium',
};
const sizes = { small: 'min-h-9 px-3 text-[0.9375rem]', normal: 'min-h-11 px-5', large: 'min-h-14 px-8 text-lg' };

export type ButtonLook = { look?: keyof typeof looks; size?: keyof typeof sizes; icon?: IconName };

/** Returns the class names of a button, for links that should look like one. */
export const buttonClass = ({ look = 'plain', size = 'normal' }: ButtonLook): string =>
  classNames(
    'inline-flex items-center justify-center gap-2 rounded-full text-center leading-tight transition-colors duration-150',
    'disabled:opacity-55 disabled:pointer-events-none aria-disabled:opacity-55',
    looks[look],
    sizes[size],
  );

/** A button. While `busy` it keeps its label and its focus, and clicking it does nothing. */
export function Button({
  look,
  size,
  icon,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonLook & { busy?: boolean; ref?: Ref<HTMLButtonElement> } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type={type}
      className={classNames(buttonClass({ ...(look && { look }), ...(size && { size }) }), className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {icon !== undefined && <Icon name={icon} className="size-[1.15em]" />}
      {children}
    </button>
  );
}
