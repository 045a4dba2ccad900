import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../furniture/Button.tsx';
import { Icon } from '../../../furniture/Icon.tsx';
import { client } from '../../../house.ts';

/** The way to the lessons, and into the one that is under way. */
export function LearnCard() {
  const { data } = useQuery({
    queryKey: ['lessons', 'under_way'],
    queryFn: () => client.lessons.history({ query: { how: 'under_way', limit: 1 } }),
    staleTime: 0,
  });
  const lesson = data?.items[0];
  return (
    <section aria-labelledby="learn" className="card flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4 shadow-none">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-plum-wash text-plum">
        <Icon name="learn" />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h2 id="learn" className="text-lg">
          Learn something new
        </h2>
        <p className="text-[0.9375rem] text-soft">
          {lesson === undefined
            ? 'A lesson shows you how, step by step.'
            : `Your lesson “${lesson.title}” waits at step ${Math.min(lesson.current_step, lesson.total_steps)} of ${lesson.total_steps}.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {lesson !== undefined && (
          <Link
            to="/learn/$sessionId"
            params={{ sessionId: lesson.session_id }}
            className={buttonClass({ size: 'small' })}
            aria-label={`Go on with the lesson ${lesson.title}`}
          >
            Go on
          </Link>
        )}
        <Link to="/learn" className={buttonClass({ size: 'small', look: lesson === undefined ? 'plain' : 'quiet' })}>
          {lesson === undefined ? 'Choose a lesson' : 'All lessons'}
        </Link>
      </div>
    </section>
  );
}
