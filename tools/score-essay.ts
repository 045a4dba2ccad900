// Scores the essay's detectors on labelled drafts: `node tools/score-essay.ts <prompts.jsonl> <drafts.jsonl>… [--misses <detector>]`.
// Prompts and drafts are files in the form of engine/corpus/essay-drafts.
import { readFileSync } from 'node:fs';
import { CorpusPrompt, EssayDraftRow } from '@stoa/engine/corpus/essay-drafts/essay-draft-row';
import { detect } from '@stoa/engine/tutors/essay/detectors/detect';
import { scoreDetectors } from '@stoa/engine/tutors/essay/detectors/score-detectors';
import { historyOfBanks } from '@stoa/engine/tutors/essay/reading/history-of-banks';
import { openEssays } from '@stoa/library/open-essays';

const rowsOf = (file: string): unknown[] => readFileSync(file, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line)); // prettier-ignore
const [, , ...args] = process.argv;
const misses = args.includes('--misses') ? args[args.indexOf('--misses') + 1] : undefined;
const files = args.filter((arg) => arg.endsWith('.jsonl'));
const prompts = new Map(
  files.filter((file) => file.includes('prompts')).flatMap((file) => rowsOf(file).map((row) => CorpusPrompt.parse(row))).map((prompt) => [prompt.id, prompt]), // prettier-ignore
);
const known = historyOfBanks(openEssays().banks);
const scored = files
  .filter((file) => !file.includes('prompts'))
  .flatMap((file) =>
    rowsOf(file).map((row) => EssayDraftRow.parse((({ provenance: _, ...rest }) => rest)(row as { provenance?: string }))),
  )
  .map((row) => {
    const prompt = prompts.get(row.prompt)!;
    const fires = detect({
      prompt: {
        ...prompt,
        sources: prompt.sources.map(({ date, ...source }, at) => ({
          ...source,
          number: at + 1,
          year: Number(/\b1[4-9]\d\d\b/u.exec(date ?? '')?.[0] ?? Number.NaN) || null,
          aliases: [],
          mentions: [],
        })),
      },
      draft: { paragraphs: row.paragraphs.map((text) => ({ text, citations: [] })) },
      annotations: row.annotations,
      phase: row.phase,
      known,
    });
    return {
      row,
      phase: row.phase,
      expected: new Set(row.fires.map(({ detector }) => detector)),
      fired: new Set(fires.map(({ detector }) => detector)),
    };
  });
for (const { detector, hits, falseFires, misses: missed, quiet } of scoreDetectors(scored))
  console.log(detector.padEnd(26), `recall ${hits}/${hits + missed}`.padEnd(16), `false ${falseFires}/${quiet} (${((100 * falseFires) / Math.max(1, quiet)).toFixed(1)} %)`.padEnd(24), `precision ${hits}/${hits + falseFires}`); // prettier-ignore
if (misses !== undefined)
  for (const { row, expected, fired } of scored)
    for (const one of [...expected].filter((id) => !fired.has(id)))
      if (misses === 'all' || one === misses)
        console.log('\nMISSED', one, row.id, row.phase, '|', row.why, '\n', row.paragraphs.join('\n ¶ '));
if (misses !== undefined)
  for (const { row, expected, fired } of scored)
    for (const one of [...fired].filter((id) => !expected.has(id)))
      if (misses === 'all' || one === misses)
        console.log('\nFALSE', one, row.id, row.phase, '|', row.why, '\n', row.paragraphs.join('\n ¶ '));
