import type { ReactNode } from 'react';
import { StrandChart } from '../../components/StrandChart.tsx';
import { useTitle } from '../../components/Page.tsx';
import { Wordmark } from '../../components/Wordmark.tsx';

const ornament = [1, 1, 0.8, 0.55, 0.7, 0.35, 0.2, 0, 0].map((share, at) => ({ key: String(at), label: '', share }));

/** The frame of the pages for visitors: what Stoa is, and beside it the page's own card. */
export function VisitorLayout({ title, heading, children }: { title: string; heading: string; children: ReactNode }) {
  useTitle(title);
  return (
    <div className="mx-auto grid min-h-dvh max-w-6xl items-center gap-10 px-5 py-10 sm:px-8 lg:grid-cols-[1.1fr_1fr] lg:gap-20">
      <header className="grid gap-5 lg:gap-8">
        <Wordmark className="text-xl" />
        <p className="max-w-lg font-serif text-[1.75rem] leading-tight font-semibold tracking-tight sm:text-[2.5rem]">
          Math, one skill at a time, until it sticks.
        </p>
        <p className="max-w-md text-lg text-soft">
          Problems at your level. Hints when you’re stuck. A clear picture of what you know.
        </p>
        <StrandChart columns={ornament} className="hidden w-full max-w-lg sm:block" />
      </header>
      <main id="main" tabIndex={-1} className="card grid gap-6 p-6 shadow-lift sm:p-9">
        <h1 className="text-[1.75rem]">{heading}</h1>
        {children}
      </main>
    </div>
  );
}
