import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Recommendation } from '@stoa/schema/practice';
import { Banner } from '../../../components/Banner.tsx';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { useTitle } from '../../../components/Page.tsx';
import { fetchKatex } from '../../../components/Tex.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { useMe } from '../../../signed-in.ts';
import { homeQuery, lessonsUnderWayQuery } from '../learner-queries.ts';
import { placementQuery } from '../placement/placement-session.ts';
import { useStartPractice } from '../start-practice.ts';
import type { Start } from '../start-practice.ts';
import { GoalsCard } from './GoalsCard.tsx';
import { greetingAt } from './greeting.ts';
import { BoardCard } from './BoardCard.tsx';
import { EssayCard, LearnCard, LessonUnderWay, OtherLessons } from './LearnCard.tsx';
import { NextCard, titleOf } from './NextCard.tsx';
import { PlacementCard } from './PlacementCard.tsx';
import { TellGrade } from './TellGrade.tsx';
import { StrandProgress } from './StrandProgress.tsx';

/** The one next thing and why; beside it, the student's progress. */
export function HomePage() {
  useTitle('Home');
  const { account, settings } = useMe();
  const home = useQuery(homeQuery);
  // It comes first on the page, so nothing is shown before it has been loaded: otherwise everything below would move while she
  // taps.
  const lessons = useQuery(lessonsUnderWayQuery);
  const [lesson, ...otherLessons] = lessons.data?.items ?? [];
  const start = useStartPractice();
  const placement = useQuery(placementQuery);
  const shown = home.data !== undefined && !lessons.isPending && !placement.isPending;
  const begun = home.data !== undefined && home.data.mastered + home.data.learning > 0;
  // Offered to a student about whom nothing is known; a placement that was started is offered until it is over.
  const offersPlacement =
    account.role === 'student' &&
    settings.placement_offer === 'shown' &&
    placement.data !== undefined &&
    (placement.data.under_way !== null || (placement.data.result === null && !begun));
  useEffect(() => {
    if (!shown) return;
    // The code of the practice page is loaded a moment later, so that it doesn't compete with this page for bandwidth.
    const soon = window.setTimeout(() => void Promise.all([fetchKatex(), import('../practice/PracticePage.tsx')]), 1200);
    return () => window.clearTimeout(soon);
  }, [shown]);

  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-8 pb-20 sm:px-6 sm:pt-14">
      <h1 tabIndex={-1} className="mb-6 text-[1.75rem] sm:mb-8 sm:text-[2.25rem]">
        {greetingAt(new Date().getHours())}
        {account.email.endsWith('.invalid') ? '' : `, ${firstName(account.name)}`}.
      </h1>
      {(home.isPending || lessons.isPending || placement.isPending) && !home.isError && (
        <Waiting label="Finding your next step" lines={4} />
      )}
      {home.isError && <Trouble error={home.error} onRetry={() => void home.refetch()} />}
      {shown && (
        <div className="grid gap-8 lg:grid-cols-[1.35fr_1fr] lg:gap-12">
          <div className="grid content-start gap-6">
            {home.data.answered_reports > 0 && (
              <Banner
                tone="info"
                icon="flag"
                action={
                  <Link to="/reports" className={buttonClass({ size: 'small' })}>
                    Read it
                  </Link>
                }
              >
                {home.data.answered_reports === 1
                  ? 'We replied to your report.'
                  : `${home.data.answered_reports} of your reports were answered.`}
              </Banner>
            )}
            {home.data.grade === null && account.role === 'student' && <TellGrade />}
            {offersPlacement && <PlacementCard underWay={placement.data?.under_way ?? null} />}
            {start.error !== null && <Trouble error={start.error} />}
            {lesson !== undefined && <LessonUnderWay lesson={lesson} />}
            {lessons.data !== undefined && otherLessons.length > 0 && (
              <OtherLessons lessons={otherLessons} more={lessons.data.next_cursor !== null} />
            )}
            <NextCard
              next={home.data.next}
              first={lesson === undefined && !offersPlacement}
              dueToday={home.data.due_today}
              starting={start.acting}
              onStart={(choice) => start.act(choice)}
            />
            <Others
              others={home.data.others}
              dueToday={home.data.due_today}
              starting={start.acting}
              onStart={(choice) => start.act(choice)}
            />
            <LearnCard underWay={lesson !== undefined} />
            {writesEssays(home.data.grade) && <EssayCard />}
            <BoardCard />
          </div>
          <div className="grid content-start gap-6">
            <StrandProgress counts={home.data} learnerId={account.id} />
            {account.role === 'student' && settings.goals.shown && <GoalsCard />}
          </div>
        </div>
      )}
    </div>
  );
}

// Document-based questions are for high school.
const writesEssays = (grade: number | null) => grade === null || grade >= 9;

// In a demo, accounts have an address that can't exist, and a made-up name.
const firstName = (name: string) => name.split(/\s+/)[0]!;

function Others({
  others,
  dueToday,
  starting,
  onStart,
}: {
  others: Recommendation[];
  dueToday: number;
  starting: boolean;
  onStart: (choice: Start) => void;
}) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="mb-3 text-lg">
        Or choose something else
      </h2>
      <ul className="grid gap-2">
        {others.map((other) => {
          const { skill, mode, reason, session_id } = other;
          const title = titleOf(other, dueToday);
          return (
            <li key={`${skill.id}-${mode}`} className="card flex items-center gap-4 px-5 py-3 shadow-none">
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{title}</p>
                <p className="text-[0.9375rem] text-soft">{reason}</p>
              </div>
              {session_id === null ? (
                <Button
                  size="small"
                  busy={starting}
                  onClick={() => onStart(mode === 'review' ? { mode } : { skill_id: skill.id, mode })}
                  aria-label={`Choose ${title}`}
                >
                  Choose <Icon name="arrow" className="size-4" />
                </Button>
              ) : (
                <Link
                  to="/practice/$sessionId"
                  params={{ sessionId: session_id }}
                  className={buttonClass({ size: 'small' })}
                  aria-label={`Continue with ${skill.name}`}
                >
                  Continue
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
