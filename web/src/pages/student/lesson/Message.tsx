import type { LessonMessage, StudentQuestion, TutorAct } from '@stoa/schema/lesson';
import { classNames } from '../../../components/class-names.ts';
import { Icon } from '../../../components/Icon.tsx';
import type { IconName } from '../../../components/Icon.tsx';
import { MathLine, MathText } from '../../../components/MathText.tsx';
import { StudentBubble } from '../../../components/StudentBubble.tsx';
import { FigureView } from '../../../figures/FigureView.tsx';
import { Tex } from '../../../components/Tex.tsx';
import { choicesOf } from './answer-of.ts';
import { Example } from './Example.tsx';
import { CrisisMessage } from '../../../components/SafetyNote.tsx';
import { plainWords } from './plain-words.ts';
import { judgements } from '../../../components/judgements.ts';

/** Labels for what the tutor is doing, where that helps. */
const acts: Partial<Record<TutorAct, { words: string; icon: IconName; tone: string }>> = {
  probe: { words: 'To think about', icon: 'question', tone: 'text-sea' },
  hint: { words: 'A hint', icon: 'hint', tone: 'text-sea' },
  explain: { words: 'More help', icon: 'example', tone: 'text-sea' },
  tell: { words: 'Full solution', icon: 'example', tone: 'text-sea' },
  another_way: { words: 'Another way to see it', icon: 'example', tone: 'text-sea' },
  guidance: { words: 'A note from your tutor', icon: 'flag', tone: 'text-ochre' },
};

/** One message of the tutor. While it is being revealed, `text` is the part shown so far. */
export function TutorMessage({
  message,
  text = message.text,
  whole = true,
  question,
}: {
  message: LessonMessage;
  text?: string;
  whole?: boolean;
  /** The question at its end, if that is no longer in focus. */
  question: StudentQuestion | null;
}) {
  if (message.act === 'crisis') return <CrisisMessage text={message.text} />;
  const act = message.act === null ? undefined : acts[message.act];
  return (
    <div className="grid max-w-[38rem] gap-3">
      <div className="rounded-card rounded-tl-sm border border-line bg-card px-4 py-3 sm:px-5">
        <p className="sr-only">Tutor:</p>
        {act !== undefined && (
          <p className={classNames('mb-1 flex items-center gap-2 text-sm font-semibold', act.tone)}>
            <Icon name={act.icon} className="size-4" /> {act.words}
          </p>
        )}
        {text !== '' && <MathText text={text} />}
        {whole && message.figure !== undefined && <FigureView shown={message.figure} />}
        {whole && question !== null && (
          <div className={classNames('font-medium', text !== '' && 'mt-3 border-t border-line pt-3')}>
            <span className="sr-only">Question: </span>
            <MathText text={question.text} />
            {question.figure !== undefined && <FigureView shown={question.figure} />}
          </div>
        )}
      </div>
      {whole && message.example !== null && <Example example={message.example} />}
    </div>
  );
}

/** One message of the student: as it was written, how an answer in it was read, and how it was judged. */
export function StudentMessage({
  message,
  question,
  speaker = 'You',
}: {
  message: LessonMessage;
  question: StudentQuestion | null;
  /** How the student is called: "You" for herself, "Student" for a teacher. */
  speaker?: 'You' | 'Student';
}) {
  const { judged, text } = message;
  return (
    <StudentBubble speaker={speaker} mark={judged === null ? null : <Judged judged={judged} text={text} question={question} />}>
      <Written text={text} question={question} />
    </StudentBubble>
  );
}

/** A student's text as she saw it: a choice by its words, TeX from the math field rendered, anything else unchanged. */
export function Written({ text, question }: { text: string; question: StudentQuestion | null }) {
  const choice = question === null ? undefined : choicesOf(question).find(({ value }) => value === text);
  if (choice !== undefined) return <MathLine text={choice.text} />;
  // A text with words between formulas isn't a formula: only the math field writes pure TeX.
  const words = question === null ? text : plainWords(text);
  if (question !== null && /\\|[\^_]\{/.test(words)) return <Tex tex={text} />;
  return <p className="wrap-anywhere whitespace-pre-wrap">{words}</p>;
}

/** Removes spaces and braces: a math field writes \frac16 where an echo has \frac{1}{6}, and they look the same. */
const bare = (text: string) => text.replaceAll(/[{}\s]|\\[:,;! ]/g, '');

function Judged({
  judged: { verdict, echo, reading_problem },
  text,
  question,
}: {
  judged: NonNullable<LessonMessage['judged']>;
  text: string;
  question: StudentQuestion | null;
}) {
  const { icon, words, tone } = judgements[verdict];
  const chosen = question !== null && choicesOf(question).length > 0;
  const showsEcho = echo !== null && !chosen && bare(echo.plain) !== bare(text) && bare(echo.latex) !== bare(text);
  return (
    <div className="flex flex-wrap items-baseline justify-end gap-x-2 text-[0.9375rem]">
      {showsEcho && (
        <span className="text-soft">
          read as <Tex tex={echo.latex} />
        </span>
      )}
      <span className={classNames('inline-flex items-center gap-1.5', tone)}>
        <Icon name={icon} className="size-4" /> {words}
      </span>
      {reading_problem !== null && <span className="basis-full text-right text-soft">{reading_problem.message}</span>}
    </div>
  );
}
