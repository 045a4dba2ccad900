import type { ReasonStanding } from '@stoa/schema/lesson';
import { isClosed } from '../../../../problems/is-closed.ts';
import { findChoice } from '../../../../math/judge/choices.ts';
import type { CameBy } from './came-to-answer.ts';
import { faultSaid } from './beside-words.ts';
import { isBrief, mostSentences } from './brevity.ts';
import type { Awaiting, MasterTutorContext } from './master-tutor-context.ts';
import type { SentenceTable } from './master-tutor-sentences.ts';
import { core, frill, lead, named, verdict, type Paragraph, type Part, type Say } from './script-parts.ts';

/** Repeats what she wrote; null if the tutor's last message did so too, and for a right choice, which she sees. */
export function wrote({ task, awaiting, history }: MasterTutorContext): string | null {
  const closed = awaiting !== null && isClosed(awaiting);
  if (task.answer_correct === true && closed) return null;
  const last = history.findLast(({ role }) => role === 'tutor')?.text ?? '';
  return /^You (?:wrote|chose|answered)\b/.test(last) ? null : (task.wrote?.named ?? null);
}

/** Praises the idea, and how she came to the answer. */
export function praise(context: MasterTutorContext, say: Say): Paragraph {
  const { task, awaiting } = context;
  const short = mostSentences(context) === null ? 'right' : 'rightInShort';
  const right = task.beside.some((one) => one.do === 'mend_line') ? 'rightNumber' : short;
  if (!task.aided) return [named(wrote(context)), verdict(say(unlessSaid(context, right))), ideaBehind(context, say)];
  return [
    named(wrote(context)),
    verdict(say(awaiting !== null && tookTheLastChoice(awaiting) ? 'rightLastChoice' : verdictFor(task.came, right))),
    frill(task.began_with === null || task.came !== 'fixed' ? null : say('beganWith', task.began_with)),
    // A student who needed help sees the end of the solution again, unless her own reason says it or was just corrected.
    lead(task.why === null || hasReason(task) ? null : say('whyRight', task.why)),
  ];
}

/** Says that the answer is right, but not why: she's asked for that. */
export const praiseAlone = (context: MasterTutorContext, say: Say): Paragraph => [
  named(wrote(context)),
  verdict(say(unlessSaid(context, mostSentences(context) === null ? 'right' : 'rightInShort'))),
];

/** Tells a student who wasn't understood the first time that she already had it. */
const unlessSaid = ({ task }: MasterTutorContext, right: SentenceTable): SentenceTable =>
  task.came === 'said_before' && right === 'right' ? 'rightSaidBefore' : right;

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
    case 'with_help':
      return 'rightHelped';
    case 'said_before':
      return 'rightSaidBefore';
    default:
      return right;
  }
}

const hasReason = ({ beside }: MasterTutorContext['task']): boolean =>
  beside.some(
    (one) => one.do === 'weigh_reason' || one.do === 'mend_line' || (one.do === 'answer_question' && one.of_this_one === true),
  );

/** True if she had tried every other choice: then the right one shows nothing, and there's nothing to praise. */
function tookTheLastChoice({ input_type, choices, previous }: Awaiting): boolean {
  if (input_type === 'boolean') return previous.length > 0;
  if (input_type !== 'multiple_choice') return false;
  const tried = new Set(previous.map((text) => findChoice(text, choices)).filter((at) => at !== null));
  return tried.size >= choices.length - 1;
}

/**
 * Says why the answer is right, in the solution's words; else names the concept, or says that she did it alone. Quick students
 * hear it only now and then.
 */
function ideaBehind(context: MasterTutorContext, say: Say): Part | null {
  const { task, awaiting, turn, history } = context;
  if (hasReason(task)) return null; // her own reason, or the response to it, is enough
  if (task.next.kind === 'question' && task.next.explanation !== null) return null; // something new to read is enough for one turn
  if (task.idea !== null) return isBrief(context) && turn % 2 === 0 ? frill(task.idea) : named(task.idea);
  if (awaiting === null) return null;
  const entering = task.next.kind === 'question' ? task.next.entering : null;
  const isNamed =
    entering === awaiting.concept ||
    history.slice(-6).some(({ role, text }) => role === 'tutor' && text.includes(awaiting.concept));
  if (isNamed) return frill(turn % 2 === 0 && task.came === 'at_once' ? say('alone') : null);
  return frill(task.concept_used === null ? null : say('idea', task.concept_used));
}
