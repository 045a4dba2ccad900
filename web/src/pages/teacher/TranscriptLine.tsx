import { Link } from '@tanstack/react-router';
import type { lessons } from '@stoa/schema/contracts/lessons';
import type { Answer } from '../../client.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/Icon.tsx';
import { flagWords, isGrave } from './flags.ts';
import { outcomes } from './outcomes.ts';

type Line = Answer<typeof lessons.transcripts>['items'][number];
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** One lesson in the list: the student, the topic, the outcome, and what was flagged. */
export function TranscriptLine({ lesson }: { lesson: Line }) {
  const { session_id, learner, title, how, turn_count, started_at, flags, looked_up_to, excerpt } = lesson;
  const waits = flags.some(({ at }) => looked_up_to === null || at > looked_up_to);
  return (
    <li className="card relative grid gap-2 px-5 py-4 shadow-none hover:border-plum">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          <Link
            to="/teacher/lessons/$sessionId"
            params={{ sessionId: session_id }}
            className="after:absolute after:inset-0 hover:text-plum"
          >
            {learner}: {title}
          </Link>
        </h2>
        <span className="text-[0.9375rem] text-soft">{moment.format(new Date(started_at))}</span>
      </div>
      <p className="text-[0.9375rem] text-soft">
        {outcomes[how]} · {turn_count === 1 ? '1 turn' : `${turn_count} turns`}
        {flags.length > 0 && (waits ? ' · flagged, not looked at yet' : ' · flagged, looked at')}
      </p>
      {flags.length > 0 && (
        <ul className="relative flex flex-wrap gap-2">
          {flags.map(({ kind, turn, at }) => (
            <li key={at}>
              <Link
                to="/teacher/lessons/$sessionId"
                params={{ sessionId: session_id }}
                search={{ turn }}
                className={classNames(
                  'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-medium hover:underline',
                  isGrave(kind) ? 'border-clay bg-clay-wash text-clay' : 'border-ochre/45 bg-ochre-wash text-ochre',
                )}
              >
                <Icon name="flag" className="size-4" /> Turn {turn}: {flagWords(kind)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {excerpt !== null && <p className="border-l-2 border-line pl-3 text-[0.9375rem] wrap-anywhere text-soft">… {excerpt} …</p>}
    </li>
  );
}
