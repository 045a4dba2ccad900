/**
 * Returns whether plain words only deny a feeling: "i was not scared i just say sorry a lot". Who denies one and has another,
 * "i am not scared i am sad", feels something.
 *
 * Parameters  `names`: the words that name the feeling, or several feelings, separated by |.
 */
export function feelingDenier(names: string): (words: string) => boolean {
  // Up to two words between: "not that scared", "dont be mad", "wont leave me alone". Who "cant stop crying", or has
  // "never been so sad", denies nothing.
  const denied = new RegExp(`\\b(?:not|never|aint) (?:(?!stop|help|been)\\w+ ){0,2}?(?:${names})\\b`, 'g');
  const named = new RegExp(`\\b(?:${names})\\b`);
  return (words) => {
    const others = words.replace(denied, ' ');
    return others !== words && !named.test(others);
  };
}
