import { asHeard, type StudentMessage } from '@stoa/engine/corpus/student-messages/student-message';
import type { HearingContext } from '@stoa/engine/hearing/hearing-context';
import { kindOfAct, type TalkKind } from '@stoa/engine/hearing/talk/talk-kind';

/** A piece of a message, as training data. */
export type Example = {
  readonly family: string;
  readonly context: HearingContext;
  readonly message: string;
  readonly start: number;
  readonly end: number;
  readonly kind: TalkKind;
  readonly weight: number; // relative to an example that was written by hand
};

/**
 * Returns the pieces of a message, each with the kind of its act. Words between two acts ("but", "because") belong to the
 * second. If the same words are two acts (a question that names a misconception), the later one, the question, gives the kind.
 */
export function examplesOf(row: StudentMessage): Example[] {
  const { family, message } = row;
  const context = asHeard(row);
  const byStart = new Map<number, { end: number; kind: TalkKind }>();
  for (const act of row.acts.toSorted(
    (one, other) => Number(one.act !== 'misconception') - Number(other.act !== 'misconception'),
  )) {
    const start = message.indexOf(act.text);
    byStart.set(start, { end: start + act.text.length, kind: kindOfAct(act) });
  }
  const spans = [...byStart].toSorted(([one], [other]) => one - other);
  return spans.map(([, { end, kind }], at) => ({
    family,
    context,
    message,
    start: at === 0 ? 0 : spans[at - 1]![1].end,
    end: at === spans.length - 1 ? message.length : end,
    kind,
    weight: 1,
  }));
}
