import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Trouble } from '../../components/Trouble.tsx';
import { SignLine } from './SignLine.tsx';
import { worthAWordQuery } from './student-queries.ts';
import type { StudentWorthAWord } from './student-queries.ts';

const mostShown = 5;
const mostSigns = 2;

/**
 * Students with whom a teacher may want to talk: what they said about how they feel, below what is flagged, and lessons that
 * ended in need of help.
 */
export function WorthAWordList() {
  const found = useQuery(worthAWordQuery);
  const [whole, showWhole] = useState(false);
  const students = [...Map.groupBy(found.data?.items ?? [], ({ learner_id }) => learner_id)];
  if (found.isError) return <Trouble error={found.error} onRetry={() => void found.refetch()} />;
  if (students.length === 0) return null;
  return (
    <section aria-labelledby="worth-a-word" className="mb-10 grid gap-3">
      <div>
        <h2 id="worth-a-word" className="text-xl">
          Worth a word ({students.length})
        </h2>
        <p className="text-[0.9375rem] text-soft">
          Not urgent. What students said about how they are, and lessons that ended stuck, in the last seven days.
        </p>
      </div>
      <ul className="card divide-y divide-line px-5 py-1 shadow-none">
        {(whole ? students : students.slice(0, mostShown)).map(([id, lessons]) => (
          <StudentLine key={id} lessons={lessons} />
        ))}
      </ul>
      {!whole && students.length > mostShown && (
        <Button size="small" className="justify-self-start" onClick={() => showWhole(true)}>
          Show all {students.length}
        </Button>
      )}
    </section>
  );
}

function StudentLine({ lessons }: { lessons: readonly StudentWorthAWord[] }) {
  const { learner, learner_id } = lessons[0]!;
  const signs = lessons
    .flatMap(({ signs: of, session_id, title }) => of.map((sign) => ({ sign, session_id, title })))
    .toSorted((a, b) => b.sign.at.localeCompare(a.sign.at));
  return (
    <li className="py-2.5">
      <h3 className="font-sans text-base font-semibold tracking-normal">
        <Link
          to="/teacher/students/$learnerId"
          params={{ learnerId: learner_id }}
          className="link inline-flex min-h-11 items-center wrap-anywhere"
        >
          {learner}
        </Link>
      </h3>
      <ul>
        {signs.slice(0, mostSigns).map(({ sign, session_id, title }) => (
          <SignLine key={`${session_id} ${sign.kind} ${sign.turn}`} sign={sign} sessionId={session_id} title={title} />
        ))}
      </ul>
      {signs.length > mostSigns && (
        <p className="pb-2 text-[0.9375rem] text-soft">
          And {signs.length - mostSigns} more, on the page of {learner}.
        </p>
      )}
    </li>
  );
}
