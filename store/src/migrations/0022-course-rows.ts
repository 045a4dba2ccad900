import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/**
 * What of a course can be found, with the terms that it is found by (`words`) and its embedding as bytes, 32 bits a number. A course's edition counts its changes, so
 * that whoever keeps embeddings in memory knows when to read them anew.
 */
export const courseRows: Migration = {
  up: run(
    `create table course_rows (
       course_id text collate "C" not null,
       namespace text collate "C" not null,
       row_id text collate "C" not null,
       unit_ids text[] not null,
       tier text,
       question_id text collate "C",
       heading text not null,
       text text not null,
       metadata jsonb not null,
       words tsvector not null,
       model text collate "C" not null,
       embedding bytea not null,
       fingerprint text not null,
       primary key (course_id, namespace, row_id)
     )`,
    `create table course_row_editions (
       course_id text collate "C" primary key,
       edition integer not null
     )`,
  ),
};
