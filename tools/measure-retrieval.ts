import { guidelineNamed } from '../engine/corpus/guideline-named.ts';
// Measures how often a question gets the passage that answers it, by meaning and by hashed pieces of words:
//   node tools/measure-retrieval.ts           on the look part, with what was missed
//   node tools/measure-retrieval.ts --count   the figures of the count part
import { askedPassages } from '../engine/corpus/asked-passages/asked-passage.ts';
import { passagesOf, type Passage } from '../engine/src/hearing/retrieval/passage.ts';
import { indexOf, leastCovered, rankPassages } from '../engine/src/hearing/retrieval/rank-passages.ts';

const part = process.argv.includes('--count') ? 'count' : 'look';
const passages = new Map<string, readonly Passage[]>();
for (const { lesson } of askedPassages[part]) {
  if (passages.has(lesson)) continue;
  passages.set(lesson, passagesOf(guidelineNamed(lesson)));
}
const indexes = new Map([...passages].map(([lesson, all]) => [lesson, indexOf(all)]));

/** Makes a vector the other way: pieces of three to five letters, hashed into 512 numbers, for the cosine. */
function hashed(text: string): number[] {
  const vector = Array.from({ length: 512 }, () => 0);
  const plain = ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;
  for (let length = 3; length <= 5; length += 1)
    for (let at = 0; at + length <= plain.length; at += 1) {
      let hash = 2_166_136_261;
      for (const letter of plain.slice(at, at + length)) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
      vector[hash % 512]! += hash & 512 ? 1 : -1;
    }
  const norm = Math.hypot(...vector) || 1;
  return vector.map((value) => value / norm);
}
const cosine = (one: readonly number[], other: readonly number[]) => one.reduce((sum, value, at) => sum + value * other[at]!, 0);
const byHash = (asked: string, lesson: string): Passage => {
  const wanted = hashed(asked);
  return passages
    .get(lesson)!
    .map((passage) => ({ passage, alike: cosine(wanted, hashed(`${passage.about} ${passage.text}`)) }))
    .reduce((best, next) => (next.alike > best.alike ? next : best)).passage;
};

const counts = { fitting: 0, first: 0, firstTold: 0, three: 0, hash: 0, none: 0, noneRight: 0, wrong: 0 };
for (const { asked, lesson, fits } of askedPassages[part]) {
  const ranked = rankPassages(asked, indexes.get(lesson)!);
  const best = ranked[0];
  const told = best !== undefined && best.covered >= leastCovered;
  const isRight = best !== undefined && fits.includes(best.passage.id);
  if (fits.length === 0) {
    counts.none += 1;
    if (!told) counts.noneRight += 1;
  } else {
    counts.fitting += 1;
    if (isRight) counts.first += 1;
    if (isRight && told) counts.firstTold += 1;
    if (told && !isRight) counts.wrong += 1;
    if (ranked.slice(0, 3).some(({ passage }) => fits.includes(passage.id))) counts.three += 1;
    if (fits.includes(byHash(asked, lesson).id)) counts.hash += 1;
  }
  if (part === 'look' && (fits.length === 0 ? told : !isRight || !told))
    process.stdout.write(`${lesson}: ${asked} → ${best?.passage.id} ${best?.covered.toFixed(2)} | ${fits.join('; ')}\n`);
}
const share = (found: number, of: number) => `${found} of ${of} (${((100 * found) / of).toFixed(0)} %)`;
process.stdout.write(
  `${part}: first ${share(counts.first, counts.fitting)}, in the first three ${share(counts.three, counts.fitting)}, ` +
    `first and told ${share(counts.firstTold, counts.fitting)}, a wrong one told ${share(counts.wrong, counts.fitting)}, ` +
    `none where none fits ${share(counts.noneRight, counts.none)}; by hashed pieces first ${share(counts.hash, counts.fitting)}\n`,
);
