import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { TopicId } from '@stoa/schema/study-plan';
import { useAct } from '../../../act.ts';
import { RefusedError } from '../../../client.ts';
import { Banner } from '../../../furniture/Banner.tsx';
import { Button } from '../../../furniture/Button.tsx';
import { ChoiceField } from '../../../furniture/Field.tsx';
import { Icon } from '../../../furniture/Icon.tsx';
import { Page } from '../../../furniture/Page.tsx';
import { fetchKatex } from '../../../furniture/Tex.tsx';
import { Trouble } from '../../../furniture/Trouble.tsx';
import { client } from '../../../house.ts';
import { lessonKey } from '../../student/lesson/lesson-query.ts';
import { keepPreviewed } from '../../student/lesson/previewed-topic.ts';
import { FindingsPanel } from './FindingsPanel.tsx';
import { PlanForm } from './PlanForm.tsx';
import { PlanJson } from './PlanJson.tsx';
import { planQuery } from './plan-queries.ts';
import { EditorProvider, usePlanDraft } from './use-plan-editor.ts';
import type { PlanDraft } from './use-plan-editor.ts';

void fetchKatex();

export function PlanPage() {
  const { topicId } = useParams({ from: '/house/author/lessons/$topicId' });
  return <PlanDesk key={topicId} topicId={topicId} />;
}

/** One plan on the author's desk: written, checked as it is written, tried out as a student, published. */
function PlanDesk({ topicId }: { topicId: string }) {
  const { data: published } = useSuspenseQuery(planQuery(topicId));
  const plan = usePlanDraft(topicId, published);
  const { draft, findings, set, reshape } = plan;
  const [view, setView] = useState<'fields' | 'json'>('fields');
  const [unread, setUnread] = useState<string | null>(null);
  /** She wanted the fields while the JSON could not be read: she is asked before what she wrote there goes. */
  const [asked, ask] = useState(false);
  const [written, rewrite] = useState(0);
  const show = (to: 'fields' | 'json') => {
    if (to === 'fields' && unread !== null) return ask(true);
    setView(to);
  };
  /** The JSON is written anew from the draft. */
  const giveJsonUp = () => {
    setUnread(null);
    ask(false);
    rewrite(written + 1);
  };
  const editor = useMemo(() => ({ draft, findings, set, reshape }), [draft, findings, set, reshape]);

  return (
    <Page
      title={`${draft.title} · Plan`}
      heading={draft.title === '' ? 'A plan without a title' : draft.title}
      lead={`Version ${published.version}${published.edited ? ', edited in this house' : ''}`}
      wide
      aside={
        <Link to="/author/lessons" className="link inline-flex min-h-11 items-center gap-2 px-2">
          <Icon name="back" className="size-4" /> Every plan
        </Link>
      }
    >
      <div className="grid gap-8 lg:grid-cols-[1fr_20rem] lg:gap-10">
        <div className="grid min-w-0 content-start gap-5">
          <DraftWord plan={plan} published={published} onGivenUp={giveJsonUp} />
          <ChoiceField
            label="Edit as"
            value={view}
            onChange={show}
            options={[
              { value: 'fields', label: 'Fields' },
              { value: 'json', label: 'JSON' },
            ]}
          />
          {asked && unread !== null && (
            <Banner
              tone="trouble"
              icon="flag"
              action={
                <div className="flex flex-wrap gap-2">
                  <Button size="small" onClick={() => ask(false)}>
                    Go on in the JSON
                  </Button>
                  <Button
                    size="small"
                    onClick={() => {
                      giveJsonUp();
                      setView('fields');
                    }}
                  >
                    Drop it and show the fields
                  </Button>
                </div>
              }
            >
              <strong>The JSON cannot be read.</strong> The fields show the plan as it last could be; what you changed in the JSON
              since would be lost.
            </Banner>
          )}
          {view === 'fields' ? (
            <EditorProvider value={editor}>
              <PlanForm />
            </EditorProvider>
          ) : (
            <PlanJson
              key={written}
              draft={draft}
              onChange={plan.write}
              onFault={(fault) => {
                setUnread(fault);
                if (fault === null) ask(false);
              }}
            />
          )}
        </div>
        <aside
          aria-label="Check and publish"
          className="grid content-start gap-6 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:p-1"
        >
          <Acts topicId={topicId} plan={plan} unread={unread !== null} onUndone={() => rewrite(written + 1)} />
          <FindingsPanel
            findings={findings}
            checking={plan.checking}
            failed={plan.checkFailed}
            unread={unread}
            onShow={() => setView('fields')}
          />
        </aside>
      </div>
    </Page>
  );
}

