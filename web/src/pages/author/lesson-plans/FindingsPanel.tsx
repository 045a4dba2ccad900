import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { sentenceOf } from '../../../components/Trouble.tsx';
import { nameOfPath } from './plan-draft.ts';
import { urgencies } from './PlanFields.tsx';
import type { WhatIsLeft } from './what-is-left.ts';

/**
 * Opens the folds around a place, from the outside in, and goes to its field; a place without its own field leads to the field
 * around it.
 */
export function showPlace(at: string): void {
  const parts = at.split('.');
  const paths = parts.map((_, length) => parts.slice(0, length + 1).join('.'));
  const openNext = (index: number): void => {
    const at = paths[index];
    if (at === undefined) return leadTo(paths);
    const fold = document.querySelector<HTMLDetailsElement>(`details[data-fold~="${at}"]`);
    if (fold !== null) fold.open = true;
    whenDrawn(fold, () => openNext(index + 1));
  };
  openNext(0);
}

/** A fold's content is drawn a moment after it is opened. */
function whenDrawn(fold: HTMLDetailsElement | null, then: () => void, tries = 20): void {
  if (fold === null || fold.childElementCount > 1 || tries === 0) return then();
  requestAnimationFrame(() => whenDrawn(fold, then, tries - 1));
}

function leadTo(paths: readonly string[]): void {
  const place = paths
    .toReversed()
    .map((at) => document.querySelector<HTMLElement>(`[data-at="${at}"]`))
    .find((element) => element !== null);
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('input, textarea, select, summary')?.focus({ preventScroll: true });
}

/** Findings beyond this number are shown on request. */
const mostShown = 12;

/** The next thing to write, and everything that is wrong with what is written, each with a link to its place. */
export function FindingsPanel({
  left,
  checking,
  failed,
  unread,
  onShow,
}: {
  left: WhatIsLeft;
  checking: boolean;
  failed: Error | null;
  /** Why the JSON can't be read; it hasn't been checked then. */
  unread: string | null;
  onShow: () => void;
}) {
  const [whole, showWhole] = useState(false);
  const told = unread === null ? left.told : [];
  const shown = whole ? told : told.slice(0, mostShown);
  return (
    <section aria-labelledby="findings" className="grid gap-3">
      <h2 id="findings" className="text-lg">
        What the check says
      </h2>
      <p role="status" className={unread === null ? 'text-soft' : 'wrap-anywhere text-clay'}>
        {unread !== null
          ? `We can’t read the JSON, so we can’t check it. ${unread}`
          : failed !== null
            ? sentenceOf(failed)
            : checking
              ? 'Checking …'
              : inShort(left)}
      </p>
      <ul className="grid gap-2">
        {shown.map(({ at, says, urgency }) => (
          <li key={`${at} ${says}`} className="grid justify-items-start gap-0.5 border-l-2 border-line pl-3">
            <span className={classNames('text-sm font-semibold', urgencies[urgency].tone)}>{urgencies[urgency].label}</span>
            <span className="text-[0.9375rem] wrap-anywhere">{says}</span>
            <button
              type="button"
              className="link min-h-9 text-left text-[0.9375rem]"
              onClick={() => {
                onShow();
                requestAnimationFrame(() => showPlace(at));
              }}
            >
              {nameOfPath(at)}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < told.length && (
        <Button size="small" className="justify-self-start" onClick={() => showWhole(true)}>
          Show all {told.length}
        </Button>
      )}
    </section>
  );
}

function inShort({ told, next }: WhatIsLeft): string {
  if (told.length === 0) return 'Nothing to fix. It’s ready to teach.';
  const count = (urgency: keyof typeof urgencies) => told.filter((one) => one.urgency === urgency).length;
  const [errors, warnings] = [count('error'), count('warning')];
  if (next === null) return `${errors} must change, ${warnings} worth a look.`;
  return errors === 0 ? 'What is written is fine so far.' : `${errors} must change.`;
}
