import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { PlanDraft } from '@stoa/schema/contracts/plan-drafts';
import type { ShownFigure } from '@stoa/schema/figure/figure';
import type { Guideline, TopicId } from '@stoa/schema/study-plan';
import { client } from '../../../api.ts';
import type { DraftSaver, Work } from './draft-saver.ts';
import { emptyGuideline } from './empty-guideline.ts';
import { planPath, valueAt, withValueAt } from './plan-draft.ts';
import type { PlanPath } from './plan-draft.ts';
import type { PublishedPlan } from './plan-queries.ts';
import { isShapedLikePlan, withWholeProbes } from './plan-shelf.ts';
import { whatIsLeft } from './what-is-left.ts';
import type { WhatIsLeft } from './what-is-left.ts';

const pauseMs = 400;

/**
 * What the editor's fields share: the draft, how to change it, what an author is told about each place, and how to try a step.
 */
export type PlanEditor = {
  draft: Guideline;
  left: WhatIsLeft;
  /** Where a preview can start: 0 is the opening question; each finished step is listed by its number. */
  beginnings: readonly number[];
  /** The pictures with their descriptions, by their places; a picture of the draft that can't be drawn yet isn't included. */
  pictures: ReadonlyMap<PlanPath, ShownFigure>;
  preview: { begin: (step: number) => void; busy: boolean };
  set: (at: PlanPath, value: unknown) => void;
  /** Makes a change that removes or moves something; it can be undone. */
  reshape: (at: PlanPath, value: unknown) => void;
};

const EditorContext = createContext<PlanEditor | null>(null);
export const EditorProvider = EditorContext.Provider;

export function useEditor(): PlanEditor {
  const editor = use(EditorContext);
  if (editor === null) throw new Error('a field of a plan stands outside its editor');
  return editor;
}

/**
 * What is edited, and the published version that it is based on. `changed`: it's a draft, and not that version itself. `shown`
 * counts how often another plan was put into the editor.
 */
type Edited = { draft: Guideline; base: number; changed: boolean; shown: number };

/**
 * The author's draft of a topic's plan based on the published one, saved while it is written, and the validator's findings
 * about it.
 */
export function usePlanDraft(topicId: string, published: PublishedPlan | null, stored: PlanDraft | null, saver: DraftSaver) {
  const [edited, setEdited] = useState((): Edited => {
    const work = readable(saver.open(stored));
    return {
      draft: work?.guideline ?? published?.guideline ?? emptyGuideline(topicId as TopicId, ''),
      base: work?.base_version ?? published?.version ?? 0,
      changed: work !== null,
      shown: 0,
    };
  });
  const { draft, base, changed } = edited;
  const [before, setBefore] = useState<Guideline[]>([]);
  const text = useMemo(() => JSON.stringify(draft), [draft]);
  const paused = usePaused(text);
  const show = useSaving(saver, edited, setEdited, stored);

  const write = useCallback((to: Guideline) => setEdited((was) => ({ ...was, draft: to, changed: true })), []);
  const set = useCallback(
    (at: PlanPath, value: unknown) => setEdited((was) => ({ ...was, draft: withValueAt(was.draft, at, value), changed: true })),
    [],
  );
  const reshape = useCallback(
    (at: PlanPath, value: unknown) => {
      setBefore((all) => [...all.slice(-20), draft]);
      set(at, value);
    },
    [draft, set],
  );

  const check = useQuery({
    queryKey: ['plan-check', paused],
    queryFn: async ({ signal }) => {
      const checked = JSON.parse(paused) as Guideline; // it was written by the code above
      return { ...(await client.lessons.checkPlan({ body: { guideline: checked } }, { signal })), checked };
    },
    staleTime: Infinity,
    gcTime: 30_000,
    placeholderData: keepPreviousData,
  });
  const findings = useMemo(
    () => (check.data?.findings ?? published?.findings ?? []).map((finding) => ({ ...finding, at: planPath(finding.at) })),
    [check.data, published?.findings],
  );
  const checked = check.data?.checked ?? published?.guideline;
  const pictures = useMemo(() => new Map(check.data?.pictures.map(({ at, ...shown }) => [at, shown])), [check.data?.pictures]);
  const left = useMemo(() => whatIsLeft(draft, findings, checked), [draft, findings, checked]);

  return {
    draft,
    base,
    changed,
    shown: edited.shown,
    left,
    isSound: checked !== undefined && findings.every(({ severity }) => severity !== 'error'),
    beginnings: check.data?.can_preview_from ?? noBeginnings,
    pictures,
    checking: check.isFetching || paused !== text,
    checkFailed: check.error,
    set,
    reshape,
    write,
    canUndo: before.length > 0,
    undo: () => {
      const last = before.at(-1);
      if (last === undefined) return;
      setBefore(before.slice(0, -1));
      write(last);
    },
    /** Replaces the draft by another plan; this can be undone. */
    replace: (guideline: Guideline) => {
      setBefore((all) => [...all.slice(-20), draft]);
      write(guideline);
    },
    /** Shows another draft, which is already stored. */
    show: (work: Work) => {
      setBefore([]);
      show({ draft: work.guideline, base: work.base_version, changed: true });
    },
    /** The draft was published or given up: shows the published plan of that version. */
    settle: (version: number, guideline: Guideline) => {
      saver.forget();
      setBefore([]);
      show({ draft: guideline, base: version, changed: false });
    },
    /** Bases this draft on a version that was published since. */
    rebase: (version: number) => setEdited((was) => ({ ...was, base: version })),
    /** What was put aside becomes the draft, and the draft is put aside. */
    useAside: (aside: Guideline) => {
      saver.settleAside({ base_version: base, guideline: aside }, 'stored', draft);
      show({ draft: aside, base, changed: true });
    },
    /** Discards what was put aside. */
    dropAside: () => saver.settleAside({ base_version: base, guideline: draft }, 'nothing', null),
  };
}

/** Returns a draft that the editor can show; null for something of another shape, which a program may have stored. */
export const readable = (work: (Pick<Work, 'base_version'> & { guideline: unknown }) | null): Work | null =>
  work !== null && isShapedLikePlan(work.guideline)
    ? { base_version: work.base_version, guideline: withWholeProbes(work.guideline) }
    : null;

/**
 * Saves every change, takes over what was saved elsewhere while nothing waits, and sends what waits when the page is left.
 * Returns a function that shows something already stored, so that it doesn't count as a change.
 */
function useSaving(
  saver: DraftSaver,
  { draft, base }: Edited,
  setEdited: Dispatch<SetStateAction<Edited>>,
  stored: PlanDraft | null,
) {
  const known = useRef({ draft, base });
  const show = useCallback(
    (to: Omit<Edited, 'shown'>) => {
      known.current = { draft: to.draft, base: to.base };
      setEdited((was) => ({ ...to, shown: was.shown + 1 }));
    },
    [setEdited],
  );
  useEffect(() => {
    if (known.current.draft === draft && known.current.base === base) return;
    known.current = { draft, base };
    saver.change({ base_version: base, guideline: draft });
  }, [saver, draft, base]);
  useEffect(() => {
    const newer = readable(saver.look(stored));
    if (newer !== null) show({ draft: newer.guideline, base: newer.base_version, changed: true });
  }, [saver, stored, show]);
  useEffect(() => () => saver.leave(), [saver]);
  return show;
}

const noBeginnings: readonly number[] = [];

export type EditedPlan = ReturnType<typeof usePlanDraft>;

/** Returns the text once its writer has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setPaused(text), pauseMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  return paused;
}

export const wordsAt = (draft: Guideline, at: PlanPath): string => {
  const value = valueAt(draft, at);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
