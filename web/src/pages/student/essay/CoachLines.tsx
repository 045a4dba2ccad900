import type { CoachLine } from '@stoa/schema/essay/coach-view';
import { CrisisMessage } from '../../../components/SafetyNote.tsx';
import { StudentBubble } from '../../../components/StudentBubble.tsx';

/** What a student and her coach said, as entries of a list. */
export const CoachLines = ({ lines, speaker }: { lines: readonly CoachLine[]; speaker: 'You' | 'Student' }) =>
  lines.map(({ at, by, text, safety }, place) => (
    <li key={`${at}-${place}`}>
      {by === 'student' ? (
        <StudentBubble speaker={speaker}>
          <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
        </StudentBubble>
      ) : safety === 'crisis' ? (
        <CrisisMessage text={text} />
      ) : (
        <div className="w-fit max-w-[38rem] rounded-card rounded-tl-sm border border-line bg-card px-4 py-2.5">
          <p className="sr-only">Coach:</p>
          <p className="wrap-anywhere">
            <Emphasized text={text} />
          </p>
        </div>
      )}
    </li>
  ));

/** A line of the coach: *words between asterisks* are emphasized. */
function Emphasized({ text }: { text: string }) {
  return text.split(/\*([^*]+)\*/u).map((piece, at) => (at % 2 === 1 ? <em key={at}>{piece}</em> : piece));
}