/** Whether what stands here is the published plan or a draft over it, and over which. */
function DraftWord({
  plan,
  published,
  onGivenUp,
}: {
  plan: PlanDraft;
  published: { version: number; guideline: PlanDraft['draft'] };
  onGivenUp: () => void;
}) {
  if (!plan.changed) return null;
  const overtaken = plan.base !== published.version;
  const giveUp = (
    <Button
      size="small"
      onClick={() => {
        plan.settle(published.version, published.guideline);
        onGivenUp();
      }}
    >
      Give up my draft
    </Button>
  );
  return overtaken ? (
    <Banner
      tone="care"
      icon="question"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => plan.rebase(published.version)}>
            Keep my draft over it
          </Button>
          {giveUp}
        </div>
      }
    >
      <strong>Version {published.version} was published meanwhile.</strong> Your draft was begun on version {plan.base}, and is
      still here.
    </Banner>
  ) : (
    <Banner tone="info" icon="example" action={giveUp}>
      This is your draft. It is kept on this device; students learn from version {published.version} until you publish.
    </Banner>
  );
}

function Acts({ topicId, plan, unread, onUndone }: { topicId: string; plan: PlanDraft; unread: boolean; onUndone: () => void }) {
  const { draft, base, findings } = plan;
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [told, tell] = useState<number | null>(null);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const publish = useAct(
    () =>
      client.lessons.publishPlan({
        params: { topicId: topicId as TopicId }, // of the address; the server looks it up
        body: { guideline: draft, expected_version: base },
      }),
    {
      onDone: ({ version }) => {
        plan.settle(version, draft);
        tell(version);
        void cache.invalidateQueries({ queryKey: ['plans'] });
        void cache.invalidateQueries({ queryKey: ['topics'] });
      },
      onRefused: (error) => {
        if (error instanceof RefusedError && error.status === 409) void cache.refetchQueries({ queryKey: ['plans', topicId] });
      },
    },
  );
  const preview = useAct(() => client.lessons.previewPlan({ body: { guideline: draft } }), {
    onDone: async ({ session_id, first_turn }) => {
      keepPreviewed(sessionStorage, session_id, topicId);
      cache.setQueryData(lessonKey(session_id), first_turn.view);
      await navigate({ to: '/learn/$sessionId', params: { sessionId: session_id } });
    },
  });
  return (
    <section className="grid gap-3">
      <Button look="primary" busy={preview.acting} disabled={errors > 0 || unread} onClick={() => preview.act(undefined)}>
        Preview as a student
      </Button>
      <Button busy={publish.acting} disabled={errors > 0 || unread || !plan.changed} onClick={() => publish.act(undefined)}>
        Publish
      </Button>
      {plan.canUndo && !unread && (
        <Button
          look="quiet"
          onClick={() => {
            plan.undo();
            onUndone();
          }}
        >
          Take the last move or removal back
        </Button>
      )}
      {unread && (
        <p className="text-[0.9375rem] text-clay">
          The JSON cannot be read. It can be tried and published once it is a plan again.
        </p>
      )}
      {errors > 0 && !unread && (
        <p className="text-[0.9375rem] text-soft">It can be tried and published once nothing must change any more.</p>
      )}
      {preview.state.kind === 'refused' && <Trouble error={preview.state.error} />}
      {publish.state.kind === 'refused' && <Trouble error={publish.state.error} />}
      <div role="status">
        {told !== null && !plan.changed && (
          <p className="text-olive">Version {told} is published. New lessons take it; lessons under way keep theirs.</p>
        )}
      </div>
    </section>
  );
}
