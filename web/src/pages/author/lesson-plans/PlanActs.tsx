import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { TopicId } from '@stoa/schema/study-plan';
import { useAct } from '../../../act.ts';
import { RefusedError } from '../../../client.ts';
import { Button } from '../../../components/Button.tsx';
import { SelectField } from '../../../components/Field.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { client } from '../../../api.ts';
import { sessionKey } from '../../../session/session-kind.ts';
import { keepPreviewed } from '../../student/lesson/previewed-topic.ts';
import { keepPreviewStep, previewStep } from './preview-step.ts';
import type { DraftSaver } from './draft-saver.ts';
import type { PublishedPlan } from './plan-queries.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { namedStep } from './step-names.ts';
import type { EditedPlan } from './use-plan-editor.ts';

/** What can be done with a draft: try it as a student, starting at any step, and publish it. */
export function PlanActs({
  topicId,
  plan,
  saver,
  preview,
  published,
  unread,
  onUndone,
}: {
  topicId: string;
  plan: EditedPlan;
  saver: DraftSaver;
  preview: Preview;
  published: PublishedPlan | null;
  unread: boolean;
  onUndone: () => void;
}) {
  const { draft, beginnings } = plan;
  const [told, tell] = useState<number | null>(null);
  const [asking, ask] = useState(false);
  const [chosen, choose] = useState(() => previewStep(sessionStorage, topicId));
  const { steps } = draft.plan;
  const from = beginnings.includes(chosen) ? chosen : (beginnings[0] ?? 0); // the chosen step may be gone or unfinished
  const publish = usePublish(topicId, plan, saver, {
    onPublished(version) {
      ask(false);
      tell(version);
    },
    onRefused: () => ask(false),
  });
  return (
    <section aria-label="Try and publish" className="grid gap-3">
      <SelectField label="Preview begins at" value={String(from)} onChange={(event) => choose(Number(event.target.value))}>
        {['the beginning', ...steps.map((step, at) => `step ${at + 1}. ${namedStep(step)}`)].map((name, at) => (
          <option key={at} value={at} disabled={!beginnings.includes(at)}>
            {beginnings.includes(at) || beginnings.length === 0 ? name : `${name} (not finished)`}
          </option>
        ))}
      </SelectField>
      <Button look="primary" busy={preview.busy} disabled={beginnings.length === 0 || unread} onClick={() => preview.begin(from)}>
        Preview as a student
      </Button>
      <Button busy={publish.acting} disabled={!plan.isSound || unread || !plan.changed} onClick={() => ask(true)}>
        Publish …
      </Button>
      {plan.canUndo && !unread && (
        <Button
          look="quiet"
          onClick={() => {
            plan.undo();
            onUndone();
          }}
        >
          Undo the last move or removal
        </Button>
      )}
      {unread && <p className="text-[0.9375rem] text-clay">We can’t read the JSON. Fix it before you preview or publish.</p>}
      {!plan.isSound && !unread && (
        <p className="text-[0.9375rem] text-soft">
          {beginnings.length === 0
            ? 'You can preview as soon as one step is finished, and publish when everything is.'
            : 'The preview has the finished steps. You can publish when everything is finished.'}
        </p>
      )}
      {preview.error !== null && <Trouble error={preview.error} />}
      {publish.error !== null && <Trouble error={publish.error} />}
      <div role="status">
        {told !== null && !plan.changed && (
          <p className="text-olive">Version {told} is published. New lessons take it; lessons under way keep theirs.</p>
        )}
      </div>
      {asking && (
        <PublishDialog
          draft={draft}
          published={published}
          busy={publish.acting}
          onPublish={() => publish.act(undefined)}
          onClose={() => ask(false)}
        />
      )}
    </section>
  );
}

/** Publishes the draft as the next version, unless another one has been published meanwhile. */
function usePublish(
  topicId: string,
  { draft, base, settle }: EditedPlan,
  saver: DraftSaver,
  { onPublished, onRefused }: { onPublished: (version: number) => void; onRefused: () => void },
) {
  const cache = useQueryClient();
  return useAct(
    async () => {
      const revision = await saver.settled(); // this draft is deleted by publishing
      return await client.lessons.publishPlan({
        params: { topicId: topicId as TopicId }, // from the address; the server looks it up
        body: { guideline: draft, expected_version: base, ...(revision > 0 && { draft_revision: revision }) },
      });
    },
    {
      onDone: ({ version }) => {
        settle(version, draft);
        onPublished(version);
        void cache.invalidateQueries({ queryKey: ['plans'] });
        void cache.invalidateQueries({ queryKey: ['topics'] });
      },
      onRefused: (error) => {
        onRefused();
        if (error instanceof RefusedError && error.status === 409) void cache.refetchQueries({ queryKey: ['plans', topicId] });
      },
    },
  );
}

/** Starts a preview lesson on the finished parts of the draft, from a step, and opens it. */
export function usePreview(topicId: string, draft: EditedPlan['draft']) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { act, acting, error } = useAct(
    (step: number) => client.lessons.previewPlan({ body: { guideline: draft, ...(step > 0 && { from_step: step }) } }),
    {
      onDone: async ({ session_id, first_turn, left_out }, step) => {
        const leftOut = left_out.map((number) => `${number}. ${namedStep(draft.plan.steps[number - 1]!)}`);
        keepPreviewed(sessionStorage, session_id, { topicId, leftOut });
        keepPreviewStep(sessionStorage, topicId, step); // after a preview, an author mostly wants to try the same step again
        cache.setQueryData(sessionKey(session_id), first_turn.view);
        await navigate({ to: '/learn/$sessionId', params: { sessionId: session_id } });
      },
    },
  );
  return useMemo(() => ({ begin: act, busy: acting, error }), [act, acting, error]);
}

type Preview = ReturnType<typeof usePreview>;
