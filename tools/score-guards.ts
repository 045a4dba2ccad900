// Measures the guards of a tutor's turn on labelled turns.
//   node tools/score-guards.ts            the look part, by writer and fault
//   node tools/score-guards.ts --count    the count part: totals by writer and fault, no turn shown
//   node tools/score-guards.ts --misses   the turns of the look part that are misjudged, with what objects
import { objectionsTo } from '@stoa/engine/guards/tutor-turn/turn-objections';
import { tutorTurns } from '@stoa/engine/corpus/tutor-turns/tutor-turn';

const isCounted = process.argv.includes('--count');
const judged = tutorTurns[isCounted ? 'count' : 'look'].map((turn) => ({ turn, objections: objectionsTo(turn) }));
type Judged = (typeof judged)[number];
const isMiss = ({ turn, objections }: Judged): boolean => objections.length > 0 === (turn.label === 'good');

for (const writer of new Set(judged.map(({ turn }) => turn.provenance))) {
  const theirs = judged.filter(({ turn }) => turn.provenance === writer);
  process.stdout.write(`${writer}\n`);
  for (const fault of [null, ...new Set(theirs.flatMap(({ turn }) => turn.why ?? []))]) {
    const of = theirs.filter(({ turn }) => turn.why === fault);
    process.stdout.write(
      `  ${fault ?? 'good'}: ${of.filter(isMiss).length} of ${of.length} ${fault === null ? 'stopped' : 'passed'}\n`,
    );
  }
  const bad = theirs.filter(({ turn }) => turn.label === 'bad');
  process.stdout.write(`  all bad: ${bad.filter(isMiss).length} of ${bad.length} passed\n`);
}
if (!isCounted && process.argv.includes('--misses'))
  for (const { turn, objections } of judged.filter(isMiss))
    process.stdout.write(
      `${JSON.stringify({ ...turn, objections: objections.map(({ guard, detail }) => `${guard}: ${detail}`) })}\n`,
    );
