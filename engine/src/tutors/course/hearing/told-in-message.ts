import type { ToldInCourse } from '@stoa/schema/course/student-snapshot';
import { signOfFeelings, signOfTrouble, type SoftSign } from '../../../hearing/soft-sign.ts';
import type { MappedUnit } from '@stoa/schema/course/student-snapshot';
import { ownMistake } from './course-request.ts';
import { namesOperation, ownIdea } from './own-idea.ts';
import { sureEnough } from '../policy/compute-policy.ts';
import type { HeardTurn } from '../turn/hear-course-turn.ts';

const longest = 300;

/** Returns what a message says that her teacher may want to know; null for most messages. */
export function toldIn(
  { message, hearing, mappedUnits: [surest] }: Pick<HeardTurn, 'message' | 'hearing' | 'mappedUnits'>,
  unitId: string,
  now: Date,
): ToldInCourse | null {
  if (message === null || hearing?.kind !== 'heard') return null;
  const sign = signIn(hearing) ?? (tellsIdea(message.text, surest) ? 'idea' : null);
  return sign === null ? null : { at: now.toISOString(), sign, words: message.text.slice(0, longest), unitId };
}

/**
 * True if she says how she thinks that something works (a topic of the course, or an operation on numbers), or what she did
 * wrong.
 */
const tellsIdea = (text: string, surest: MappedUnit | undefined): boolean =>
  ownMistake.test(text) || (ownIdea.test(text) && ((surest?.confidence ?? 0) >= sureEnough || namesOperation(text)));

const signIn = ({ trouble, acts }: Extract<HeardTurn['hearing'], { kind: 'heard' }>): SoftSign | null =>
  trouble === null ? signOfFeelings(acts) : signOfTrouble[trouble];
