import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/**
 * The searchable rows of a course, with the terms that they are found by (`words`) and their embeddings as bytes, 32 bits per
 * number. A course's edition counts its changes, so that a server with embeddings in memory knows when to read them again.
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
