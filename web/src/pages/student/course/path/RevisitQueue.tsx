import type { LearningPath } from '@stoa/schema/course/thread';
import { Icon } from '../../../../components/Icon.tsx';
import { ExamsDown } from '../ExamsDown.tsx';
import { TierBadge } from '../Tier.tsx';
import { useTimeLeft } from '../use-time-left.ts';
import { waitWords } from '../wait-words.ts';

/** The exam questions that wait to be tried again, and when each can be. */
export function RevisitQueue({
  path: { revisit, units, examsReachable },
  onUnlocked,
}: {
  path: LearningPath;
  onUnlocked: () => void;
}) {
  if (revisit.length === 0) return null;
  return (
    <section aria-labelledby="revisit" className="mt-10">
      <h2 id="revisit" className="mb-3 text-xl">
        Exam questions to revisit
      </h2>
      {!examsReachable && (
        <div className="mb-3">
          <ExamsDown />
        </div>
      )}
      <ul className="grid gap-2">
        {revisit.map((item) => (
          <li
            key={item.questionId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-key border border-line bg-card px-4 py-3"
          >
            <span className="flex flex-wrap items-center gap-2">
              <TierBadge tier={item.tier} />
              {units.find(({ unitId }) => unitId === item.unitId)?.title ?? item.unitId}
            </span>
            <Standing item={item} onUnlocked={onUnlocked} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Standing({
  item: { status, lockedUntil },
  onUnlocked,
}: {
  item: LearningPath['revisit'][number];
  onUnlocked: () => void;
}) {
  const left = useTimeLeft(status === 'locked' ? lockedUntil : null, onUnlocked);
  return (
    <span className="flex items-center gap-2 text-[0.9375rem] text-soft">
      <Icon name={status === 'locked' ? 'lock' : 'ready'} className="size-4" />
      {left !== null ? `Available in ${waitWords(left)}` : status === 'locked' ? 'Locked' : 'Ready to try again'}
    </span>
  );
}
