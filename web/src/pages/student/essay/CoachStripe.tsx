import { useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';

/** What the coach does now: it keeps quiet while she reads against the clock, or it cannot be reached. */
export type CoachState = 'quiet' | 'offline';

const words: Record<CoachState, string> = {
  quiet: 'Your coach is quiet during reading time. Highlight the documents and add notes.',
  offline: 'Your coach is offline. Keep writing. Your work is saved.',
};

/** The coach beside the essay. It can be folded away. */
export function CoachStripe({ state }: { state: CoachState }) {
  const [open, setOpen] = useState(true);
  return (
    <section aria-label="Coach" className="rounded-card border border-line bg-sunk">
      <h2 className="font-sans text-base font-semibold tracking-normal">
        <button
          type="button"
          aria-expanded={open}
          aria-controls="coach-words"
          onClick={() => setOpen(!open)}
          className="flex min-h-11 w-full items-center gap-2 rounded-card px-4 text-left hover:text-plum"
        >
          <Icon name="talk" />
          Coach
          <Icon name={open ? 'up' : 'down'} className="ml-auto size-5" />
        </button>
      </h2>
      <p id="coach-words" hidden={!open} className="px-4 pb-3 text-soft">
        {words[state]}
      </p>
    </section>
  );
}
