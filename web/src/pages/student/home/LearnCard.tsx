import { Link } from '@tanstack/react-router';
import type { LessonLine } from '@stoa/schema/contracts/lesson-line';
import { buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';

/** The lesson that is under way, with a link to continue it; first on the page, because it was interrupted. */
export function LessonUnderWay({ lesson: { session_id, title, current_step, total_steps } }: { lesson: LessonLine }) {
  return (
    <section
      aria-labelledby="under-way"
      className="card arrive flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-6 shadow-lift sm:px-10 sm:py-8"
    >
      <div className="grid min-w-0 flex-1 basis-60 gap-2">
        <p className="eyebrow text-plum">Your lesson</p>
        <h2 id="under-way" className="text-2xl sm:text-[2rem]">
          {title}
        </h2>
        <p className="text-soft">
          You’re on step {current_step} of {total_steps}.
        </p>
      </div>
      <Link
        to="/learn/$sessionId"
        params={{ sessionId: session_id }}
        className={buttonClass({ look: 'primary', size: 'large' })}
        aria-label={`Continue the lesson ${title}`}
      >
        Continue <Icon name="arrow" />
      </Link>
    </section>
  );
}

/** Earlier lessons that can be continued, each with a link; `more` says that there are further ones. */
export function OtherLessons({ lessons, more }: { lessons: readonly LessonLine[]; more: boolean }) {
  return (
    <section aria-labelledby="other-lessons">
      <h2 id="other-lessons" className="mb-3 text-lg">
        {lessons.length === 1 && !more ? 'Another lesson you started' : 'Other lessons you started'}
      </h2>
      <ul className="grid gap-2">
        {lessons.map(({ session_id, title, current_step, total_steps }) => (
          <li key={session_id} className="card flex items-center gap-4 px-5 py-3 shadow-none">
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{title}</p>
              <p className="text-[0.9375rem] text-soft">
                Step {current_step} of {total_steps}
              </p>
            </div>
            <Link
              to="/learn/$sessionId"
              params={{ sessionId: session_id }}
              className={buttonClass({ size: 'small' })}
              aria-label={`Continue the lesson ${title}`}
            >
              Continue
            </Link>
          </li>
        ))}
      </ul>
      {more && (
        <p className="mt-3">
          <Link to="/learn" className="link">
            See all your lessons
          </Link>
        </p>
      )}
    </section>
  );
}

/** A link to the essays. */
export function EssayCard() {
  return (
    <section aria-labelledby="write" className="card flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4 shadow-none">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-plum-wash text-plum">
        <Icon name="essay" />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h2 id="write" className="text-lg">
          Write a history essay
        </h2>
        <p className="text-[0.9375rem] text-soft">Read seven documents and write a DBQ, with a coach beside you.</p>
      </div>
      <Link to="/essays" className={buttonClass({ size: 'small' })}>
        Essays
      </Link>
    </section>
  );
}

/** A link to the lessons. */
export function LearnCard({ underWay }: { underWay: boolean }) {
  return (
    <section aria-labelledby="learn" className="card flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4 shadow-none">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-plum-wash text-plum">
        <Icon name="learn" />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h2 id="learn" className="text-lg">
          Learn something new
        </h2>
        <p className="text-[0.9375rem] text-soft">Lessons teach one step at a time, at your pace.</p>
      </div>
      <Link to="/learn" className={buttonClass({ size: 'small' })}>
        {underWay ? 'All lessons' : 'Choose a lesson'}
      </Link>
    </section>
  );
}
