import { Link } from '@tanstack/react-router';
import type { WorthAWord } from '@stoa/schema/contracts/student-lessons';
import { MathText } from '../../components/MathText.tsx';
import { capital, signWords } from './sign-words.ts';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** One thing that a teacher may want to talk about, with the student's own words and a link to the place. */
export function SignLine({ sign, sessionId, title }: { sign: WorthAWord; sessionId: string; title: string }) {
  const link = (
    <Link to="/teacher/lessons/$sessionId" params={{ sessionId }} search={{ turn: sign.turn }} className="link">
      {title}, turn {sign.turn}
    </Link>
  );
  return (
    <li className="grid gap-1 py-3">
      {sign.kind === 'feeling' ? (
        <p>
          {capital(signWords[sign.feeling])}: <q className="font-medium wrap-anywhere">{sign.words}</q>
        </p>
      ) : (
        <div>
          <p>The lesson ended because more help is needed.</p>
          {sign.stuck_on !== null && (
            <div className="mt-1 text-[0.9375rem]">
              Stuck on: <MathText text={sign.stuck_on.question} />
            </div>
          )}
        </div>
      )}
      <p className="text-[0.9375rem] text-soft">
        {link} · {moment.format(new Date(sign.at))}
      </p>
    </li>
  );
}
