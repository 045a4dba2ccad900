import { stemOf } from '../../../../hearing/vocabulary/stem.ts';
import { cardinals } from '../../../../math/read/number-words.ts';
import type { Question } from '../../state/lesson-session.ts';
import type { ChooseWording } from '../../support/choose-wording.ts';

/** What says nothing of itself. */
const light = new Set('a an the at of to in on is are and there they it s'.split(' '));
/** With these she chooses. */
const chooses = /\b(?:its|it['’]?s|i|answer|because|cuz|bc|so|more|less|bigger|smaller|better|larger)\b|\?/i;

/**
 * Whether a message says no more than the question does, in words beyond those of its choices: "10 children share one cake" tells the picture, and chooses no table.
 */
export function tellsWhatIsGiven({ answer, question_text }: Pick<Question, 'answer' | 'question_text'>, text: string): boolean {
  if (answer.input_type !== 'multiple_choice' || chooses.test(text)) return false;
  const said = tellingIn(text);
  const given = new Set([...tellingIn(question_text), '1']);
  const chosen = new Set([...answer.choices.flatMap(tellingIn), '1']);
  return said.every((word) => given.has(word)) && said.filter((word) => !chosen.has(word)).length >= fewestBeyond;
}
const fewestBeyond = 2;

const tellingIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+|\d+(?:[./]\d+)?/g) ?? [])
    .filter((word) => !light.has(word))
    .map((word) => (Object.hasOwn(cardinals, word) ? String(cardinals[word]) : stemOf(word)));

/** What is said to that. */
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
