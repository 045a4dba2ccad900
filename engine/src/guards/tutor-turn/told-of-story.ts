import { flattenText } from '../flatten/flatten-text.ts';
import { foldMath } from '../leak/fold-signs.ts';
import { foldText } from '../words-of.ts';
import { rootOf } from './idea-words.ts';
import { saidInFigures } from './school-facts/said-in-figures.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

const measures =
  'cups?|cm|centimeters?|meters?|m|km|kilometers?|inch(?:es)?|feet|foot|ft|grams?|kg|liters?|dollars?|miles?|minutes?|hours?|parts?|pieces?|groups?|bowls?|spoons?';
const named = new RegExp(
  `(?<![\\d.,/$-])(\\d+) (?:(?:${measures}) of (?:the )?|of (?!the|them|those|these|its|it|your|her|his|our)|(?:equal|whole|more|quiz|test) )?([a-z]{3,})\\b`,
  'g',
);
/** Words after a number that don't name a thing. */
const noThing = new RegExp(
  `^(?:and|for|are|the|times|more|less|than|with|from|that|which|because|since|but|then|each|into|plus|minus|left|out|per|percent|equal|all|you|was|were|has|have|what|how|when|when|here|there|goes|gives|makes|make|can|will|would|over|under|not|only|too|also|just|${measures})$`,
);

/** Returns each number with the thing that it counts, by its root: "2 cups of rice", "3 of milk". */
function thingsIn(said: string): { readonly count: string; readonly thing: string }[] {
  return Array.from(
    saidInFigures(said)
      .replace(/(\d),(?=\d{3}\b)/g, '$1')
      .matchAll(named),
    ([, count = '', word = '']) => ({
      count,
      thing: rootOf(word),
    }),
  ).filter(({ thing }) => !noThing.test(thing));
}

const supposed =
  /\b(?:if|suppose|would|wouldn't|not|never|instead|another|other|different|you (?:had|got|used|took|put|wrote|mixed|switched|counted|read)|for example|say|imagine|left|eaten|remain\w*)\b|n't/;

/** True if two things of the story have each other's numbers. */
function exchanges(given: ReturnType<typeof thingsIn>, told: ReturnType<typeof thingsIn>): boolean {
  const countsOf = (thing: string): ReadonlySet<string> =>
    new Set(given.filter((one) => one.thing === thing).map(({ count }) => count));
  return told.some((one, i) =>
    told.slice(i + 1).some((other) => {
      if (one.thing === other.thing) return false;
      const [ofOne, ofOther] = [countsOf(one.thing), countsOf(other.thing)];
      return ofOther.has(one.count) && !ofOne.has(one.count) && ofOne.has(other.count) && !ofOther.has(other.count);
    }),
  );
}

const howMany =
  /\bthere (?:are|were) (\d+) (?:\w+ )?(?:scores|quizzes|numbers|values|games|tests)\b(?! (?:below|above|in the middle|left|that|which|with|who|of|you|whose|smaller|larger|between))/;
const listed = /(?:-?\d+(?:\.\d+)?, )+(?:-?\d+(?:\.\d+)?,? )?(?:and |or )?-?\d+(?:\.\d+)?/;
const nearest = /\bnearest (ten|hundred|thousand|tenth|hundredth|thousandth|whole|one)\b/;
const point = /\((-?\d+(?:\.\d+)?), ?(-?\d+(?:\.\d+)?)\)/g;
const changed =
  /\b([xy]) (?:(?:goes|went|moves|rises|runs|climbs) (?:up|over|across|right)?(?: by)?|changes(?: by)?|changed(?: by)?|increases by) (\d+(?:\.\d+)?)(?![\d.]*\d| (?:for|each|every|to)|,? (?:for|each|every) )/g;

/** True if a wrong change between the question's two points is stated, such as "y goes up by 4" between (1, 2) and (4, 8). */
function changesOtherwise(stem: string, said: string): boolean {
  const [one, other, ...more] = Array.from(stem.matchAll(point), ([, x, y]) => ({ x: Number(x), y: Number(y) }));
  if (one === undefined || other === undefined || more.length > 0 || /\b(?:each|every|per|whenever|if|for)\b/.test(said))
    return false;
  const steps = { x: Math.abs(other.x - one.x), y: Math.abs(other.y - one.y) };
  return Array.from(said.matchAll(changed)).some(([, letter, by]) => steps[letter as 'x' | 'y'] !== Number(by));
}

/**
 * Finds what a turn tells differently from the question: two numbers of the story exchanged, another length of its list,
 * another place to round to, other steps between its two points. Returns a description for the log, or null.
 */
export function toldOfStory({ text, question, verdict, must_convey }: SpokenTurn): string | null {
  const stem = foldText(flattenText(question.stem));
  const given = [...thingsIn(stem), ...thingsIn(foldText(flattenText(must_convey ?? '')))];
  const plain = foldMath(flattenText(question.stem));
  const length = listed.exec(plain)?.[0].match(/-?\d+(?:\.\d+)?/g)?.length ?? 0;
  const place = nearest.exec(stem)?.[1];
  for (const { said, states } of turnSentences(text)) {
    if (place !== undefined && verdict !== 'incorrect' && (nearest.exec(said)?.[1] ?? place) !== place)
      return 'rounds to another place than is asked for';
    if (supposed.test(states) || states === '') continue;
    if (exchanges(given, thingsIn(states))) return 'tells the story with its numbers exchanged';
    const count = howMany.exec(saidInFigures(states))?.[1];
    if (length > 2 && count !== undefined && Number(count) !== length) return 'counts the list otherwise than the question';
    if (changesOtherwise(plain, foldMath(saidInFigures(states)))) return 'tells other steps between the two points';
  }
  return null;
}
