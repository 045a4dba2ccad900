import { foldText } from '../words-of.ts';
import { flattenText } from '../flatten/flatten-text.ts';
import { saidInFigures } from './school-facts/said-in-figures.ts';
import type { SpokenTurn } from './spoken-turn.ts';

const letterOf = (said: string): number => (/^[A-Ha-h]$/.test(said.trim()) ? said.trim().toUpperCase().charCodeAt(0) - 65 : -1);
const besides =
  /\b(?:one|1) (?:further|farther|more|choice|step|row|line|place) (down|up|below|above)\b|\bthe (?:one|choice) (?:just |right )?(below|above|before|after)\b|\bthe (next|previous) (?:one|choice|letter)\b/;
const withNumber =
  /\b(?:only the one|the (?:only )?(?:one|choice|answer|fraction|number)) (?:with|that has|holding|that starts with|that ends in)(?: an?| the)? (\d+)\b/g;

/**
 * True if a turn points at the right choice by its place next to the student's choice, or by a number that no other choice
 * has.
 */
export function pointsAtChoice({ act, verdict, question, student, text }: SpokenTurn): boolean {
  const right = letterOf(question.expected);
  if (act === 'confirm' || act === 'tell' || verdict === 'correct' || right < 0) return false;
  const said = saidInFigures(foldText(flattenText(text)));
  const way = besides
    .exec(said)
    ?.slice(1)
    .find((one) => one !== undefined);
  const hers = letterOf(student);
  if (way !== undefined && hers >= 0 && right - hers === (/down|below|after|next/.test(way) ? 1 : -1)) return true;
  return Array.from(said.matchAll(withNumber)).some(([, number = '']) => {
    const having = question.choices.flatMap((choice, at) =>
      flattenText(choice)
        .split(/[^\d]+/)
        .includes(number)
        ? [at]
        : [],
    );
    return having.length === 1 && having[0] === right;
  });
}
