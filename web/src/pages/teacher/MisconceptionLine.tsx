import { Link } from '@tanstack/react-router';
import type { SeenMisconception } from '@stoa/schema/contracts/student-lessons';
import { MathText } from '../../components/MathText.tsx';

/** A misconception with the student's words that it is based on, the question that they answered, and a link to the place. */
export function MisconceptionLine({ seen, sessionId }: { seen: SeenMisconception; sessionId: string }) {
  const { description, resolved, times, turn, quote, asked } = seen;
  return (
    <li>
      <p>
        {description}{' '}
        <span className={resolved ? 'text-olive' : 'text-clay'}>
          ({resolved ? 'fixed' : 'still open'}
          {times > 1 && `, seen ${times} times`})
        </span>
      </p>
      {quote !== null && (
        <div className="mt-1 border-l-2 border-line pl-3 text-[0.9375rem] text-soft">
          {asked !== null && (
            <div>
              Asked: <MathText text={asked} />
            </div>
          )}
          <p>
            Said: <q className="wrap-anywhere text-ink">{quote}</q> ·{' '}
            <Link to="/teacher/lessons/$sessionId" params={{ sessionId }} search={{ turn }} className="link">
              turn {turn}
            </Link>
          </p>
        </div>
      )}
    </li>
  );
}
