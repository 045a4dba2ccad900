import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Provenance = z.strictObject({
  by: z.string().min(1),
  on: z.string().regex(/^\d{4}-\d\d-\d\d/),
  /** `tuned`: rules were made or mended by these rows. `counted`: they only measure, and no rule was changed for one of them. */
  use: z.enum(['tuned', 'counted']),
  says: z.string().min(1),
});
export type Provenance = z.infer<typeof Provenance>;

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Who wrote the rows of a corpus, when, and what they were used for, by the name that each row carries. */
export const provenances: Readonly<Record<string, Provenance>> = z
  .record(z.string(), Provenance)
  .parse(JSON.parse(textOf('./provenance.json')));

/** A row of a corpus with its provenance, and with the use that its provenance was put to. */
export type Traced<Row> = Row & { readonly provenance: string; readonly use: Provenance['use'] };

const Line = z.looseObject({ provenance: z.string() });

/**
 * The rows of a corpus, in the order of its files: one JSON object a line, each naming its provenance.
 *
 * Shape   `folder` beside this file, with `<name>.jsonl` for each of `names`.
 * Errors  throws where a line isn't a row or names no known provenance; the error says which line of which file.
 */
export function readCorpus<Row>(row: z.ZodType<Row>, folder: string, names: readonly string[]): Traced<Row>[] {
  return names.flatMap((name) => rowsOf(row, `${folder}/${name}.jsonl`, textOf(`./${folder}/${name}.jsonl`)));
}

/** The rows of one file's text. `file` is named in the errors. */
export function rowsOf<Row>(row: z.ZodType<Row>, file: string, text: string): Traced<Row>[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line, at) => {
      try {
        const { provenance, ...fields } = Line.parse(JSON.parse(line));
        const known = provenances[provenance];
        if (known === undefined) throw new Error(`provenance.json has no "${provenance}".`);
        return { ...row.parse(fields), provenance, use: known.use };
      } catch (error) {
        throw new Error(`engine/corpus/${file}, line ${at + 1}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    });
}
