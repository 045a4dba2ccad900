import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';

const tones = {
  info: 'bg-sea-wash text-sea border-sea/30',
  good: 'bg-olive-wash text-olive border-olive/30',
  care: 'bg-ochre-wash text-ochre border-ochre/30',
  trouble: 'bg-clay-wash text-clay border-clay/35',
};

/**
 * Tells the user something, with an action if there is one to take. The tone `trouble` interrupts a screen reader; the other
 * tones wait.
 */
export function Banner({
  tone,
  icon,
  children,
  action,
}: {
  tone: keyof typeof tones;
  icon: IconName;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div
      role={tone === 'trouble' ? 'alert' : 'status'}
      className={classNames('arrive flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border px-4 py-3', tones[tone])}
    >
      <Icon name={icon} />
      <div className="min-w-0 flex-1 basis-56 text-ink">{children}</div>
      {action}
    </div>
  );
}
