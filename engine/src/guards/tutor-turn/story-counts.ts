import { flattenText } from '../flatten/flatten-text.ts';
import { foldMath } from '../leak/fold-signs.ts';
import { countsIn, sameCounted } from './counted-things.ts';
import { ideasOf } from './idea-words.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

const supposed =
  /\b(?:if|suppose|imagine|say|would|had|only|just|not|never|more|fewer|less|another|other|left|remain\w*|first|each time)\b|n't/;
/** A count of the whole list: "her five scores", "the six numbers". */
const ofList =
  /\b(?:the|her|his|all|these|those|its) (?:list of )?(two|three|four|five|six|seven|eight|nine|ten|\d+) (numbers?|values?|scores?|quizzes|data|entries|tests|games|measurements)\b(?! (?:in the middle|that|which|with|who|of|you|whose))/;
const figures = 'zero one two three four five six seven eight nine ten'.split(' ');

/** Returns how many numbers a stem lists. */
function listedIn(stem: string): number {
  const list = /(?:-?\d+(?:\.\d+)?, )+(?:-?\d+(?:\.\d+)?,? )?(?:and |or )?-?\d+(?:\.\d+)?/.exec(foldMath(flattenText(stem)));
  return list === null ? 0 : (list[0].match(/\d+(?:\.\d+)?/g)?.length ?? 0);
}

/**
 * Finds whether a turn that looks back on the answer contradicts the question: another count of its things ("9 bags" if there
 * are 5), or another length of its list. Returns a description for the log, or null. Before the answer is found, a turn may
 * count only part of the story, so nothing is checked then.
 */
export function storyToldOtherwise({ act, verdict, text, question, must_convey }: SpokenTurn): string | null {
  if (verdict !== 'correct' && act !== 'tell') return null;
  const given = countsIn(question.stem);
  const also = [...countsIn(must_convey ?? ''), ...countsIn(question.expected)];
  const found = ideasOf(question.expected);
  const listed = listedIn(question.stem);
  for (const { said, states } of turnSentences(text)) {
    if (states === '' || supposed.test(said)) continue;
    const list = ofList.exec(states)?.[1];
    const length = list === undefined ? null : /\d/.test(list) ? Number(list) : figures.indexOf(list);
    if (length !== null && listed > 2 && length > 2 && length !== listed) return 'counts the list otherwise than the question';
    const told = countsIn(states);
    for (const one of told) {
      const same = given.filter((other) => sameCounted(one, other));
      const isOther =
        same.length > 0 &&
        one.count > 1 &&
        same.every(({ count }) => count !== one.count) &&
        !also.some((other) => sameCounted(one, other) && other.count === one.count) &&
        !told.some((other) => same.some((its) => its.count === other.count && sameCounted(its, other)));
      const isNamedInFull =
        one.of.length > 1 && same.some((other) => other.of.join(' ') === one.of.join(' ')) && !found.has(`#${one.count}`);
      if (isOther && (isNamedInFull || given.some(({ count }) => count === one.count) || same.some(({ count }) => count === 1)))
        return 'tells the story otherwise than the question';
    }
  }
  return null;
}
