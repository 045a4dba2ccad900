import type { Guideline } from '@stoa/schema/study-plan';
import type { lessons } from '@stoa/schema/contracts/lessons';
import type { Answer } from '../../../client.ts';
import { nameOfPath, valueAt } from './plan-draft.ts';
import type { PlanPath } from './plan-draft.ts';

type Finding = Answer<typeof lessons.checkPlan>['findings'][number];

/**
 * What an author is told about a place: the empty field to fill next, something written that must change, or something worth a
 * look.
 */
export type Told = { at: PlanPath; says: string; urgency: 'next' | 'error' | 'warning' };

/**
 * What is left to do in a draft, one thing at a time: the first of the empty fields, and what is wrong with what is written.
 * Warnings wait until nothing is empty. `unfinished`: every empty field that has to be filled.
 */
export type WhatIsLeft = { told: readonly Told[]; next: Told | null; unfinished: readonly PlanPath[] };

/**
 * Sorts the findings in a draft by what has to be done about them.
 *
 * Parameters  `checked`: the draft as it was when it was checked. If a field was empty then and isn't now, nothing is known
 *             about it yet.
 */
export function whatIsLeft(draft: Guideline, findings: readonly Finding[], checked: Guideline = draft): WhatIsLeft {
  const wasEmpty = ({ at, severity }: Finding) => severity === 'error' && isEmpty(valueAt(checked, at));
  const found = findings.filter(wasEmpty).map(({ at }) => at);
  // The check reports missing replies only after the rest of a question is there, but an author writes them right after the
  // words that they reply to. So an empty bridge also counts the replies as missing.
  const replies = found.flatMap((at) => (at.endsWith('.probe.bridge') ? [at.replace(/bridge$/, 'expected')] : []));
  const unfinished = [...new Set([...found, ...replies])].filter((at) => isEmpty(valueAt(draft, at))).toSorted(inOrderOfWork);
  const written = findings.filter((finding) => !wasEmpty(finding));
  const told = (severity: Finding['severity']): Told[] =>
    written.flatMap((one) => (one.severity === severity ? [{ at: one.at, says: one.says, urgency: severity }] : []));
  const [first] = unfinished;
  const next: Told | null = first === undefined ? null : { at: first, says: whatToDo(first), urgency: 'next' };
  return {
    told: next === null ? [...told('error'), ...told('warning')] : [next, ...told('error')],
    next,
    unfinished,
  };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/**
 * The order in which a lesson is written: its title, what it teaches, step after step so that each can be tried, then the rest.
 * All field names are in one list: fields that occur side by side are in their order.
 */
const order =
  'title name id words meaning concepts concept content_hint explanation another_way math worked_example ' +
  'questions text stem steps opening input_type choices answer expected misconception probe bridge hint self_check bridge_expected solution ' +
  'wrong_answers wrong says skill_id problems family difficulties right_needed summary subject strand grade ' +
  'syllabus guidelines learning_objectives prerequisites teaching_approach misconceptions description correction ' +
  'glossary uses student_questions asks statements wrap_up';
const ranks = new Map(order.split(' ').map((key, rank) => [key, rank]));
const rankOf = (key: string): number => (/^\d+$/.test(key) ? Number(key) : (ranks.get(key) ?? ranks.size));
const keysOf = (at: PlanPath): string[] => at.replace(/^plan\./, '').split('.');

function inOrderOfWork(one: PlanPath, other: PlanPath): number {
  const [a, b] = [keysOf(one), keysOf(other)];
  const differs = a.findIndex((key, k) => key !== b[k]);
  return differs === -1 ? a.length - b.length : rankOf(a[differs]!) - rankOf(b[differs] ?? '0');
}

/** Describes in words what contains a field. */
const holders: readonly [RegExp, (numbers: number[]) => string][] = [
  [/^plan\.opening\./, () => 'the opening question'],
  [/^plan\.steps\.(\d+)\.questions\.(\d+)\./, ([step, question]) => `question ${question} of step ${step}`],
  [/^plan\.steps\.(\d+)\./, ([step]) => `step ${step}`],
  [/^plan\.concepts\.(\d+)\./, ([concept]) => `concept ${concept}`],
  [/^guidelines\.misconceptions\.(\d+)\./, ([misconception]) => `misconception ${misconception}`],
];

/** What to do about an empty field. `{in}`: what contains it; `{#}`: its number there, counted from 1. */
const acts: Readonly<Record<string, string>> = {
  title: 'Give the lesson a title.',
  summary: 'Say in one sentence what the lesson is about.',
  subject: 'Choose a subject.',
  strand: 'Choose a strand.',
  syllabus: 'Name the syllabus.',
  'plan.wrap_up': 'Write what students should remember.',
  'guidelines.learning_objectives': 'Write the learning objectives.',
  'guidelines.prerequisites': 'Write what students need to know before.',
  'guidelines.teaching_approach': 'Describe the teaching approach.',
  '… name': 'Name {in}.',
  '… id': 'Give {in} a short name.',
  '… title': 'Give {in} a title.',
  '… concept': 'Choose the concept of {in}.',
  '… skill_id': 'Choose the skill for {in}.',
  '… difficulties': 'Choose the difficulties for {in}.',
  '… content_hint': 'Tell the tutor what {in} is about.',
  '… explanation': 'Write the explanation of {in}.',
  '… another_way.#': 'Explain the idea of {in} in another way ({#}).',
  '… worked_example.stem': 'Write the problem of the worked example in {in}.',
  '… worked_example.steps.#.explanation': 'Say what is done in solution step {#} of the worked example in {in}.',
  '… worked_example.steps.#.math': 'Write the math of solution step {#} of the worked example in {in}.',
  '… worked_example.answer': 'Write the answer of the worked example in {in}.',
  '… text': 'Write {in}.',
  '… answer.expected': 'Write the right answer to {in}.',
  '… answer.choices': 'Write the choices for {in}.',
  '… probe.text': 'Write what to ask after a first wrong answer to {in}.',
  '… probe.expected': 'Write the right replies to what is asked after a first wrong answer to {in}.',
  '… probe.bridge': 'Write how a right reply leads back to {in}.',
  '… hint': 'Write the hint for {in}.',
  '… solution.#.explanation': 'Say what is done in solution step {#} of {in}.',
  '… solution.#.math': 'Write the math of solution step {#} of {in}.',
  '… description': 'Say what goes wrong in {in}.',
  '… correction': 'Say how to fix {in}.',
};

/** Says what to do about an empty field. A field that isn't listed above is named by its place. */
export function whatToDo(at: PlanPath): string {
  const holder = holders.find(([place]) => place.test(at));
  const [place, name] = holder ?? [/^/, () => ''];
  const numbers = [...(place.exec(at) ?? [])].slice(1).map((number) => Number(number) + 1);
  const rest = at.replace(place, '');
  const act = acts[`${holder === undefined ? '' : '… '}${rest.replaceAll(/\d+/g, '#')}`];
  if (act === undefined) return `Fill in ${nameOfPath(at)}.`;
  return act.replace('{in}', name(numbers)).replace('{#}', String(Number(/\d+/.exec(rest)?.[0] ?? 0) + 1));
}
