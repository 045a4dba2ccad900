import { useEffect, useId, useRef, useState } from 'react';
import type { LessonView, StudentQuestion } from '@stoa/schema/lesson';
import type { EntryKind } from '../../../components/math-entry.ts';
import { Button } from '../../../components/Button.tsx';
import { byFinger } from '../../../components/by-finger.ts';
import { classNames } from '../../../components/class-names.ts';
import { MathText } from '../../../components/MathText.tsx';
import { FigureView } from '../../../figures/FigureView.tsx';
import { Composer } from './Composer.tsx';
import type { ComposerHandle } from './Composer.tsx';
import type { Lesson } from './use-lesson.ts';
import { Wishes } from './Wishes.tsx';

/** In a window lower than this, a message and the keypad don't fit together. */
const lowPx = 720;

/** The question in focus and the composer for an answer or anything else, always visible below the conversation. */
export function QuestionCard({ lesson, entry }: { lesson: Lesson; entry: EntryKind }) {
  const { view, pending, said, reveal, turn } = lesson;
  const id = useId();
  const field = useRef<ComposerHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [keypad, setKeypad] = useState(false);
  const [passed, pass] = useState<number | null>(null);
  const busy = pending !== null;
  // The next question is shown after everything before it has been revealed.
  const waits = !reveal.over && isNew(view, said?.message.turn ?? null);
  const question = waits ? null : view.question;
  const last = view.messages.at(-1);
  const crisis = last?.act === 'crisis' && passed !== last.id;
  const offers = view.extension === 'offered' && view.question === null && view.may.includes('continue');
  const explains = view.reason_for;

  // After a turn, the focus returns to the composer. On a touch screen that would open the keyboard, so the heading gets it
  // instead; the same while the next question isn't shown yet.
  const answered = said === null ? null : `${said.message.id}/${waits}`;
  useEffect(() => {
    if (answered === null || crisis) return;
    // In a low window, the reply needs the keypad's space; the next tap on the field opens the keypad again.
    if (byFinger() && window.innerHeight < lowPx) setKeypad(false);
    if (byFinger() || field.current === null) heading.current?.focus({ preventScroll: true });
    else field.current.focus();
  }, [answered, crisis]);
  useEffect(() => {
    if (!byFinger()) field.current?.focus();
  }, []);

  if (crisis) return <AfterCrisis lesson={lesson} onContinue={() => pass(last.id)} />;
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className="card grid max-h-[86dvh] gap-2 overflow-y-auto overscroll-contain p-3.5 shadow-lift sm:max-h-[72dvh] sm:gap-3 sm:p-5 [@media(height<30rem)]:max-h-none"
    >
      <div
        id={`${id}-question`}
        className={classNames('text-lg leading-snug sm:text-xl', question === null && explains === null && 'sr-only')}
      >
        <h2 id={`${id}-heading`} ref={heading} tabIndex={-1} className="sr-only">
          {waits ? 'A question comes next.' : question === null ? 'Your turn' : 'The question'}
        </h2>
        {question !== null && <ShownQuestion question={question} low={keypad && byFinger()} />}
        {explains !== null && (
          <>
            <p className="mb-1 text-base text-soft">You got this one. How did you see it?</p>
            <MathText text={explains} />
          </>
        )}
      </div>
      {waits ? (
        <p className="text-soft" aria-hidden="true">
          A question comes next.
        </p>
      ) : (
        <>
          {offers && (
            <div className="flex flex-wrap gap-3">
              <Button look="primary" busy={busy} onClick={() => turn({ kind: 'wish', wish: 'continue', question_id: null })}>
                Yes, give me harder ones
              </Button>
              <Button busy={busy} onClick={() => turn({ kind: 'wish', wish: 'finish', question_id: null })}>
                Stop for today
              </Button>
            </div>
          )}
          <Composer
            key={`${question?.question_id ?? 'none'}-${view.version}-${lesson.takenBack.times}`}
            ref={field}
            sessionId={view.session_id}
            question={question}
            entry={entry}
            busy={busy}
            keypad={keypad}
            describedBy={`${id}-question`}
            aside={(crowded) =>
              !offers && (
                <>
                  {explains !== null && (
                    <Button
                      look="quiet"
                      size="small"
                      busy={busy}
                      onClick={() => turn({ kind: 'wish', wish: 'continue', question_id: null })}
                    >
                      Go on without it
                    </Button>
                  )}
                  <Wishes
                    may={view.may}
                    pace={view.pace_preference}
                    crowded={crowded}
                    busy={busy}
                    onWish={(wish) => turn({ kind: 'wish', wish, question_id: question?.question_id ?? null })}
                  />
                </>
              )
            }
            begin={lesson.takenBack.version === view.version ? lesson.takenBack.mode : 'answer'}
            eager={said === null && !lesson.movedOn && !byFinger()}
            onKeypad={setKeypad}
            onWriting={lesson.onWriting}
            onTurn={turn}
          />
        </>
      )}
    </section>
  );
}

/** True if the question in focus was first asked in this turn. */
const isNew = ({ question, messages }: LessonView, turn: number | null): boolean =>
  question !== null && turn !== null && messages.find((one) => one.question?.question_id === question.question_id)?.turn === turn;

/**
 * A question, with its picture beside the words if there is room, so that the answer stays visible; `low`: a keypad needs the
 * height.
 */
function ShownQuestion({ question, low }: { question: StudentQuestion; low: boolean }) {
  return (
    <div className={classNames(question.figure !== undefined && 'grid gap-x-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]')}>
      <div>
        <MathText text={question.text} />
        {question.asked_form !== null && <p className="mt-1 text-base text-soft">Give your answer {question.asked_form}.</p>}
      </div>
      {question.figure !== undefined && <FigureView shown={question.figure} height={low ? 'lowest' : 'low'} />}
    </div>
  );
}

/** After the crisis message, nothing is asked; the student can say more, or continue the lesson whenever she wants. */
function AfterCrisis({ lesson: { view, pending, turn, onWriting }, onContinue }: { lesson: Lesson; onContinue: () => void }) {
  const place = useRef<HTMLElement>(null);
  const field = useRef<ComposerHandle>(null);
  const id = useId();
  const [writes, write] = useState(false);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (writes) field.current?.focus();
  }, [writes]);
  return (
    <section ref={place} tabIndex={-1} aria-label="The lesson" className="card grid gap-3 p-2 focus:outline-none sm:px-5 sm:py-3">
      {/* One line and no more until she wants to write: the numbers to call need the space. */}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:justify-between">
        <p id={id} className="mr-auto text-soft max-sm:sr-only">
          Take your time. Your place is saved.
        </p>
        {!writes && (
          <Button look="quiet" size="small" icon="talk" onClick={() => write(true)}>
            Say more
          </Button>
        )}
        <Button size="small" className="max-sm:ml-auto" onClick={onContinue}>
          Continue the lesson
        </Button>
      </div>
      {writes && (
        <Composer
          key={view.version}
          ref={field}
          sessionId={view.session_id}
          question={null}
          entry="plain"
          busy={pending !== null}
          keypad={false}
          describedBy={id}
          onKeypad={() => undefined}
          onWriting={onWriting}
          onTurn={turn}
        />
      )}
    </section>
  );
}
