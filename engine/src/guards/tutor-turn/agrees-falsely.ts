import { agreedTo } from './agreed-to.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { standingInStory, type Standing } from './standing-in-story.ts';
import { turnSentences } from './turn-sentences.ts';

/**
 * What a turn restates in agreement is by the question: "Right, 9 slices in all" where it is cut into 8, "Yes, 7 of the 8 are eaten" where that is asked for. The gravest where it
 * restates several; null where it agrees to nothing, or looks back on a right answer.
 */
export function agreedStanding(turn: SpokenTurn): Exclude<Standing, 'unknown'> | null {
  if (turn.verdict === 'correct') return null;
  const sentences = turnSentences(turn.text);
  const standings = sentences.flatMap(({ states }, i) => {
    const agreed = states === '' ? null : agreedTo(states, sentences[i + 1]);
    return agreed === null || agreed === '' ? [] : [standingInStory(agreed, turn)];
  });
  return (['answer', 'not_so', 'so'] as const).find((one) => standings.includes(one)) ?? null;
}
