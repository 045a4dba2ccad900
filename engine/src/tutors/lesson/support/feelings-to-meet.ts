import type { Feeling, HeardAct } from '../../../hearing/act.ts';
import type { Trouble } from '../../../hearing/trouble.ts';
import type { Cue, Heard } from '../hearing/heard.ts';
import type { LessonSession } from '../state/lesson-session.ts';
import type { Beside } from '../turn/lesson-move.ts';
import type { LessonSight } from '../turn/lesson-sight.ts';

/** How sure the hearing must be of a feeling before it is spoken of: nobody likes to be told a feeling that is not hers. */
const sureOfFeeling = 0.5;
const breaksFor: readonly (Feeling | Trouble)[] = [
  'loss',
  'tiredness',
  'family',
  'put_down',
  'laughed_at',
  'yelled_at',
  'friends',
  'sick',
  'someone_sick',
  'hungry',
  'sad',
  'made_to',
];
/** Feelings that aren't acknowledged in a reply to "How did you see that?": there, they are part of the reason. */
const passing: readonly Feeling[] = ['thanks', 'pride', 'insight', 'boredom', 'frustration'];
/**
 * Painful feelings: said again soon, they get a nod. Boredom and frustration are acknowledged each time, other feelings only
 * after some turns.
 */
const heavy: readonly Feeling[] = ['loss', 'worry', 'shame', 'anger', 'tiredness', 'loneliness'];
const eachTime: readonly Feeling[] = ['boredom', 'frustration'];
/** A feeling that was acknowledged within this many turns is not acknowledged in full again. */
const turnsBetween = 5;

/**
 * Chooses the feeling to acknowledge, or the trouble that weighs on the student, which says it better and is acknowledged each
 * time. A feeling is acknowledged again only after some turns; before that, it gets a nod. Of several in one message the
 * weightiest is chosen, but boredom before anger, because something can be done about boredom.
 */
export function feelingsToMeet({
  session,
  heard,
  grading,
}: Pick<LessonSight, 'session' | 'heard' | 'grading'>): Extract<Beside, { do: 'acknowledge' }>[] {
  const met = (told: Feeling | Trouble, again = false): Extract<Beside, { do: 'acknowledge' }>[] => [
    { do: 'acknowledge', told, break: breaksFor.includes(told), again },
  ];
  if (heard.trouble !== undefined) return met(heard.trouble);
  const before = heard.cues.includes('asks_if_heard') ? toldBefore(session) : null;
  if (before !== null) return met(before).map((one) => ({ ...one, late: true }));
  if (heard.cues.includes('tells_of_loss'))
    return met('loss', true).map((one) =>
      heard.cues.includes('smiles_at_memory') ? { ...one, while: 'smiling' as const } : one,
    );
  const felt = heard.acts.flatMap((act) =>
    act.act === 'feeling' && act.confidence >= sureOfFeeling && !isSaidToTutor(act, heard.cues) && !isTooSoon(act, heard, grading)
      ? [act.feeling]
      : [],
  );
  // When the student was asked how she saw it, "I just knew it" is her reason, not pride.
  const isAsked = heard.taken.kind === 'reason';
  const told = [...new Set(felt)].filter((feeling) => !(isAsked && passing.includes(feeling)));
  const isAll = heard.taken.kind === 'feeling';
  const fresh = told.filter((feeling) => !wasMet(session, feeling) || (isAll && eachTime.includes(feeling)));
  const one = fresh.includes('boredom') && fresh[0] === 'anger' ? 'boredom' : fresh[0];
  if (one !== undefined) return met(one);
  const still = told.find((feeling) => heavy.includes(feeling));
  return still !== undefined && isAll ? met(still, true) : [];
}

/**
 * True if an insight isn't celebrated yet. "Ohh like apples! so 6/14" is celebrated only if the answer is right, and noticing
 * one's own slip is no insight.
 */
const isTooSoon = (
  { feeling }: Extract<HeardAct, { act: 'feeling' }>,
  { acts, cues }: Heard,
  grading: LessonSight['grading'],
): boolean =>
  feeling === 'insight' &&
  (cues.includes('noticed_slip') ||
    (grading === null ? acts.some(({ act }) => act === 'answer') : grading.check.verdict !== 'correct'));

/**
 * True if the feeling is really aimed at the tutor. "I know I'm right" or "no you're wrong" after a wrong answer disputes the
 * verdict, and "am I stupid" asks for one: that isn't pride, and it's worry or anger only if the hearing is beyond doubt. A
 * student who apologizes is told that it's fine.
 */
const isSaidToTutor = (
  { feeling, confidence }: Extract<HeardAct, { act: 'feeling' }>,
  cues: LessonSight['heard']['cues'],
): boolean =>
  (cues.includes('disputes') && (feeling === 'pride' || confidence < beyondDoubt)) ||
  (cues.includes('asks_worth') && feeling === 'anger') ||
  (cues.includes('was_passed_over') &&
    (feeling === 'anger' || feeling === 'frustration' || (feeling === 'worry' && confidence < beyondDoubt))) ||
  (cues.some((cue) => doubtsNothing.includes(cue)) && (feeling === 'shame' || feeling === 'worry')) ||
  (cues.includes('mocks_hard') && feeling !== 'tiredness');
/** Cues with a reply of their own, which is kinder than a reply to a feeling. */
const doubtsNothing: readonly Cue[] = ['apologizes', 'sorry_for_english', 'sorry_for_spelling', 'asks_if_slow', 'asks_how_i_do'];
const beyondDoubt = 0.95;

/** Returns what she told about herself in one of the last messages and may have got no reply to; null if there was nothing. */
function toldBefore({ full_conversation_log: log, turn_count }: LessonSession): Feeling | Trouble | null {
  const told = log.flatMap(({ role, turn, heard }) => {
    if (role !== 'student' || heard === undefined || turn_count - turn > turnsToRemember) return [];
    if (heard.trouble !== undefined) return heard.trouble;
    return heard.acts.flatMap((act) =>
      act.act === 'feeling' && heavy.includes(act.feeling) && act.confidence >= sureOfFeeling ? act.feeling : [],
    );
  });
  return told.at(-1) ?? null;
}
const turnsToRemember = 12;

const wasMet = ({ full_conversation_log, turn_count }: LessonSession, feeling: Feeling): boolean =>
  full_conversation_log.some(
    ({ turn, heard }) =>
      turn_count - turn < turnsBetween &&
      heard?.trouble === undefined &&
      heard?.acts.some((act) => act.act === 'feeling' && act.feeling === feeling && act.confidence >= sureOfFeeling) === true,
  );
