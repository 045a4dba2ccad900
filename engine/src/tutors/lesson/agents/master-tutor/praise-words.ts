import type { ReasonStanding } from '@stoa/schema/lesson';
import { isClosed } from '../../../../problems/is-closed.ts';
import { findChoice } from '../../../../math/judge/choices.ts';
import type { CameBy } from './came-to-answer.ts';
import { faultSaid } from './beside-words.ts';
import { isBrief, mostSentences } from './brevity.ts';
import type { Awaiting, MasterTutorContext } from './master-tutor-context.ts';
import { sentences, type SentenceTable } from './master-tutor-sentences.ts';
import type { Beside } from '../../turn/lesson-move.ts';
import { core, frill, lead, named, verdict, type Paragraph, type Part, type Say } from './script-parts.ts';

/** Repeats what she wrote; null if the tutor's last message did so too, and for a right choice, which she sees. */
export function wrote({ task, awaiting, history }: MasterTutorContext): string | null {
  const closed = awaiting !== null && isClosed(awaiting);
  if (task.answer_correct === true && closed) return null;
  const last = history.findLast(({ role }) => role === 'tutor')?.text ?? '';
  return /^You (?:wrote|chose|answered)\b/.test(last) ? null : (task.wrote?.named ?? null);
}

/** Says that the answer is right; to a student who gave it alone, now and then, the idea behind it too. */
export function praise(context: MasterTutorContext, say: Say): Paragraph {
  const { task, awaiting } = context;
  const short = mostSentences(context) === null ? 'right' : 'rightInShort';
  const right = task.beside.some((one) => one.do === 'mend_line') ? 'rightNumber' : short;
  const isLeft = task.aided && awaiting !== null && tookTheLastChoice(awaiting);
  return [named(wrote(context)), verdict(say(isLeft ? 'rightLastChoice' : verdictFor(task.came, right))), ideaBehind(context)];
}

/** Says that the answer is right, but not why: she's asked for that. */
export const praiseAlone = (context: MasterTutorContext, say: Say): Paragraph => [
  named(wrote(context)),
  verdict(say(verdictFor(context.task.came, mostSentences(context) === null ? 'right' : 'rightInShort'))),
];

/** True for praise of her reason or her line if the last message praised one: in turn after turn, praise wears out. */
export function praisesAgain(one: Beside, { history }: MasterTutorContext): boolean {
  const isPraise = one.do === 'take_up_line' || (one.do === 'weigh_reason' && one.of === 'this question' && one.given === 'fits');
  const last = history.findLast(({ role }) => role === 'tutor')?.text ?? '';
  return isPraise && praiseOfReason.some((words) => last.includes(words));
}
const praiseOfReason = [...sentences.reasonFits, ...sentences.ownLine].map((words) => words.replace('{}.', '').trim());

/** Responds to her reason in a line: what she saw, or the reason to go by. */
export function weighed({ task }: MasterTutorContext, say: Say): Paragraph {
  const { reason, words, reason_fault: fault } = task;
  if (reason === null || reason === 'none') return [core(say('reasonNone'))];
  if (words === null) return [core(say(reason === 'fits' ? 'reasonFits' : 'reasonHeard'))];
  return [core(fault === null ? say(reasonLeads[reason]) : faultSaid(fault, say)), core(words)];
}
const reasonLeads = {
  fits: 'reasonSeen',
  by_chance: 'reasonByChance',
  misconception: 'reasonMistaken',
  unknown: 'anotherReason',
} as const satisfies Record<Exclude<ReasonStanding, 'none'>, SentenceTable>;

/** Chooses the words of the verdict by how she came to the answer, so that everything they say is true. */
function verdictFor(came: CameBy | null, right: SentenceTable): SentenceTable {
  switch (came) {
    case 'fixed':
      return 'rightAgain';
    case 'went_on':
      return 'rightFromThere';
    case 'said_before':
      return right === 'rightNumber' ? right : 'rightSaidBefore';
    default:
      return right;
  }
}

const hasReason = ({ beside }: MasterTutorContext['task']): boolean =>
  beside.some(
    (one) =>
      one.do === 'weigh_reason' ||
      one.do === 'mend_line' ||
      one.do === 'take_up_line' ||
      (one.do === 'answer_question' && one.of_this_one === true),
  );

/** True if she had tried every other choice: then the right one shows nothing, and there's nothing to praise. */
function tookTheLastChoice({ input_type, choices, previous }: Awaiting): boolean {
  if (input_type === 'boolean') return previous.length > 0;
  if (input_type !== 'multiple_choice') return false;
  const tried = new Set(previous.map((text) => findChoice(text, choices)).filter((at) => at !== null));
  return tried.size >= choices.length - 1;
}

/** Says why the answer is right, in the solution's words. Quick students hear it only now and then. */
function ideaBehind(context: MasterTutorContext): Part | null {
  const { task, turn } = context;
  if (task.idea === null || hasReason(task)) return null; // her own reason, or the response to it, is enough
  if (task.aided) return lead(task.idea);
  if (task.next.kind === 'question' && task.next.explanation !== null) return null; // something new to read is enough for one turn
  return isBrief(context) && turn % 2 === 0 ? frill(task.idea) : named(task.idea);
}
