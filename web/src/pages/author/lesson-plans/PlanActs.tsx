import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
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
import type { PublishedPlan } from './plan-queries.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { namedStep } from './step-names.ts';
import type { PlanDraft } from './use-plan-editor.ts';

/** What can be done with a draft: try it as a student, from any step on, and publish it. */
export function PlanActs({
  topicId,
  plan,
  published,
  unread,
  onUndone,
}: {
  topicId: string;
  plan: PlanDraft;
  published: PublishedPlan | null;
  unread: boolean;
  onUndone: () => void;
}) {
  const { draft, findings } = plan;
  const [told, tell] = useState<number | null>(null);
  const [asking, ask] = useState(false);
  const [from, setFrom] = useState(() => previewStep(sessionStorage, topicId));
  const { steps } = draft.plan;
  const fromStep = from <= steps.length ? from : 0; // the step that was chosen may be gone
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const publish = usePublish(topicId, plan, {
    onPublished(version) {
      ask(false);
      tell(version);
    },
    onRefused: () => ask(false),
  });
  const preview = usePreview(topicId, draft, fromStep);
  return (
    <section aria-label="Try and publish" className="grid gap-3">
      <SelectField label="Preview begins at" value={String(fromStep)} onChange={(event) => setFrom(Number(event.target.value))}>
        <option value="0">the beginning</option>
        {steps.map(({ type, title }, at) => (
          <option key={at} value={at + 1}>
            step {at + 1}. {namedStep({ type, title })}
          </option>
        ))}
      </SelectField>
      <Button look="primary" busy={preview.acting} disabled={errors > 0 || unread} onClick={() => preview.act(undefined)}>
        Preview as a student
      </Button>
      <Button busy={publish.acting} disabled={errors > 0 || unread || !plan.changed} onClick={() => ask(true)}>
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
      {errors > 0 && !unread && (
        <p className="text-[0.9375rem] text-soft">Fix everything that must change before you preview or publish.</p>
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

/** Publishes the draft as the next version, unless another one has been published since. */
function usePublish(
  topicId: string,
  { draft, base, settle }: PlanDraft,
  { onPublished, onRefused }: { onPublished: (version: number) => void; onRefused: () => void },
) {
  const cache = useQueryClient();
  return useAct(
    () =>
      client.lessons.publishPlan({
        params: { topicId: topicId as TopicId }, // of the address; the server looks it up
        body: { guideline: draft, expected_version: base },
      }),
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

/** Starts a lesson of the author's own on the draft, from a step on, and opens it. */
function usePreview(topicId: string, draft: PlanDraft['draft'], fromStep: number) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useAct(() => client.lessons.previewPlan({ body: { guideline: draft, ...(fromStep > 0 && { from_step: fromStep }) } }), {
    onDone: async ({ session_id, first_turn }) => {
      keepPreviewed(sessionStorage, session_id, topicId);
      keepPreviewStep(sessionStorage, topicId, fromStep); // an author comes back from a preview mostly to try the same step again
      cache.setQueryData(sessionKey(session_id), first_turn.view);
      await navigate({ to: '/learn/$sessionId', params: { sessionId: session_id } });
    },
  });
}
