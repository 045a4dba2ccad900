import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../../../components/Icon.tsx';
import type { IconName } from '../../../../components/Icon.tsx';

/** A card of the conversation: its kind and unit, its content, and its buttons at the lower right. */
export function CardFrame({
  icon,
  title,
  unit,
  badge = null,
  buttons,
  children,
}: {
  icon: IconName;
  title: string;
  unit: string;
  badge?: ReactNode;
  buttons: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <article aria-labelledby={id} className="card grid min-w-0 gap-4 p-4 sm:p-5">
      <header className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="grid gap-0.5">
          <h2 id={id} className="flex items-center gap-2 text-lg">
            <Icon name={icon} className="size-5 text-plum" /> {title}
          </h2>
          <p className="text-sm text-soft">{unit}</p>
        </div>
        {badge}
      </header>
      {children}
      <div className="flex flex-wrap justify-end gap-2 empty:hidden">{buttons}</div>
    </article>
  );
}
