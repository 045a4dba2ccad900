import { foldText } from '../../../../guards/words-of.ts';

/** Words that only frame a question. All other words decide what is asked: "left" and "eaten", "not", "from" and "by". */
const frame = new Set(
  'a an the now next then so please can could would will you your me tell try here is are this that question what let us lets see about think do does did i we'.split(
    ' ',
  ),
);

const longestFrame = 80;

/**
 * Returns the new question as it's shown: in the model's words if they ask exactly what the server asks, else in the server's
 * own. Every formula, number, letter and meaningful word must be there, in the server's order, and nothing else except a frame
 * ("Now you: can you tell me …"). This is strict because two questions with the same numbers may ask different things, and
 * order matters in "3 from 5".
 *
 * Shape   `asked` is the reply's `question_asked`; null if the model left the words to the server.
 */
export function wordingOf(question: string, asked: string | null): string {
  const said = asked?.trim() ?? '';
  if (said === '' || said === question.trim() || said.length > question.length + longestFrame) return question;
  if (/\n|\$\$|[<>[\]`*_#|]/.test(said.replace(/\$[^$]*\$/g, '')) || marksOf(said) > Math.max(1, marksOf(question)))
    return question;
  const [server, model] = [weightOf(question), weightOf(said)];
  return server.length === model.length && server.every((one, index) => one === model[index]) ? said : question;
}

const marksOf = (text: string): number => text.replace(/\$[^$]*\$/g, '').match(/\?/g)?.length ?? 0;

/** Returns what is asked, in order: formulas and numbers as written, words as normalized for hearing. */
const weightOf = (text: string): string[] =>
  Array.from(
    text.replace(/\\\$/g, ' dollars ').matchAll(/\$([^$]*)\$|\d[\d.,:/]*(?<![.,:])|[\p{L}][\p{L}'’-]*|[%°€£=+−×÷<>≤≥≠-]/gu),
    ([whole, formula]) => (formula === undefined ? foldText(whole) : `$${formula.replace(/\s+/g, '')}$`),
  ).filter((one) => !frame.has(one));
