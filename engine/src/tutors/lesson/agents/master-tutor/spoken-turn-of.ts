import type { SpokenTurn, TurnAct } from '../../../../guards/tutor-turn/spoken-turn.ts';
import { lineOf } from '../../questions/steps-to-show.ts';
import { isTrouble } from '../../../../hearing/trouble.ts';
import { tellsPaceAlone } from './brevity.ts';
import type { MasterTutorContext, MasterTutorSecret, TutorTask } from './master-tutor-context.ts';
import type { Beside } from '../../turn/lesson-move.ts';

/** The lesson's acts, in the terms that the guards of all tutors' turns use. */
const acts: Record<TutorTask['act'], TurnAct> = {
  confirm: 'confirm',
  ask_reason: 'confirm',
  weigh_reason: 'teach',
  probe: 'probe',
  bridge: 'teach',
  hint: 'hint',
  explain: 'explain',
  tell: 'tell',
  ask_again: 'clarify',
  clarify: 'clarify',
  another_way: 'another_way',
  redirect: 'redirect',
  open: 'acknowledge',
  withhold: 'withhold',
  teach: 'teach',
  extend: 'teach',
};

/** Returns the turn as it was decided, in the form that the guards of all tutors' turns check a reply against. */
export function spokenTurnOf(text: string, context: MasterTutorContext, { kept, said }: MasterTutorSecret): SpokenTurn {
  const { task, awaiting, message, history } = context;
  const inFocus = kept.find(({ isNext }) => !isNext);
  const next = kept.find(({ isNext }) => isNext);
  const known = task.answer ?? (task.answer_correct === true ? (task.wrote?.plain ?? '') : '');
  return {
    act: actOf(task),
    question: {
      stem: awaiting?.text ?? '',
      expected: inFocus?.answer.expected ?? known,
      input_type: awaiting?.input_type ?? 'expression',
      choices: awaiting?.choices ?? [],
    },
    verdict: verdictOf(task),
    must_convey: tellsPaceAlone(context) ? null : mustConvey(task), // a wish for another pace is granted, and nothing is explained
    // What a word means and how two amounts compare isn't an answer, even if it contains numbers: "the one that comes most".
    student: task.beside.some(settles) ? '' : message.text,
    said: [
      ...said.slice(-4).map((line) => `Tutor: ${line}`),
      ...history.flatMap((line) => (line.role === 'student' ? [`Student: ${line.text}`] : [])).slice(-4),
    ],
    next_question: next === undefined ? null : { stem: next.stem, expected: next.answer.expected },
    text,
  };
}

/** A reason that fits is called right, like an answer. About any other reason, nothing is judged. */
const verdictOf = ({ answer_correct, reason }: TutorTask): SpokenTurn['verdict'] => {
  if (answer_correct === null) return reason === 'fits' ? 'correct' : 'open';
  return answer_correct ? 'correct' : 'incorrect';
};

const settles = (one: Beside): boolean => one.do === 'settle_word' || one.do === 'settle_comparison';

/** Returns the truth about a word or a comparison that is settled besides the act; null if none is. */
const settledIn = (beside: readonly Beside[]): string | null =>
  beside.map((one) => ('words' in one && settles(one) ? one.words : null)).find((words) => words !== null) ?? null;

/**
 * A redirect that responds to a feeling counts as `acknowledge`. A probe that asks nothing and only tells her to look again
 * counts as a hint.
 */
function actOf({ act, beside, words }: TutorTask): SpokenTurn['act'] {
  if (act === 'redirect' && beside.some((one) => one.do === 'acknowledge')) return 'acknowledge';
  if (act === 'redirect' && settledIn(beside) !== null) return 'clarify';
  return act === 'probe' && words?.includes('?') === false ? 'hint' : acts[act];
}

/**
 * Returns the words that this turn is for: help from the plan or the bank, the lines of the solution, what is taught now.
 * Conveying any one sentence of them is enough. Returns null if there are none, or if the checker's own note is the help.
 */
function mustConvey({ act, words, note, steps, next, beside, reason }: TutorTask): string | null {
  const help = words === note ? null : words;
  switch (act) {
    case 'probe':
    case 'hint':
    case 'bridge':
    case 'clarify':
    case 'another_way':
    case 'withhold':
    case 'ask_again':
      return help;
    case 'explain':
    case 'tell':
      return steps.length === 0 ? help : steps.map(lineOf).join('\n');
    case 'weigh_reason':
      return reason === 'fits' ? null : help;
    case 'teach':
    case 'confirm':
    case 'extend':
      return next.kind === 'question' ? next.explanation : null;
    case 'redirect': {
      const feeling = beside.find((one) => one.do === 'acknowledge');
      return feeling === undefined
        ? settledIn(beside)
        : `That the student's ${isTrouble(feeling.told) ? 'trouble' : feeling.told} was heard.`;
    }
    case 'ask_reason':
    case 'open':
      return null;
  }
}
