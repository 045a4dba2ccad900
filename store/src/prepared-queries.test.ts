import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FilesInMemory } from './files-in-memory.ts';
import { pgliteTemplate } from './pglite-template.ts';
import { mostKept, PreparedQueries } from './prepared-queries.ts';

describe('queries on PGlite with kept plans', () => {
  let pglite: PGlite;
  let queries: PreparedQueries;
  let messages = 0;
  beforeAll(async () => {
    pglite = await PGlite.create({ fs: new FilesInMemory(await pgliteTemplate()) });
    const send = pglite.execProtocolStream.bind(pglite);
    pglite.execProtocolStream = (...sent) => {
      messages += 1;
      return send(...sent);
    };
    await pglite.exec('create table kept (id int primary key, words text not null)');
    queries = new PreparedQueries(pglite);
  });
  afterAll(() => pglite.close());

  const count = async (act: () => Promise<unknown>) => {
    const before = messages;
    await act();
    return messages - before;
  };

  it.each<[string, unknown[]]>([
    ['select 1 as one, null as nothing, true as yes, 2.5::float8 as half, 9007199254740993 as big', []],
    ['select $1::text as words, $2::text as nothing', ["it's; drop table kept; -- ½ 🙂", null]],
    ['select $1::int + 1 as next, $2::boolean as yes, $3::timestamptz as at', [41, false, new Date('2026-09-01T12:00:00.123Z')]],
    ['select $1::jsonb as b, $2::json as j', ['{"b":1,"a":[true,null]}', '{"b":1,  "a":2}']],
    ['select * from unnest($1::text[]) as word', [['a', 'b"c', 'd,e']]],
    ['select * from kept where id < 0', []],
    [
      "insert into kept values ($1, $2), ($1 + 1, 'two') on conflict (id) do update set words = excluded.words returning *",
      [7, 'x'],
    ],
    ['update kept set words = $1 where id > 0', ['y']],
    ['delete from kept where id = 7', []],
    ['vacuum analyze', []],
  ])('get the same answer as from PGlite itself, the first time and later: %s', async (text, parameters) => {
    const fill = () => pglite.exec("delete from kept; insert into kept values (7, 'seven'), (8, 'eight')");
    await fill();
    const expected = await pglite.query(text, parameters);
    for (const _time of ['first', 'second', 'after its plan is kept'] as const) {
      await fill();
      expect(await queries.query(text, parameters)).toEqual(expected);
    }
  });

  it('take one message once they have been parsed', async () => {
    const ask = () => queries.query('select words from kept where id = $1', [8]);
    expect(await count(ask)).toBe(2);
    expect(await count(ask)).toBe(1);
  });

  it('report Postgres’s errors, and leave the next query alone', async () => {
    const add = () => queries.query("insert into kept values (8, 'again')");
    await queries.query("insert into kept values (8, 'eight') on conflict do nothing");
    for (const _time of ['first', 'second'] as const) {
      await expect(add()).rejects.toMatchObject({ code: '23505', constraint: 'kept_pkey' });
      await expect(queries.query('select from nowhere')).rejects.toMatchObject({ code: '42P01' });
      await expect(queries.query('select $1::int as n', ['no number'])).rejects.toMatchObject({ code: '22P02' });
      expect((await queries.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    }
  });

  it('are parsed again after the columns of a table have changed', async () => {
    await pglite.exec('create table grows (id int); insert into grows values (1)');
    const ask = () => queries.query('select * from grows');
    expect((await ask()).rows).toEqual([{ id: 1 }]);
    await pglite.exec("alter table grows add column words text default 'new'");
    expect((await ask()).rows).toEqual([{ id: 1, words: 'new' }]);
  });

  it('are kept up to a limit, the most recently used ones', async () => {
    const often = 'select 1 as asked_often';
    for (let at = 0; at < mostKept + 20; at += 1) {
      await queries.query(`select ${at} as asked_once`);
      await queries.query(often);
    }
    expect(await count(() => queries.query(often))).toBe(1);
    const { rows } = await pglite.query<{ kept: number }>('select count(*)::int as kept from pg_prepared_statements');
    expect(rows).toEqual([{ kept: mostKept }]);
  });

  it('are refused once the database is closed', async () => {
    const other = await PGlite.create({ fs: new FilesInMemory(await pgliteTemplate()) });
    const closed = new PreparedQueries(other);
    await other.close();
    await expect(closed.query('select 1')).rejects.toThrow('The database is closed.');
  });
});
