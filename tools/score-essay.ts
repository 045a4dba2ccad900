// How often each detector of the essay coach is right on labelled drafts: `node tools/score-essay.ts [--count] [--from PROVENANCE] [--misses DETECTOR|all]`.
// `--count` measures the part that nobody looks at, and shows no draft of it.
import { parseArgs } from 'node:util';
import { detectedDrafts } from '@stoa/engine/corpus/essay-drafts/detected-drafts';
import { essayDrafts } from '@stoa/engine/corpus/essay-drafts/essay-draft-row';
import { scoreDetectors } from '@stoa/engine/tutors/essay/detectors/score-detectors';
import { historyOfBanks } from '@stoa/engine/tutors/essay/reading/history-of-banks';
import { openEssays } from '@stoa/library/open-essays';

const { values } = parseArgs({
  options: { count: { type: 'boolean', default: false }, from: { type: 'string' }, misses: { type: 'string' } },
});
const rows = essayDrafts[values.count ? 'count' : 'look'].filter(
  ({ provenance }) => values.from === undefined || provenance === values.from,
);
const scored = detectedDrafts(rows, historyOfBanks(openEssays().banks));

for (const { detector, hits, falseFires, misses, quiet } of scoreDetectors(scored)) {
  const rate = quiet === 0 ? '–' : `${((100 * falseFires) / quiet).toFixed(1)} %`;
  console.log(detector.padEnd(26), `found ${hits} of ${hits + misses}`.padEnd(18), `false ${falseFires} of ${quiet} (${rate})`);
}
if (values.misses !== undefined && !values.count)
  for (const { row, expected, fired } of scored)
    for (const detector of new Set([...expected, ...fired])) {
      if (expected.has(detector) === fired.has(detector) || (values.misses !== 'all' && values.misses !== detector)) continue;
      const what = expected.has(detector) ? 'missed' : 'false';
      console.log(`\n${what} ${detector} ${row.id} ${row.phase}: ${row.why}\n ${row.paragraphs.join('\n ¶ ')}`);
    }
