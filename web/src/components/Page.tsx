import { useEffect } from 'react';
import type { ReactNode } from 'react';

/** Sets the page's title for the browser tab, its history and screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Stoa`;
  }, [title]);
}

/** The frame of a page: its title, its heading, its width. */
export function Page({
  title,
  heading = title,
  lead,
  aside,
  wide = false,
  children,
}: {
  title: string;
  heading?: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) {
  useTitle(title);
  return (
    <div className={`mx-auto w-full px-4 pt-8 pb-24 sm:px-6 sm:pt-12 ${wide ? 'max-w-6xl' : 'max-w-3xl'}`}>
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 tabIndex={-1} className="text-[2rem] sm:text-[2.5rem]">
            {heading}
          </h1>
          {lead !== undefined && <p className="max-w-prose text-lg text-soft">{lead}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  );
}
