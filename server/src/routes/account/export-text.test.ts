import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exportText } from './export-text.ts';

const pages = fc.array(fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 3 }), { minLength: 1, maxLength: 4 });
const tables = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z"]{1,3}$/), pages), { selector: ([name]) => name, maxLength: 4 });

it('writes one JSON object with every table and all its rows, however the pages are divided', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async (held) => {
      async function* taken() {
        for (const [table, of] of held) for (const rows of of) yield { table, rows };
      }
      let text = '';
      for await (const piece of exportText(taken())) text += piece;
      const whole = Object.fromEntries(held.map(([table, of]) => [table, of.flat()]));
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(whole)));
    }),
  );
});
