import type { ToldInCourse } from '@stoa/schema/course/student-snapshot';
import { signOfFeelings, signOfTrouble, type SoftSign } from '../../../hearing/soft-sign.ts';
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
  const sign = signIn(hearing) ?? (ownIdea.test(message.text) && (surest?.confidence ?? 0) >= sureEnough ? 'idea' : null);
  return sign === null ? null : { at: now.toISOString(), sign, words: message.text.slice(0, longest), unitId };
}

const signIn = ({ trouble, acts }: Extract<HeardTurn['hearing'], { kind: 'heard' }>): SoftSign | null =>
  trouble === null ? signOfFeelings(acts) : signOfTrouble[trouble];

/** She says how she thinks that a thing works. Whether it is so, nobody can tell by words alone. */
const ownIdea =
  /^\W*(?:(?:so|but|wait|ok|oh) )*(?:i (?:always |just )?(?:thought|think|figured|assumed) (?!i\b|it'?s (?:ok|fine|hard|easy))|(?:so )?(?:you|we) (?:just|always|only) |isn'?t it (?:just|always) )/i;
