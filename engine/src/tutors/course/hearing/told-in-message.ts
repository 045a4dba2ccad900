import type { ToldInCourse } from '@stoa/schema/course/student-snapshot';
import { signOfFeelings, signOfTrouble, type SoftSign } from '../../../hearing/soft-sign.ts';
import type { MappedUnit } from '@stoa/schema/course/student-snapshot';
import { ownMistake } from './course-request.ts';
import { namesOperation, ownIdea } from './own-idea.ts';
import { sureEnough } from '../policy/compute-policy.ts';
import type { HeardTurn } from '../turn/hear-course-turn.ts';

const longest = 300;

/** What a message says that her teacher may want to know; null for most. */
export function toldIn(
  { message, hearing, mappedUnits: [surest] }: Pick<HeardTurn, 'message' | 'hearing' | 'mappedUnits'>,
  unitId: string,
  now: Date,
): ToldInCourse | null {
  if (message === null || hearing?.kind !== 'heard') return null;
  const sign = signIn(hearing) ?? (tellsIdea(message.text, surest) ? 'idea' : null);
  return sign === null ? null : { at: now.toISOString(), sign, words: message.text.slice(0, longest), unitId };
}

/** She says how she thinks that a thing works, of a matter of the course or of what is done to numbers; or what she did instead. */
const tellsIdea = (text: string, surest: MappedUnit | undefined): boolean =>
  ownMistake.test(text) || (ownIdea.test(text) && ((surest?.confidence ?? 0) >= sureEnough || namesOperation(text)));

const signIn = ({ trouble, acts }: Extract<HeardTurn['hearing'], { kind: 'heard' }>): SoftSign | null =>
  trouble === null ? signOfFeelings(acts) : signOfTrouble[trouble];
