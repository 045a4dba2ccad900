import { useSuspenseQueries } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LearnerId } from '@stoa/schema/account';
import { Icon } from '../../components/Icon.tsx';
import { MathText } from '../../components/MathText.tsx';
import { Page } from '../../components/Page.tsx';
import { fetchKatex } from '../../components/Tex.tsx';
import { RecentActivity } from '../RecentActivity.tsx';
import { graphQuery, progressQuery } from '../student/learner-queries.ts';
import { standingSkills } from '../student/standing-skills.ts';
import { knownSkills } from './known-skills.ts';
import type { KnownSkills } from './known-skills.ts';
import { MisconceptionLine } from './MisconceptionLine.tsx';
import { outcomes } from './outcomes.ts';
import { SignLine } from './SignLine.tsx';
import { lessonsOfStudentQuery, studentQuery } from './student-queries.ts';
import type { LessonOfStudent } from './student-queries.ts';

void fetchKatex();

const day = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short' });

/**
 * One student for her teacher: what she knows, where she is stuck, which misconceptions she may have and why we think so, and
 * what she did recently.
 */
export function StudentPage() {
  const learnerId = useParams({ from: '/layout/teacher/students/$learnerId' }).learnerId as LearnerId; // the server says whether this learner exists
  const [{ data: student }, { data: graph }, { data: progress }, { data: lessons }] = useSuspenseQueries({
    queries: [studentQuery(learnerId), graphQuery, progressQuery(learnerId), lessonsOfStudentQuery(learnerId)],
  });
  const { items } = lessons;
  const { name, grade } = student;
  const signs = items.flatMap(({ worth_a_word, session_id, title }) => worth_a_word.map((sign) => ({ sign, session_id, title })));
  return (
    <Page
      title={name}
      heading={name}
      lead={grade === null ? 'The grade isn’t set.' : `Grade ${grade}`}
      wide
      aside={
        <Link to="/" className="link inline-flex min-h-11 items-center gap-2 px-2 print:hidden">
          <Icon name="back" className="size-4" /> Your students
        </Link>
      }
    >
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-x-12">
        <div className="grid min-w-0 content-start gap-10">
          <Skills name={name} known={knownSkills(standingSkills(graph, progress.skills))} />
          <Misconceptions lessons={items} />
        </div>
        <div className="grid min-w-0 content-start gap-10">
          {signs.length > 0 && (
            <Part title="Worth a word">
              <ul className="divide-y divide-line">
                {signs.map(({ sign, session_id, title }) => (
                  <SignLine key={`${session_id} ${sign.kind} ${sign.turn}`} sign={sign} sessionId={session_id} title={title} />
                ))}
              </ul>
            </Part>
          )}
          <Lessons lessons={items} more={lessons.next_cursor !== null} />
          <RecentActivity
            learnerId={learnerId}
            leadsTo={({ tutor, session_id }) =>
              tutor === 'lesson' ? { to: `/teacher/lessons/${session_id}`, label: 'Read' } : null
            }
          />
        </div>
      </div>
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replace(/[^a-z]+/g, '-');
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Skills({ name, known }: { name: string; known: KnownSkills }) {
  const { mastered, due, learning, hard, assumed } = known;
  const nothing = [mastered, due, learning, hard].every((names) => names.length === 0);
  return (
    <Part title={`What ${name} knows`}>
      {nothing && <p className="text-soft">Nothing has been shown yet.</p>}
      <dl className="grid gap-4">
        <Names words="Has mastered" names={mastered} />
        <Names words="Has mastered, and it’s time for a review" names={due} />
        <Names words="Is learning" names={learning} />
        <Names words="Is learning, and finds hard so far" names={hard} />
      </dl>
      {assumed > 0 && (
        <p className="text-[0.9375rem] text-soft">
          {assumed} {assumed === 1 ? 'skill is' : 'skills are'} assumed known, from earlier grades or by placement, and{' '}
          {assumed === 1 ? 'has' : 'have'} not been tried here.
        </p>
      )}
    </Part>
  );
}

const mostNames = 8;

function Names({ words, names }: { words: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  const rest = names.slice(mostNames);
  return (
    <div>
      <dt className="text-[0.9375rem] text-soft">
        {words} ({names.length})
      </dt>
      <dd>
        <ul className="list-disc pl-5">
          {names.slice(0, mostNames).map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        {rest.length > 0 && (
          <details className="pl-5">
            <summary className="link inline-flex min-h-11 w-fit items-center">{rest.length} more</summary>
            <ul className="list-disc">
              {rest.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </details>
        )}
      </dd>
    </div>
  );
}

/** Unresolved ones first; resolved ones are shown too, because they are what she has learned. */
function Misconceptions({ lessons }: { lessons: readonly LessonOfStudent[] }) {
  const all = lessons.flatMap(({ session_id, title, misconceptions }) =>
    misconceptions.map((seen) => ({ seen, session_id, title })),
  );
  const sorted = all.toSorted((a, b) => Number(a.seen.resolved) - Number(b.seen.resolved));
  return (
    <Part title="Misconceptions">
      {sorted.length === 0 ? (
        <p className="text-soft">None showed in recent lessons.</p>
      ) : (
        <>
          <ul className="grid list-disc gap-4 pl-5">
            {sorted.map(({ seen, session_id }) => (
              <MisconceptionLine key={`${session_id} ${seen.description}`} seen={seen} sessionId={session_id} />
            ))}
          </ul>
          <p className="text-[0.9375rem] text-soft">
            Each is what the tutor took the quoted words for. Read them before you act on it.
          </p>
        </>
      )}
    </Part>
  );
}

function Lessons({ lessons, more }: { lessons: readonly LessonOfStudent[]; more: boolean }) {
  return (
    <Part title="Lessons">
      {lessons.length === 0 && <p className="text-soft">No lessons yet.</p>}
      <ul className="divide-y divide-line">
        {lessons.map(({ session_id, title, how, current_step, total_steps, stuck_on, updated_at }) => (
          <li key={session_id} className="py-2.5">
            <Link
              to="/teacher/lessons/$sessionId"
              params={{ sessionId: session_id }}
              className="link inline-flex min-h-11 items-center font-medium"
            >
              {title}
            </Link>
            <p className="text-[0.9375rem] text-soft">
              <span className={how === 'needs_help' ? 'font-semibold text-clay' : ''}>{outcomes[how]}</span>
              {how !== 'completed' && ` at step ${current_step} of ${total_steps}`} · {day.format(new Date(updated_at))}
            </p>
            {stuck_on !== null && (
              <div className="text-[0.9375rem]">
                <span className="font-semibold text-clay">Stuck</span> in “{stuck_on.step}” on:{' '}
                <MathText text={stuck_on.question} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {more && <p className="text-[0.9375rem] text-soft">These are the newest {lessons.length}; there are more.</p>}
    </Part>
  );
}
