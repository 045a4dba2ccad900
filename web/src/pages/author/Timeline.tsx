import type { AttemptView } from '@stoa/schema/practice';
import { Try } from '../student/practice/Rail.tsx';

/** The attempts that led to a report, in order. */
export function Timeline({ attempts }: { attempts: readonly AttemptView[] }) {
  if (attempts.length === 0) return <p className="text-[0.9375rem] text-soft">Reported before any tries.</p>;
  return (
    <section aria-label="Tries before the report">
      <ol className="grid gap-2 sm:grid-cols-2">
        {attempts.map((attempt) => (
          <Try key={attempt.attempt_id} attempt={attempt} />
        ))}
      </ol>
    </section>
  );
}
