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

/**
 * Returns the sentence of a solution that says why the answer is right and can be understood by itself, for praise that names
 * the idea: "Eighths are larger pieces than tenths, so the first fraction is greater." Returns the last such sentence; null if
 * each refers to others or is a task.
 */
export function ideaOf({ solution }: Pick<Question, 'solution'>): string | null {
  const sentences = solution.map(({ explanation }) => capitalized(explanation.trim().replace(/^So (?=[a-z\d])/, '')));
  return (
    sentences.findLast(
      (text) =>
        text.length <= longest &&
        /^[^.!?:]*\.$/.test(text.replace(/\$[^$]*\$/g, '')) &&
        text.split(/\s+/).length >= fewestWords &&
        (text.replace(/\$[^$]*\$/g, '').match(/[a-z]{4,}/gi)?.length ?? 0) >= fewestOfWeight &&
        says.test(text) &&
        !tellsToDo.test(text) &&
        !leansBack.test(text),
    ) ?? null
  );
}

/**
 * Returns what a solution says about the way to its answer, to offer a reason other than hers: its idea, else its last sentence
 * with mathematics in it, else its last line of mathematics. "This is the number" and "Write the symbol" say nothing about a
 * way.
 *
 * Errors  none: null if the solution has nothing of the kind; then no other way is offered.
 */
export function wayOf({ solution }: Pick<Question, 'solution'>): string | null {
  const line = solution.findLast(({ math }) => relates.test(math))?.math ?? null;
  const told = solution.flatMap(({ explanation }) => (carriesMathematics(explanation) ? [explanation] : []));
  const concluded = told.at(-1)?.replace(/^so\W+/i, '');
  return (
    ideaOf({ solution }) ??
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
/** Numbers that are combined or compared. */
const relates = /[\d})]\s*(?:[-+*=<>]|\\(?:times|cdot|div|le|ge)\b)\s*[-\\(]?[\da-z{]/;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
