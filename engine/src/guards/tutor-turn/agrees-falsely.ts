import { agreedTo } from './agreed-to.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { standingInStory, type Standing } from './standing-in-story.ts';
import { turnSentences } from './turn-sentences.ts';

/**
 * Compares what a turn agrees to with the question: "Right, 9 slices in all" if there are 8, or "Yes, 7 of the 8
 * are eaten" if that is what is asked. Returns the most serious result if it restates several things; null if it agrees to
 * nothing or follows a right answer.
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
