// The least that could serve one row of the embedded database: PGlite on a folder, a table (created if missing), one route.
// Started by start.ts with the folder.
import { PGlite } from '@electric-sql/pglite';
import { fastify } from 'fastify';

const pglite = await PGlite.create(process.argv[2]!);
await pglite.exec('create table if not exists problems (id text primary key, body jsonb)');
const app = fastify();
app.get('/problem', async () => (await pglite.query('select body from problems limit 1')).rows);
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.once('SIGTERM', async () => {
  await app.close();
  await pglite.close();
});
