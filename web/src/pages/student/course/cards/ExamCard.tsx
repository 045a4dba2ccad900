import { useEffect, useRef, useState } from 'react';
import type { ShownCard } from '@stoa/schema/course/thread';
import { Button } from '../../../../components/Button.tsx';
import { byFinger } from '../../../../components/by-finger.ts';
import { ChoiceEntry } from '../../../../components/ChoiceEntry.tsx';
import { Dialog } from '../../../../components/Dialog.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { MathText } from '../../../../components/MathText.tsx';
import { SolutionSteps } from '../../../../components/SolutionSteps.tsx';
import { ExamsDown } from '../ExamsDown.tsx';
import { addToRevisitList, useRevisitList } from '../revisit-list.ts';
import { TierBadge } from '../Tier.tsx';
import { useTimeLeft } from '../use-time-left.ts';
import type { CourseTurns } from '../use-course.ts';
import { waitWords } from '../wait-words.ts';
import { CardFrame } from './CardFrame.tsx';

type Exam = Extract<ShownCard, { type: 'EXAM' }>;
type Support = Exam['support'][number];
const supportWords: Record<Support, string> = { memo: 'See worked solution', video: 'Watch video' };

/** An exam question with its options: open, locked with a countdown, or passed. */
export function ExamCard({
  card,
  messageId,
  courseId,
  reachable,
  unit,
  newest,
  turns: { turn, busy },
  onUnlocked,
}: {
  card: Exam;
  messageId: string;
  courseId: string;
  /** Whether the exam service can be reached; if not, the question's state isn't known. */
  reachable: boolean;
  unit: string;
  newest: boolean;
  turns: CourseTurns;
  /** Called when the countdown is over: the exam service is asked again. */
  onUnlocked: () => void;
}) {
  const { unitId, questionId, difficultyTier, stem, options, status, lockedUntil, result, memo, video } = card;
  const [chosen, choose] = useState(result?.selectedOption ?? '');
  const [lack, setLack] = useState(false);
  const left = useTimeLeft(status === 'locked' ? lockedUntil : null, onUnlocked);
  const open = status === 'available';
  const question = { unitId, questionId, difficultyTier };
  const submit = () => {
    if (chosen === '') return setLack(true);
    turn({ kind: 'answer_exam', messageId, answer: { ...question, selectedOption: chosen } });
  };
  const view = (supportType: Support) => turn({ kind: 'view_support', messageId, support: { ...question, supportType } });
  return (
    <CardFrame
      icon="example"
      title="Exam Question"
      unit={unit}
      badge={<TierBadge tier={difficultyTier} />}
      buttons={
        <ExamButtons
          card={card}
          newest={newest}
          reachable={reachable}
          turns={{ turn, busy }}
          onSubmit={submit}
          onSupport={view}
        />
      }
    >
      {stem === '' ? <p className="text-soft">This question is no longer part of the course.</p> : <MathText text={stem} />}
      {options.length > 0 && (
        <ChoiceEntry
          choices={options.map(({ option, text }) => ({ key: option, value: option, text }))}
          value={chosen}
          label="Your answer"
          describedBy={`${messageId}-lock ${messageId}-note`}
          disabled={!open}
          onChange={(option) => {
            setLack(false);
            choose(option);
          }}
        />
      )}
      {open && reachable && (
        <p id={`${messageId}-lock`} className="flex items-center gap-2 text-[0.9375rem] text-soft">
          <Icon name="lock" className="size-4" /> A wrong answer locks this question for 24 hours.
        </p>
      )}
      <div id={`${messageId}-note`} role="status" className="grid gap-2 empty:hidden">
        {lack && <p className="text-clay">Choose an answer first.</p>}
        {status === 'passed' && (
          <p className="flex items-center gap-2 font-semibold text-olive">
            <Icon name="check" /> Passed
          </p>
        )}
        {result !== null && (open ? <p>You can try this question again now.</p> : <MathText text={result.feedbackText} />)}
        {!reachable && status !== 'passed' && <ExamsDown />}
        {reachable && status === 'locked' && (
          <Locked left={left} failed={result?.result === 'locked'} courseId={courseId} question={question} unit={unit} />
        )}
      </div>
      {video !== null && video.captions !== null && (
        <figure className="grid gap-2">
          <video
            controls
            playsInline
            preload="metadata"
            className="w-full rounded-key border border-line"
            aria-label={video.title}
          >
            <source src={video.url} />
            <track default kind="captions" srcLang="en" label="English" src={video.captions} />
          </video>
          <figcaption className="text-[0.9375rem] text-soft">{video.title}</figcaption>
        </figure>
      )}
      {video !== null && video.captions === null && (
        <p>
          <Icon name="ready" className="mr-1.5 inline size-5 text-soft" />
          <a className="link" href={video.url} target="_blank" rel="noreferrer">
            {video.title}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
      {memo !== null && (
        <details className="rounded-key border border-line px-4 py-2">
          <summary className="min-h-8 content-center font-semibold">Worked solution</summary>
          <div className="py-2">
            <SolutionSteps steps={memo.map((step, at) => ({ ...step, step_index: at + 1 }))} />
          </div>
        </details>
      )}
    </CardFrame>
  );
}

/**
 * What can be done with an exam question now. Looking at its memo or video has to be confirmed, because it locks an open
 * question.
 */
function ExamButtons({
  card: { unitId, questionId, status, result, support, memo, video },
  newest,
  reachable,
  turns: { turn, busy },
  onSubmit,
  onSupport,
}: {
  card: Exam;
  newest: boolean;
  reachable: boolean;
  turns: CourseTurns;
  onSubmit: () => void;
  onSupport: (kind: Support) => void;
}) {
  const [asking, ask] = useState<Support | null>(null);
  const onward = useContinueFocus(newest && result !== null);
  const open = status === 'available';
  const view = (kind: Support) => {
    ask(null);
    onSupport(kind);
  };
  return (
    <>
      {support
        .filter((kind) => reachable && (kind === 'video' ? video === null : memo === null))
        .map((kind) => (
          <Button key={kind} busy={busy} onClick={() => (open ? ask(kind) : view(kind))}>
            {supportWords[kind]}
          </Button>
        ))}
      {status !== 'passed' && (
        <Button look={newest && open ? 'primary' : 'plain'} disabled={!open} busy={busy} onClick={onSubmit}>
          Submit
        </Button>
      )}
      {newest && !open && (
        <Button
          ref={onward}
          look="primary"
          busy={busy}
          onClick={() =>
            turn({
              kind: 'press',
              event: { type: 'EXAM_CONTINUE', unitId, questionId, result: status === 'passed' ? 'passed' : 'locked' },
            })
          }
        >
          Continue
        </Button>
      )}
      {asking !== null && (
        <Dialog title={`${supportWords[asking]}?`} onClose={() => ask(null)}>
          <div className="grid gap-5">
            <p>This locks the question for 24 hours. You can try it again after that.</p>
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={() => ask(null)}>Not now</Button>
              <Button look="primary" onClick={() => view(asking)}>
                {supportWords[asking]}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Says why a question can't be tried now, and when it can. */
function Locked({
  left,
  failed,
  courseId,
  question,
  unit,
}: {
  left: number | null;
  failed: boolean;
  courseId: string;
  question: Pick<Exam, 'unitId' | 'questionId' | 'difficultyTier'>;
  unit: string;
}) {
  const listed = useRevisitList(courseId).some(({ questionId }) => questionId === question.questionId);
  const { questionId, difficultyTier } = question;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex flex-1 items-center gap-2">
        <Icon name="lock" className="size-5 text-ochre" />
        <span>
          {failed && 'Locked for 24h. '}
          {left === null ? 'Not available now.' : <span className="whitespace-nowrap">{`Available in ${waitWords(left)}`}</span>}
        </span>
      </p>
      {listed ? (
        <p className="text-[0.9375rem] text-soft">On your revisit list</p>
      ) : (
        <Button size="small" onClick={() => addToRevisitList(courseId, { questionId, unit, tier: difficultyTier })}>
          Add to revisit list
        </Button>
      )}
    </div>
  );
}

/** Moves the keyboard focus to the next button, if the element that had it is gone. */
function useContinueFocus(came: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(came);
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement?.matches(':disabled') === true;
    if (came && !was.current && lost && !byFinger()) button.current?.focus({ preventScroll: true });
    was.current = came;
  }, [came]);
  return button;
}
