import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ThreadView } from '@stoa/schema/course/thread';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { ExamsDown } from './ExamsDown.tsx';
import { takeFromRevisitList, useRevisitList } from './revisit-list.ts';
import { TierBadge, tierNames } from './Tier.tsx';
import { TierCounts } from '../../../components/TierCounts.tsx';
import type { CourseTurns } from './use-course.ts';
import { useTimeLeft } from './use-time-left.ts';
import { waitWords } from './wait-words.ts';

/** Where the student is in the course: the current unit, what comes before it, what waits to be tried again, and her tiers. */
export function ContextStrip({
  view: {
    courseId,
    snapshotLite: { focus, prereqNudge, revisit, progress },
    examsReachable,
  },
  turns: { turn, busy },
  onUnlocked,
  onLeave,
}: {
  view: ThreadView;
  turns: CourseTurns;
  onUnlocked: () => void;
  /** Called when an act should close a drawer that covers the conversation. */
  onLeave: () => void;
}) {
  return (
    <div className="grid gap-6">
      <Part title="Now working on">
        <p className="font-medium">{focus.title}</p>
        <p>
          <TierBadge tier={focus.masteryTier} />
        </p>
        {prereqNudge !== null && (
          <div className="mt-1 grid gap-2 rounded-key border border-ochre/30 bg-ochre-wash px-3 py-2.5 text-[0.9375rem]">
            <p>
              <Icon name="info" className="mr-1.5 inline size-4 text-ochre" />
              Get bronze in <strong>{prereqNudge.title}</strong> first. What you asked about builds on it.
            </p>
            <Button
              size="small"
              busy={busy}
              onClick={() => {
                turn({ kind: 'press', event: { type: 'REQUEST_DRILL', unitId: prereqNudge.unitId } });
                onLeave();
              }}
            >
              Practice it
            </Button>
          </div>
        )}
      </Part>
      <Part title="Exam questions to revisit">
        {examsReachable ? <Revisit revisit={revisit} onUnlocked={onUnlocked} /> : <ExamsDown />}
        <OwnList courseId={courseId} />
      </Part>
      <Part title="Progress">
        <TierCounts progress={progress} />
        <Link to="/courses/$courseId/path" params={{ courseId }} className={buttonClass({ size: 'small' })}>
          <Icon name="map" className="size-4" /> Learning Path
        </Link>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid justify-items-start gap-2 *:max-w-full [&>div]:w-full">
      <h2 className="eyebrow font-sans">{title}</h2>
      {children}
    </section>
  );
}

function Revisit({
  revisit: { lockedCount, nextEligibleAt, nextQuestionId },
  onUnlocked,
}: {
  revisit: ThreadView['snapshotLite']['revisit'];
  onUnlocked: () => void;
}) {
  const left = useTimeLeft(nextEligibleAt, onUnlocked);
  if (nextQuestionId === null && lockedCount === 0) return <p className="text-[0.9375rem] text-soft">None right now.</p>;
  return (
    <div className="grid gap-1 text-[0.9375rem]">
      {lockedCount > 0 && (
        <p className="flex items-center gap-2">
          <Icon name="lock" className="size-4 text-ochre" /> {lockedCount} locked
        </p>
      )}
      {left !== null ? (
        <p className="text-soft">Next one available in {waitWords(left)}</p>
      ) : (
        nextQuestionId !== null && <p className="text-olive">One is ready to try again.</p>
      )}
    </div>
  );
}

/** What the student put on her own list. */
function OwnList({ courseId }: { courseId: string }) {
  const items = useRevisitList(courseId);
  if (items.length === 0) return null;
  return (
    <div>
      <p className="mb-1 text-[0.9375rem] font-medium">Your revisit list</p>
      <ul className="grid gap-1">
        {items.map(({ questionId, unit, tier }) => (
          <li key={questionId} className="flex items-center justify-between gap-2 text-[0.9375rem]">
            <span>
              {unit}, {tierNames[tier].toLowerCase()}
            </span>
            <button
              type="button"
              aria-label={`Remove from the list: ${unit}, ${tierNames[tier].toLowerCase()}`}
              onClick={() => takeFromRevisitList(courseId, questionId)}
              className="grid size-9 shrink-0 place-items-center rounded-full text-soft hover:bg-plum-wash hover:text-plum"
            >
              <Icon name="cross" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
