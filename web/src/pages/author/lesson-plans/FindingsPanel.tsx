import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { sentenceOf } from '../../../components/Trouble.tsx';
import { nameOfPath } from './plan-draft.ts';
import type { Finding } from './use-plan-editor.ts';

/** Opens what holds a place, from the outside in, and leads to its field; what has no field of its own leads to what is around it. */
function showPlace(at: string): void {
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

/** What is in a fold is drawn a moment after it is opened. */
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

/** A new topic lacks nearly everything: then a few at a time. */
const mostShown = 12;

/** Everything the validator says, gravest first, each leading to its place. */
export function FindingsPanel({
  findings,
  checking,
  failed,
  unread,
  onShow,
}: {
  findings: readonly Finding[];
  checking: boolean;
  failed: Error | null;
  /** Why the JSON cannot be read; then nothing was checked of it. */
  unread: string | null;
  onShow: () => void;
}) {
  const [whole, showWhole] = useState(false);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const told = unread === null ? [...errors, ...warnings] : [];
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
              : findings.length === 0
                ? 'Nothing to fix. It’s ready to teach.'
                : `${errors.length} must change, ${warnings.length} worth a look.`}
      </p>
      <ul className="grid gap-2">
        {shown.map(({ at, says, severity }) => (
          <li key={`${at} ${says}`} className="grid justify-items-start gap-0.5 border-l-2 border-line pl-3">
            <span className={classNames('text-sm font-semibold', severity === 'error' ? 'text-clay' : 'text-ochre')}>
              {severity === 'error' ? 'Must change' : 'Worth a look'}
            </span>
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
