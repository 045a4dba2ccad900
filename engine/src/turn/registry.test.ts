import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { allTutors, tutorRegistry } from '../tutors/all-tutors.ts';
import { LessonDriver } from '../tutors/lesson/samples/sample-lesson.ts';
import { sampleTopic } from '../tutors/lesson/samples/sample-topic.ts';
import { sampleLessonWorld } from '../tutors/lesson/samples/sample-world.ts';
import { lessonByVersion } from '../tutors/lesson/state/stored-lesson.ts';
import { PracticeDriver } from '../tutors/practice/sample-practice.ts';
import { TutorRegistry } from './registry.ts';
import { defineTutor } from './tutor-definition.ts';

const riddles = defineTutor({
  name: 'riddles',
  state: z.object({ session_id: z.string(), riddle: z.string(), answer: z.string() }),
  exported: z.object({ session_id: z.string(), riddle: z.string() }),
  activity: z.object({ riddle: z.string() }).transform(({ riddle }) => ({ title: riddle, detail: 'Riddle', over: false })),
  evidence: {},
  agents: [],
  leadsBackTo: 'the riddle',
  flags: true,
  leavesTraces: true,
});
const secret = { session_id: 's', riddle: 'What has teeth and cannot bite?', answer: 'a comb' };

describe('the tutor registry', () => {
  const registry = new TutorRegistry([riddles]);

  it("exports only what a session's tutor allows", () => {
    expect(registry.exported({ tutor: 'riddles', state: secret })).toEqual({ session_id: 's', riddle: secret.riddle });
  });

  it.each([
    ['of a tutor that it does not know', { tutor: 'oracle', state: secret }],
    ['whose state is none of its tutor’s', { tutor: 'riddles', state: { session_id: 's', answer: 'a comb' } }],
    ['without a state', { tutor: 'riddles', state: null }],
  ])('exports nothing of a session %s', (_, session) => {
    expect(registry.exported(session)).toBeNull();
  });

  it('finds no tutor by an unlisted name, and rejects two tutors with one name', () => {
    expect(registry.find('toString')).toBeNull();
    expect(() => new TutorRegistry([riddles, riddles])).toThrow(/one name/);
  });
});

/** Returns the names of all fields in a value, at any depth. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) => [name, ...fieldsOf(held)]);
}

describe('what is exported by the real tutors', () => {
  it("has a practice session's attempts and hints, but no field that holds an answer", async () => {
    const driver = new PracticeDriver(sampleLessonWorld).start({ skill: 'frac_parts' });
    await driver.answer('1');
    const shown = tutorRegistry.exported({ tutor: 'practice', state: driver.state.session });
    expect(shown).toMatchObject({ open: { attempts: [{ view: { answer: '1' } }] } });
    expect(fieldsOf(shown)).not.toContain('key');
  });

  it.each(['lesson', 'lesson_preview'])(
    'has what was said in a %s, but neither its plan nor what judges its question',
    async (tutor) => {
      const driver = await new LessonDriver(sampleLessonWorld).start(sampleTopic);
      await driver.wrong();
      const state = tutor === 'lesson' ? lessonByVersion(driver.session) : driver.session;
      const shown = tutorRegistry.exported({ tutor, state });
      const said = driver.session.full_conversation_log.map(({ heard: _, ...message }) => message);
      expect(shown).toMatchObject({ full_conversation_log: said });
      const secrets = ['plan', 'guidelines', 'answer', 'expected_answer', 'solution', 'hint', 'probe', 'wrong_answers'];
      expect(fieldsOf(shown).filter((field) => secrets.includes(field))).toEqual([]);
    },
  );

  it('is declared by each tutor in a schema that strips unknown fields', () => {
    for (const { exported } of allTutors) expect(exported._zod.def.catchall).toBeUndefined();
  });
});
