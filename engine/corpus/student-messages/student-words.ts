import { plainWords } from '../../src/hearing/message-words.ts';
import { saysGoodbye } from '../../src/tutors/lesson/hearing/lesson-wishes.ts';
import type { SayingKind, StudentWords } from '../../src/tutors/lesson/simulation/student-words.ts';
import { labelledMessages } from '../safety/labelled-messages.ts';
import { studentMessages, type StudentMessage } from './student-message.ts';

/** A number as an answer stands in a message: "21", "-11", "0.07", "5/9". */
const number = /-?\d+(?:\.\d+|\/\d+)?/g;

/**
 * How simulated students speak: the messages of the part that may be looked at which do one thing only, and the parts of the corpus of safety that the
 * rules were made by. Nothing that is only counted is read.
 */
export function studentWords(): StudentWords {
  const single = studentMessages.look.filter(({ acts }) => acts.length === 1);
  const sayings = single.flatMap((row) => {
    const kind = kindOf(row);
    const act = row.acts[0]!;
    const of = row.misconceptions.map(({ id }) => id);
    const misconception = act.act === 'misconception' ? act.misconception : null;
    return kind === null ? [] : [{ kind, saying: { text: row.message, of, misconception } }];
  });
  const ofSafety = labelledMessages.flatMap(({ text, violation, part }) => {
    const kind = violation === null || part !== 'learned' ? undefined : harms[violation];
    return kind === undefined ? [] : [{ kind, saying: { text, of: [], misconception: null } }];
  });
  const bySaying = Map.groupBy([...sayings, ...ofSafety], ({ kind }) => kind);
  return {
    sayings: new Map(Array.from(bySaying, ([kind, rows]) => [kind, rows.map(({ saying }) => saying)])),
    frames: framesOf(single.filter(({ acts }) => acts[0]?.act === 'answer')),
    checks: framesOf(single.filter(({ acts }) => acts[0]?.act === 'wish' && acts[0].wish === 'check')),
  };
}

const harms: Readonly<Partial<Record<string, SayingKind>>> = {
  self_harm: 'cry',
  abuse: 'cry',
  threat: 'threat',
  manipulation: 'injection',
};

function kindOf({ acts: [act], message }: StudentMessage): SayingKind | null {
  if (act?.act === 'small_talk' && saysGoodbye(plainWords(message))) return null; // it ends a lesson that she has only begun
  switch (act?.act) {
    case 'question':
      return `question:${act.about}`;
    case 'wish':
      return act.wish === 'check' ? null : `wish:${act.wish}`;
    case 'feeling':
      return `feeling:${act.feeling}`;
    case 'misconception':
    case 'reason':
    case 'small_talk':
    case 'off_topic':
    case 'noise':
      return act.act;
    default:
      return null;
  }
}

/** A unit, a letter, an equation: of another question than the one that it would be said to. */
const ofOneQuestion =
  /[%°$=]|->|\d\s*[a-z]|\b[xynf]\b|\b(?:min\w*|dol\w+|bucks|cm|feet|ft|degrees?|percent|hours?|slices?|points?|off)\b/i;

/** Messages around one number, with `{}` in its place: what stood there is another question's. */
function framesOf(rows: readonly StudentMessage[]): string[] {
  return rows.flatMap(({ message, acts: [act] }) => {
    const numbers = message.match(number) ?? [];
    const isAnswer = act?.act !== 'answer' || act.answer === numbers[0];
    return numbers.length === 1 && isAnswer && !ofOneQuestion.test(message) ? [message.replace(number, '{}')] : [];
  });
}
