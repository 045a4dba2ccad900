import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { chunkRows, placeName, type CourseRow } from '@stoa/engine/tutors/course/retrieval/course-row';
import type { ContentChunk, Course } from '@stoa/schema/course/course';
import type { ExamQuestion } from '@stoa/schema/course/exam-question';
import type { Section } from './section.ts';
import { splitMarkdown } from './split-markdown.ts';
import { splitPdf } from './split-pdf.ts';
import { splitTranscript } from './split-transcript.ts';

/** A file that wasn't loaded, and the reason, worded as the end of a sentence. */
export type RefusedFile = { readonly file: string; readonly why: string };

/** What documents add to a course: rows, their name prefixes, and the refused files. */
export type CourseDocuments = {
  readonly rows: readonly CourseRow[];
  /**
   * Prefixes of the names of all rows from these documents: a stored row with such a prefix that isn't among the rows is
   * outdated.
   */
  readonly prefixes: readonly string[];
  readonly refused: readonly RefusedFile[];
};

const largest = 50_000_000;
const kinds = { '.md': 'lesson', '.vtt': 'transcript', '.pdf': 'pdf' } as const satisfies Record<
  string,
  ContentChunk['chunkType']
>;

/**
 * Reads Markdown, WebVTT, and PDF files that supplement a course's own lessons: single files, or folders with everything in
 * them. A file belongs to the unit or exam question whose id its name starts with: `ALG-01 Solving.pdf`, `ALG-01_video.vtt`. A
 * folder replaces all documents of the course, a file only itself.
 *
 * Errors  none: what can't be read is refused with a reason, and the rest is read.
 */
export async function readCourseDocuments(
  { course, exams }: { course: Pick<Course, 'courseId' | 'units'>; exams: readonly ExamQuestion[] },
  places: readonly string[],
): Promise<CourseDocuments> {
  const owners = [
    ...course.units.map(({ unitId }): Owner => ({ id: unitId, unitId, question: null })),
    ...exams.map((question): Owner => ({ id: question.questionId, unitId: question.unitId, question })),
  ].toSorted((one, other) => other.id.length - one.id.length);
  const rows: CourseRow[] = [];
  const prefixes: string[] = [];
  const refused: RefusedFile[] = [];
  for (const place of places) {
    const found = filesIn(place);
    if (found === null) {
      refused.push({ file: place, why: 'it cannot be read' });
      continue;
    }
    const { isFolder, files } = found;
    if (isFolder) prefixes.push('document/');
    for (const { file, name } of files) {
      const sections = await sectionsIn(file);
      const owner = owners.find(({ id }) => belongsTo(path.basename(name), id));
      if (typeof sections === 'string') refused.push({ file, why: sections });
      else if (owner === undefined)
        refused.push({ file, why: `its name begins with no unit or exam question of ${course.courseId}` });
      else {
        if (!isFolder) prefixes.push(`document/${name}/`);
        rows.push(...rowsOf(course.courseId, owner, { name, sections }));
      }
    }
  }
  return { rows, prefixes: prefixes.includes('document/') ? ['document/'] : prefixes, refused };
}

type Owner = { readonly id: string; readonly unitId: string; readonly question: ExamQuestion | null };

const belongsTo = (name: string, id: string): boolean =>
  name.startsWith(id) && !/^[\p{L}\p{N}]/u.test(name.slice(id.length)) && !/^-\d/.test(name.slice(id.length));

/**
 * Returns the files at a path, each with its relative name; null if it can't be read. Names that start with a dot are skipped.
 */
function filesIn(place: string): { isFolder: boolean; files: readonly { file: string; name: string }[] } | null {
  try {
    if (!statSync(place).isDirectory()) return { isFolder: false, files: [{ file: place, name: path.basename(place) }] };
    const files = readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => ({ file, name: path.relative(place, file).split(path.sep).join('/') }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
    return { isFolder: true, files };
  } catch {
    return null; // the caller reports it with the path's name
  }
}

/** Returns the sections of a file, or the reason why it has none. */
async function sectionsIn(file: string): Promise<readonly Section[] | string> {
  const kind = kindOf(file);
  if (kind === null) return 'it is no Markdown (.md), WebVTT (.vtt) or PDF';
  if (statSync(file).size > largest) return 'it is larger than 50 MB';
  const bytes = readFileSync(file);
  const split = kind === 'pdf' ? await splitPdf(bytes) : splitText(kind, bytes.toString('utf8'));
  if (typeof split === 'string') return split;
  const sections = split
    .map(({ section, text }) => ({ section: clean(section), text: clean(text) }))
    .filter(({ text }) => text !== '');
  return sections.length === 0 ? 'there is no text in it' : sections;
}

const splitText = (kind: 'lesson' | 'transcript', text: string): readonly Section[] | string =>
  kind === 'lesson' ? splitMarkdown(text).sections : (splitTranscript(text) ?? 'it is no WebVTT, or a time in it cannot be read');

const kindOf = (file: string): ContentChunk['chunkType'] | null => {
  const ending = path.extname(file).toLowerCase();
  return Object.hasOwn(kinds, ending) ? kinds[ending as keyof typeof kinds] : null;
};

/** Databases accept neither U+0000 nor half of a surrogate pair. */
const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '').trim();

function rowsOf(
  courseId: string,
  { unitId, question }: Owner,
  { name, sections }: { name: string; sections: readonly Section[] },
): readonly CourseRow[] {
  const chunkType = kindOf(name)!;
  if (question === null)
    return chunkRows(
      'document',
      sections.map(({ section, text }) => ({ courseId, unitId, chunkType, sourceId: name, section, text })),
    );
  const { questionId, difficultyTier } = question;
  return sections.map(({ section, text }, place): CourseRow<'exam_support_chunks'> => ({
    id: `document/${name}/${placeName(place)}`,
    namespace: 'exam_support_chunks',
    courseId,
    unitIds: [unitId],
    tier: difficultyTier,
    questionId,
    heading: section,
    text,
    metadata: {
      questionId,
      unitIds: [unitId],
      difficultyTier,
      chunkType: chunkType === 'transcript' ? 'transcript' : 'memo',
      section,
      text,
    },
  }));
}
