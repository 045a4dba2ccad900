import { stemOf } from '../../../../hearing/vocabulary/stem.ts';
import { cardinals } from '../../../../math/read/number-words.ts';
import type { Question } from '../../state/lesson-session.ts';
import type { ChooseWording } from '../../support/choose-wording.ts';

/** Words that say nothing by themselves. */
const light = new Set('a an the at of to in on is are and there they it s'.split(' '));
/** Words that show that the student chooses. */
const chooses = /\b(?:its|it['’]?s|i|answer|because|cuz|bc|so|more|less|bigger|smaller|better|larger)\b|\?/i;

/**
 * True if a message only repeats the question, with words that no choice has: "10 children share one cake" describes the
 * picture, and chooses no table.
 */
export function tellsWhatIsGiven({ answer, question_text }: Pick<Question, 'answer' | 'question_text'>, text: string): boolean {
  if (answer.input_type !== 'multiple_choice' || chooses.test(text)) return false;
  const said = tellingIn(text);
  const given = new Set([...tellingIn(question_text), '1']);
  const chosen = new Set([...answer.choices.flatMap(tellingIn), '1']);
  return said.every((word) => given.has(word)) && said.filter((word) => !chosen.has(word)).length >= fewestBeyond;
}
const fewestBeyond = 2;

/** True for "Sami added 22", which tells what one of those to choose from did, and not who is right. */
export function tellsOfWork({ choices }: Question['answer'], text: string): boolean {
  const [, who, rest] = didSomething.exec(text) ?? [];
  return who !== undefined && choices.some((choice) => choice.toLowerCase() === who.toLowerCase()) && !judges.test(rest!);
}
const didSomething =
  /^\W*(?:(?:so|ok|but|and|well|um+)\W+)*(\p{L}+) (?:just |only |forgot to |did not |didn['’]?t )?(?:added|adds|add|subtracted|multiplied|divided|took|take|takes|put|puts|used|forgot|kept|counted|went|started|thought|made|make|flipped|switched|did|got)\b(?! it\b)(.*)$/isu;
const judges = /\b(?:right|correct\w*|wrong|so|more|most|less|least|better|well|good)\b/i;

const tellingIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+|\d+(?:[./]\d+)?/g) ?? [])
    .filter((word) => !light.has(word))
    .map((word) => (Object.hasOwn(cardinals, word) ? String(cardinals[word]) : stemOf(word)));

/** Chooses the reply to a student who only tells what is given. */
export const givenTold = (choose: ChooseWording): string => choose(leadsOn);
const leadsOn = [
  'Yes, that’s what the question tells you. What follows from it?',
  'Right, that’s how it is there. So what’s your choice?',
  'That’s the picture. How does it help you choose?',
  'Yes, that’s given. Which choice does it lead you to?',
  'You read that right. What does it tell you about the choices?',
  'That’s so. Now compare it with the rest, and what do you see?',
  'Good, you have what’s given. Which choice fits it?',
  'Yes, so far so good. What would you choose now, and why?',
] as const;
