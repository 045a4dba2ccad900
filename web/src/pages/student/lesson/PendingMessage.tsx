import type { LessonInput, LessonView } from '@stoa/schema/lesson';
import { useConnectionDown } from '../../../use-connection.ts';
import { Icon } from '../../../components/Icon.tsx';
import { StudentBubble } from '../../../components/StudentBubble.tsx';
import { TutorIsWriting } from '../../../components/TutorIsWriting.tsx';
import type { PendingTurn } from '../../../session/pending-turn.ts';
import { Written } from './Message.tsx';
import { wishLabels } from './wishes.ts';

/** The message that was just sent, and a sign that the tutor is writing. */
export function PendingMessage({ view, turn: { input } }: { view: LessonView; turn: PendingTurn<LessonInput> }) {
  const down = useConnectionDown();
  return (
    <>
      <li className="arrive">
        <StudentBubble
          mark={
            down && (
              <span className="inline-flex items-center gap-1.5 text-[0.9375rem] text-soft">
                <Icon name="cloud" className="size-4" /> It will be sent when you’re back online
              </span>
            )
          }
        >
          {input.kind === 'wish' ? (
            <p>{wishLabels[input.wish]}</p>
          ) : (
            <Written text={input.message} question={input.kind === 'answer' ? view.question : null} />
          )}
        </StudentBubble>
      </li>
      {!down && (
        <li className="arrive">
          <TutorIsWriting />
        </li>
      )}
    </>
  );
}
