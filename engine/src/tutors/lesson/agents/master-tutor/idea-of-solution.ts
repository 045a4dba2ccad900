import type { Question } from '../../state/lesson-session.ts';

const longest = 110;
const fewestWords = 5;
/** Minimum number of longer words, so that "15 divided by 3 is 5." isn't taken for an idea. */
const fewestOfWeight = 2;

/** Tells her to do something, or how something goes on, which says nothing to a student who has done it. */
const tellsToDo =
  /^(?:[a-z]|add|and|begin|both of|check|compare|count|cut|divide|do|draw|find|first|follow|go|here|list|look|make|move|multiply|of|only|order|paint|picture|pour|put|read|remember|replace|round|share|simplify|solve|spread|start|subtract|take|that|then|they|these|think|this|those|top|try|turn|use|walk|what|with|work|write|you|your|his|her|in|it|there|now|below|after|most)\b/i;
/** Refers to a line before it. */
const leansBack =
  /\b(?:them|these|those|others?|rest|(?:first|second|third|fourth|last|other|remaining) (?:one|line|step)|it|its|they|one more|this|two are|three are|too|then|that|(?:to|of) you)\b/i;
/** Without one of these words, it's a heading and not a sentence. */
const says =
  /\b(?:is|are|was|were|has|have|can|must|gives?|makes?|decides?|means?|go|goes|gets?|keeps?|holds?|belongs?|fills?|comes?|divides?|becomes?|turns?|brings?|come|says?|grows?|leaves?|needs?|count|counts)\b/;

/** A question with what its solution may only repeat. */
type Solved = Pick<Question, 'solution' | 'question_text' | 'expected_answer'>;

/**
 * Returns the sentence of a solution that says why the answer is right and can be understood by itself, for praise that names
 * the idea: "Eighths are larger pieces than tenths, so the first fraction is greater." Returns the last such sentence; null if
 * each refers to others, is a task, or only says what the answer is.
 */
export function ideaOf(question: Solved): string | null {
  const sentences = question.solution.map(({ explanation }) => capitalized(explanation.trim().replace(/^So (?=[a-z\d])/, '')));
  return sentences.findLast((text) => saysWhy(text, question)) ?? null;
}

/** True if a sentence of a solution says why its answer is right, and can be understood by itself. */
const saysWhy = (text: string, question: Solved): boolean =>
  text.length <= longest &&
  /^[^.!?:]*\.$/.test(text.replace(/\$[^$]*\$/g, '')) &&
  text.split(/\s+/).length >= fewestWords &&
  (text.replace(/\$[^$]*\$/g, '').match(/[a-z]{4,}/gi)?.length ?? 0) >= fewestOfWeight &&
  says.test(text) &&
  !tellsToDo.test(text) &&
  !leansBack.test(text) &&
  !saysTheAnswerAlone(text, question);

/**
 * True for "The statement is never true." and "The greatest numerator is 90.": the first says the answer in the question's own
 * words, and the second has a number that was found in a line that isn't shown.
 */
function saysTheAnswerAlone(text: string, { question_text, expected_answer }: Solved): boolean {
  if (/\b(?:the|this) answer\b/i.test(text)) return true;
  const known = new Set(thingsWritten(`${question_text} ${expected_answer}`));
  const things = thingsWritten(text);
  const isShort = text.split(/\s+/).length <= mostOfResult;
  const figures = things.filter((thing) => /\d/.test(thing));
  const isOfHiddenLine = isShort && figures.length > 0 && figures.every((figure) => !known.has(figure));
  return isOfHiddenLine || things.every((thing) => known.has(thing));
}
/** A sentence of at most this many words with a number is only a result. */
const mostOfResult = 6;

/** The words that carry weight, and the numbers. */
const thingsWritten = (text: string): string[] => text.toLowerCase().match(/\d+(?:\.\d+)?|[a-z]{4,}/g) ?? [];

/**
 * Returns what a solution says about the way to its answer, to offer a reason other than hers: its idea, else its last sentence
 * with mathematics in it, else its last line of mathematics. "This is the number" and "Write the symbol" say nothing about a
 * way.
 *
 * Errors  none: null if the solution has nothing of the kind; then no other way is offered.
 */
export function wayOf(question: Solved): string | null {
  const { solution } = question;
  const line = solution.findLast(({ math }) => relates.test(math))?.math ?? null;
  const told = solution.flatMap(({ explanation }) => (carriesMathematics(explanation) ? [explanation] : []));
  const concluded = told.at(-1)?.replace(/^so\W+/i, '');
  return (
    ideaOf(question) ??
    told.findLast((explanation) => !/^so\b/i.test(explanation)) ??
    (concluded === undefined ? null : capitalized(concluded)) ??
    (line === null ? null : `$${line}$`)
  );
}

function carriesMathematics(explanation: string): boolean {
  const words = explanation.split(/\s+/).length;
  if (explanation.endsWith(':') || points.test(explanation)) return false;
  return hasNumber.test(explanation) ? words >= fewestWithNumber : words >= fewestWords && !tellsToWrite.test(explanation);
}
const fewestWithNumber = 4;
const hasNumber =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|half|halves|thirds?|fourths?|fifths?|sixths?|eighths?|tenths?|hundredths?|thousandths?)\b/i;
/** Says where or what the answer is, or refers to a line that isn't shown, but not how the answer came about. */
const points =
  /^(?:(?:so|now|here|then|and)\W+)*(?:this|that|these|those|it|they)\b(?: (?:is|are)\b|(?=[^\d$]*$))|^the [a-z ]{3,30} (?:is|are) \S+\W*$|\b(?:got this answer|answers? are different|different answer|this (?:is|one))\b/i;
/** Says what to do with a pen or the eyes, which is no way to the answer by itself. */
const tellsToWrite =
  /^(?:so |now |then |and )*(?:check|choose|count them|find|look|name|pick|put|read|say|write|solve|simplify|substitute|use)\b/i;
/** True if a sentence tells to do something. That's no reason. */
export const isTask = (text: string): boolean => tellsToAct.test(text);
const tellsToAct =
  /^(?:(?:so|now|then|and|next|first|to \w+)\W+)*(?:add|begin|check|choose|compare|count|cut|divide|do|draw|find|follow|go|keep|list|look|make|move|multiply|order|paint|pick|pour|put|read|remember|replace|rewrite|round|share|simplify|solve|spread|start|substitute|subtract|take|think|trade|try|turn|undo|use|walk|work|write)\b/i;

/** Numbers that are combined or compared. */
const relates = /[\d})]\s*(?:[-+*=<>]|\\(?:times|cdot|div|le|ge)\b)\s*[-\\(]?[\da-z{]/;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
