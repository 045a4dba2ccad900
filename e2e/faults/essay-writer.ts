// A process that saves an essay repeatedly, as fast as it can, until it's killed. Arguments: the folder of the store, and the
// essay. It prints each version once its save has been acknowledged.
import { writeSync } from 'node:fs';
import { openStore } from '@stoa/store/open-store';

const [dataDir = '', id = ''] = process.argv.slice(2);
const store = await openStore({ dataDir });
for (;;) {
  const { version } = (await store.essays.find(id))!;
  const text = `This is version ${version + 1}.`;
  const saved = await store.essays.save(
    id,
    {
      expected_version: version,
      work: { document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }, marks: [] },
      instead: false,
      flagged: [],
    },
    new Date(),
  );
  if (saved?.kind !== 'saved') throw new Error(`a save came to ${saved?.kind}`);
  writeSync(1, `${saved.version}\n`);
}
