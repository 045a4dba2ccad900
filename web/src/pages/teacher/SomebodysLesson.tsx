import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../components/Button.tsx';
import { useTitle } from '../../components/Page.tsx';

/** What somebody who looks after a learner sees at the address of the learner's own lesson. */
export function SomebodysLesson({ sessionId, learner, title }: { sessionId: string; learner: string; title: string }) {
  useTitle(`${learner}: ${title}`);
  return (
    <div className="mx-auto grid min-h-[70dvh] max-w-xl content-center justify-items-center gap-6 px-6 text-center">
      <h1 tabIndex={-1} className="text-[2rem] sm:text-[2.5rem]">
        This is a lesson of {learner}
      </h1>
      <p className="text-lg text-soft">
        “{title}” is taken by {learner} alone: nobody else can answer in it. You can read all that was said, turn by turn.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to="/teacher/lessons/$sessionId" params={{ sessionId }} className={buttonClass({ look: 'primary' })}>
          Read the lesson
        </Link>
        <Link to="/teacher/lessons" className={buttonClass({})}>
          All lessons
        </Link>
      </div>
    </div>
  );
}
