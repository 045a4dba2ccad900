import { describe, expect, it } from 'vitest';
import { actNames, feelings, wishes, type Act } from '../../src/hearing/act.ts';
import { scoreHearing } from '../../src/hearing/score-hearing.ts';
import { partOf, registers, studentMessages, type StudentMessage } from './student-message.ts';

const all = [...studentMessages.look, ...studentMessages.count];
const shown = (rows: readonly StudentMessage[]): string => rows.map(({ id, message }) => `${id}: ${message}`).join('\n');
const countOf = (names: readonly string[]) => (name: string) => names.filter((one) => one === name).length;
const fewest = (of: readonly string[], names: readonly string[]) => Math.min(...of.map(countOf(names)));

describe('the student messages of the corpus', () => {
  it('are at least 12,000, in at least 600 ways of speaking and on at least 150 questions', () => {
    expect(all.length).toBeGreaterThanOrEqual(12_000);
    expect(new Set(all.map(({ family }) => family)).size).toBeGreaterThanOrEqual(600);
    expect(new Set(all.map(({ question }) => question.stem)).size).toBeGreaterThanOrEqual(150);
  });

  it('appear once each, more than 95 in 100 in words of their own', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const said = all.map(({ message, question, probe }) => JSON.stringify([message.toLowerCase(), question.stem, probe?.text]));
    expect(new Set(said).size).toBe(all.length);
    expect(new Set(all.map(({ message }) => message.toLowerCase())).size).toBeGreaterThan(0.95 * all.length);
  });

  it('come 8 to 25 to a family, and the name of the family decides which part it is in', () => {
    const sizes = Map.groupBy(all, ({ family }) => family);
    for (const [family, rows] of sizes) {
      expect(rows.length, family).toBeGreaterThanOrEqual(8);
      expect(rows.length, family).toBeLessThanOrEqual(25);
    }
    for (const [part, rows] of Object.entries(studentMessages)) {
      expect(rows.filter((row) => row.part !== part || partOf(row.family) !== part)).toEqual([]);
      expect(rows.filter(({ use }) => use !== (part === 'look' ? 'tuned' : 'counted'))).toEqual([]);
    }
  });

  it('use every register at least one time in fifteen', () => {
    expect(
      fewest(
        registers,
        all.map(({ register }) => register),
      ),
    ).toBeGreaterThanOrEqual(all.length / 15);
  });

  it('contain every act at least 80 times, and every feeling and every wish at least 40 times', () => {
    const acts = all.flatMap((row) => row.acts);
    const ofKind = <Kind extends Act['act']>(kind: Kind) =>
      acts.filter((act): act is Extract<Act, { act: Kind }> => act.act === kind);
    expect(
      fewest(
        actNames,
        acts.map(({ act }) => act),
      ),
    ).toBeGreaterThanOrEqual(80);
    expect(
      fewest(
        feelings,
        ofKind('feeling').map(({ feeling }) => feeling),
      ),
    ).toBeGreaterThanOrEqual(40);
    expect(
      fewest(
        wishes,
        ofKind('wish').map(({ wish }) => wish),
      ),
    ).toBeGreaterThanOrEqual(40);
  });

  it('contain every act, feeling and wish at least 14 times in each part', () => {
    for (const rows of Object.values(studentMessages)) {
      const acts = rows.flatMap((row) => row.acts);
      const things = acts.map((act) =>
        act.act === 'feeling' ? act.feeling : act.act === 'wish' ? `wish: ${act.wish}` : act.act,
      );
      const wanted = [
        ...actNames.filter((name) => name !== 'feeling' && name !== 'wish'),
        ...feelings,
        ...wishes.map((wish) => `wish: ${wish}`),
      ];
      expect(fewest(wanted, things)).toBeGreaterThanOrEqual(14);
    }
  });

  it('contain the text of each of their acts, the most important act first', () => {
    expect(shown(all.filter(({ message, acts }) => acts.some(({ text }) => !message.includes(text))))).toBe('');
    expect(
      shown(all.filter(({ acts }) => acts.some((act, at) => at > 0 && weight(act, acts) < weight(acts[at - 1], acts)))),
    ).toBe('');
  });

  it('answer a probe only if there is one, and name only misconceptions that are listed', () => {
    expect(shown(all.filter(({ probe, acts }) => probe === null && acts.some(({ act }) => act === 'probe_answer')))).toBe('');
    const unlisted = ({ misconceptions, acts }: StudentMessage) =>
      acts.some((act) => act.act === 'misconception' && misconceptions.every(({ id }) => id !== act.misconception));
    expect(shown(all.filter(unlisted))).toBe('');
  });

  it('have as their answer the expected one, a choice or a value in the message', () => {
    const bare = (text: string) =>
      text
        .toLowerCase()
        .replace(/(?<=\d),(?=\d{1,2}\b)/g, '.') // as most of the world writes decimals
        .replace(/[\s$,]/g, '')
        .replaceAll('−', '-')
        .replaceAll('²', '^2')
        .replaceAll('×', '*');
    const isStated = ({ question, probe }: StudentMessage, act: Act) => {
      if (act.act !== 'answer' && act.act !== 'probe_answer') return true;
      const expected = act.act === 'answer' ? [question.expected] : (probe?.expected ?? []);
      if (expected.includes(act.answer) || bare(act.text).includes(bare(act.answer))) return true;
      if (act.act === 'probe_answer') return !/\d/.test(act.text) || partlyInWords.test(act.text);
      if (question.input_type === 'multiple_choice') return act.answer.charCodeAt(0) - 65 < question.choices.length;
      return (
        ['true', 'false'].includes(act.answer) ||
        !/\d/.test(act.text) ||
        partlyInWords.test(act.text) ||
        valueOf(act.text) === valueOf(act.answer)
      );
    };
    expect(shown(all.filter((row) => row.acts.some((act) => !isStated(row, act))))).toBe('');
  });

  it('get a perfect score when they are heard just as they are labeled', () => {
    const score = scoreHearing(
      all,
      all.map(({ acts }) => acts),
    );
    const { falseAnswers, falseMisconceptions, confusion, ...shares } = score;
    for (const [name, { of, found }] of Object.entries(shares)) expect(found, name).toBe(of);
    expect([falseAnswers.found, falseMisconceptions.found]).toEqual([0, 0]);
    for (const name of actNames) expect(Object.keys(confusion[name]), name).toEqual([name]);
    expect(score.rightAnswers.of).toBeGreaterThan(800);
    expect(score.falseAnswers.of).toBeGreaterThan(2000);
  });
});

/** "7 n a quarter", "2 dollars and then 35 cents", "x squared plus 25": digits and words together tell the value. */
const partlyInWords =
  /\b(?:half|quarter|third|over|under|out|outta|of|on|in|and|n|minus|negative|below|squared|little|cents|point|poynt|thowsand|exp|other|to|for|by|v|also|plus|then|neg|\w+ths?)\b|[x×±] ?\d|\b50[/ ]50\b/i;

/** The number that a text is as it is written: 3 of "$3.00", 1.25 of "5/4" or of "5:4". */
const valueOf = (text: string): number => {
  const [over, under = 1] = text
    .replace('out of', '/')
    .replace(/[^\d./:-]/g, '')
    .split(/[/:]/)
    .map(Number);
  return (over ?? Number.NaN) / under;
};

/** What a loss outranks, and that a question about a misconception ("can't I add the bottoms?") is a question first, in README.md. */
function weight(act: Act | undefined, acts: readonly Act[]): number {
  if (act === undefined || (act.act === 'feeling' && act.feeling === 'loss')) return -1;
  const asksOfIt = act.act === 'misconception' && acts.some(({ act: other, text }) => other === 'question' && text === act.text);
  return actNames.indexOf(asksOfIt ? 'question' : act.act);
}
