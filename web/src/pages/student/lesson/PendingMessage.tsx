import type { LessonInput, LessonView } from '@stoa/schema/lesson';
import { useConnectionDown } from '../../../use-connection.ts';
import { Icon } from '../../../components/Icon.tsx';
import type { PendingTurn } from '../../../session/pending-turn.ts';
import { StudentBubble, Written } from './Message.tsx';
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
          <div className="flex w-fit items-center gap-1.5 rounded-card rounded-tl-sm border border-line bg-card px-4 py-4">
            <span className="sr-only">The tutor is writing</span>
            {[0, 1, 2].map((dot) => (
              <span
                key={dot}
                aria-hidden="true"
                className="breathe size-2 rounded-full bg-edge"
                style={{ animationDelay: `${dot * 0.2}s` }}
              />
            ))}
          </div>
        </li>
      )}
    </>
  );
}
