import { rememberReadings } from '../remember-readings.ts';
import { plainly } from './contrasts.ts';
import { ideaListOf, ideasOf, rootOf } from './idea-words.ts';
import { rowsOf } from './related-ideas.ts';
import type { SpokenTurn } from './spoken-turn.ts';

/** Words that can be said of anything and convey nothing. */
const ofAnything =
  /\b(?:people|used (?:for|in|to|with|by)|useful|important|come up|worth knowing|history|invented|called|kinds? of|one of|have you|do you know|ever|in several|today is|different|often|sometimes|some|can be|found|nice|help|subject|world|with care|a lot|always fun|interesting|lesson)\b/g;

/** Returns the rows of related words that the ideas and plain words of a text belong to. */
const rowsIn = rememberReadings(
  (text): ReadonlySet<number> =>
    new Set(
      [...ideasOf(text), ...Array.from(plainly(text).matchAll(/[a-z]+/g), ([word]) => rootOf(word))].flatMap((idea) => [
        ...rowsOf(idea),
      ]),
    ),
  400,
  4000,
);

const length = 4;
const runsOf = rememberReadings(
  (text): ReadonlySet<string> => {
    const letters = plainly(text).replace(/[^a-z0-9 ]/g, '');
    return new Set(Array.from({ length: Math.max(0, letters.length - length + 1) }, (_, at) => letters.slice(at, at + length)));
  },
  400,
  4000,
);

/** An idea that is in the question or the student's message counts half, because it is less new. */
const weightOfKnown = 0.5;

/** The names of the features that decide whether a turn gets an idea across, in order. */
export const conveysFeatureNames = [
  'ideas of it that are there',
  'ideas of it that are there or have a related one there',
  'ideas of it that neither the question nor she has',
  'its numbers',
  'its numbers that the question does not have',
  'ideas of the turn that are its own',
  'ideas of the turn that are related to it',
  'ideas of the turn that belong to nothing',
  'how much the turn says',
  'how much it is',
  'words that are said of anything',
  'speaks to her',
  'how many of its ideas are there',
  'runs of letters',
] as const;

/**
 * Returns the features that decide whether a turn gets across what it has to, as numbers of about 0 to 1, in the order of
 * `conveysFeatureNames`.
 */
export function conveysFeatures(
  text: string,
  must: string,
  { question, student, said }: Pick<SpokenTurn, 'question' | 'student' | 'said'>,
): number[] {
  const [due, told] = [ideasOf(must), new Set(ideaListOf(text))];
  const given = new Set([...ideasOf(`${question.stem} ${question.choices.join(' ')}`), ...ideasOf(student)]);
  const open = ideasOf(said.slice(-2).join(' '));
  const [ofDue, ofText] = [rowsIn(must), rowsIn(text)];
  const isNear = (idea: string, rows: ReadonlySet<number>): boolean => rowsOf(idea).some((row) => rows.has(row));
  const share = (ideas: readonly string[], holds: (idea: string) => boolean, none: number): number =>
    ideas.length === 0 ? none : ideas.filter(holds).length / ideas.length;

  let [all, met, near] = [0, 0, 0];
  for (const idea of due) {
    const weight = given.has(idea) ? weightOfKnown : 1;
    all += weight;
    if (told.has(idea)) met += weight;
    if (told.has(idea) || isNear(idea, ofText)) near += weight;
  }
  const ideas = [...told];
  const numbers = [...due].filter((idea) => idea.startsWith('#'));
  const own = ideas.filter((idea) => due.has(idea)).length;
  const strange = ideas.filter((idea) => !due.has(idea) && !given.has(idea) && !open.has(idea) && !isNear(idea, ofDue)).length;
  const runs = runsOf(must);
  const heard = runsOf(text);
  const plain = plainly(text);
  return [
    all === 0 ? 1 : met / all,
    all === 0 ? 1 : near / all,
    share(
      [...due].filter((idea) => !given.has(idea)),
      (idea) => told.has(idea),
      all === 0 ? 1 : met / all,
    ),
    share(numbers, (idea) => told.has(idea), 0.5),
    share(
      numbers.filter((idea) => !given.has(idea)),
      (idea) => told.has(idea),
      0.5,
    ),
    own / Math.max(1, ideas.length),
    ideas.filter((idea) => due.has(idea) || isNear(idea, ofDue)).length / Math.max(1, ideas.length),
    Math.min(3, strange) / 3,
    Math.log(1 + ideas.length),
    due.size / 10,
    (plain.match(ofAnything)?.length ?? 0) / 2,
    /\byou\b|\byour\b/.test(plain) ? 1 : 0,
    Math.min(3, own) / 3,
    [...runs].filter((run) => heard.has(run)).length / Math.max(1, runs.size),
  ];
}
