import type { SpokenTurn, TurnAct } from '../../../../guards/tutor-turn/spoken-turn.ts';
import { lineOf } from '../../questions/steps-to-show.ts';
import { isTrouble } from '../../../../hearing/trouble.ts';
import { tellsPaceAlone } from './brevity.ts';
import type { MasterTutorContext, MasterTutorSecret, TutorTask } from './master-tutor-context.ts';
import type { Beside } from '../../turn/lesson-move.ts';

/** What a turn of the lesson does, in the words that the guards of every tutor's turns know. */
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

/** What a reply is held against: the turn as it was decided, in the form in which guards of every tutor's turns read it. */
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
    must_convey: tellsPaceAlone(context) ? null : mustConvey(task), // a wish for another pace is met, and nothing is explained
    // What a word means, and how two amounts compare, is no answer, though it has numbers: "the one that comes most".
    student: task.beside.some(settles) ? '' : message.text,
    said: [
      ...said.slice(-4).map((line) => `Tutor: ${line}`),
      ...history.flatMap((line) => (line.role === 'student' ? [`Student: ${line.text}`] : [])).slice(-4),
    ],
    next_question: next === undefined ? null : { stem: next.stem, expected: next.answer.expected },
    text,
  };
}

/** A reason that fits is called right as an answer is; of any other nothing is judged. */
const verdictOf = ({ answer_correct, reason }: TutorTask): SpokenTurn['verdict'] => {
  if (answer_correct === null) return reason === 'fits' ? 'correct' : 'open';
  return answer_correct ? 'correct' : 'incorrect';
};

const settles = (one: Beside): boolean => one.do === 'settle_word' || one.do === 'settle_comparison';

/** What is so of a word or a comparison that is settled beside the act; null where nothing is. */
const settledIn = (beside: readonly Beside[]): string | null =>
  beside.map((one) => ('words' in one && settles(one) ? one.words : null)).find((words) => words !== null) ?? null;

/** A feeling that is met is what a turn aside is there for; and help that tells her to look again, which asks nothing, is a hint. */
function actOf({ act, beside, words }: TutorTask): SpokenTurn['act'] {
  if (act === 'redirect' && beside.some((one) => one.do === 'acknowledge')) return 'acknowledge';
  if (act === 'redirect' && settledIn(beside) !== null) return 'clarify';
  return act === 'probe' && words?.includes('?') === false ? 'hint' : acts[act];
}

/**
 * The words that this turn is there for: the plan's or the bank's help, the lines of the solution, what is taught now. Each sentence of them is
 * enough. Null where there are none, and where the checker's own note is the help.
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
