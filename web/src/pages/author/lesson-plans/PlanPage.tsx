import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { ChoiceField } from '../../../components/Field.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Page } from '../../../components/Page.tsx';
import { fetchKatex } from '../../../components/Tex.tsx';
import { useMe } from '../../../signed-in.ts';
import { Trouble } from '../../../components/Trouble.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import type { PlanDraft } from '@stoa/schema/contracts/plan-drafts';
import { DraftBanner } from './DraftBanner.tsx';
import type { DraftSaver } from './draft-saver.ts';
import { FindingsPanel } from './FindingsPanel.tsx';
import { OpinionsPanel } from './OpinionsPanel.tsx';
import { PlanForm } from './PlanForm.tsx';
import { PlanJson } from './PlanJson.tsx';
import { PlanActs, usePreview } from './PlanActs.tsx';
import { EditorLine } from './EditorLine.tsx';
import { planDraftQuery, planQuery } from './plan-queries.ts';
import type { PublishedPlan } from './plan-queries.ts';
import { saverOf } from './plan-savers.ts';
import { EditorProvider, usePlanDraft } from './use-plan-editor.ts';
import { VersionsPanel } from './VersionsPanel.tsx';

void fetchKatex();

export function PlanPage() {
  const { topicId } = useParams({ from: '/layout/author/lessons/$topicId' });
  const { account } = useMe();
  const { data: published } = useSuspenseQuery(planQuery(topicId));
  const stored = useQuery(planDraftQuery(topicId));
  const saver = saverOf(account.id, topicId);
  if (stored.data === undefined)
    return (
      <Page title="Plan">
        {stored.isError ? <Trouble error={stored.error} onRetry={() => void stored.refetch()} /> : <Waiting lines={6} />}
      </Page>
    );
  if (published === null && stored.data === null && saver.latest === null) return <NoSuchPlan />;
  return <PlanEditor key={topicId} topicId={topicId} published={published} stored={stored.data} saver={saver} />;
}

function NoSuchPlan() {
  return (
    <Page title="No such topic" heading="We couldn’t find that topic" lead="No plan has this name, and you have no draft of one.">
      <div className="flex flex-wrap gap-3">
        <Link to="/author/lessons" className={buttonClass({ look: 'primary' })}>
          All plans
        </Link>
        <Link to="/author/lessons/new" className={buttonClass({})}>
          Start a new topic
        </Link>
      </div>
    </Page>
  );
}

const views: { value: 'fields' | 'json'; label: string }[] = [
  { value: 'fields', label: 'Fields' },
  { value: 'json', label: 'JSON' },
];

/** One plan: edited, checked while it is edited, tried as a student, published. */
function PlanEditor({
  topicId,
  published,
  stored,
  saver,
}: {
  topicId: string;
  published: PublishedPlan | null;
  stored: PlanDraft | null;
  saver: DraftSaver;
}) {
  const plan = usePlanDraft(topicId, published, stored, saver);
  const { draft, left, beginnings, pictures, set, reshape } = plan;
  const preview = usePreview(topicId, draft);
  const [view, setView] = useState<'fields' | 'json'>('fields');
  const [unread, setUnread] = useState<string | null>(null);
  /** The author wanted the fields while the JSON couldn't be read: ask first, because what was written there would be lost. */
  const [asked, ask] = useState(false);
  const [written, rewrite] = useState(0);
  const show = (to: 'fields' | 'json') => {
    if (to === 'fields' && unread !== null) return ask(true);
    setView(to);
  };
  /** Rewrites the JSON from the draft. */
  const giveJsonUp = () => {
    setUnread(null);
    ask(false);
    rewrite(written + 1);
  };
  const editor = useMemo(
    () => ({ draft, left, beginnings, pictures, preview, set, reshape }),
    [draft, left, beginnings, pictures, preview, set, reshape],
  );

  return (
    <Page
      title={`${draft.title} · Plan`}
      heading={draft.title === '' ? 'A plan without a title' : draft.title}
      lead={versionOf(published)}
      wide
      aside={
        <Link to="/author/lessons" className="link inline-flex min-h-11 items-center gap-2 px-2">
          <Icon name="back" className="size-4" /> All plans
        </Link>
      }
    >
      <div className="grid gap-8 lg:grid-cols-[1fr_20rem] lg:gap-10">
        <div className="grid min-w-0 content-start gap-5">
          <DraftBanner topicId={topicId} plan={plan} saver={saver} published={published} onGivenUp={giveJsonUp} />
          <EditorLine
            next={unread === null ? left.next : null}
            saver={saver}
            changed={plan.changed}
            onShow={() => setView('fields')}
          />
          <ChoiceField label="Edit as" value={view} onChange={show} options={views} />
          {asked && unread !== null && (
            <UnreadJson
              onKeep={() => ask(false)}
              onDrop={() => {
                giveJsonUp();
                setView('fields');
              }}
            />
          )}
          {view === 'fields' ? (
            <EditorProvider value={editor}>
              <PlanForm />
            </EditorProvider>
          ) : (
            <PlanJson
              key={`${written} ${plan.shown}`}
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
          <PlanActs
            topicId={topicId}
            plan={plan}
            saver={saver}
            preview={preview}
            published={published}
            unread={unread !== null}
            onUndone={() => rewrite(written + 1)}
          />
          <FindingsPanel
            left={left}
            checking={plan.checking}
            failed={plan.checkFailed}
            unread={unread}
            onShow={() => setView('fields')}
          />
          {published !== null && (
            <VersionsPanel
              topicId={topicId}
              draft={draft}
              onRestore={(_, guideline) => {
                plan.replace(guideline);
                giveJsonUp();
              }}
            />
          )}
          {published !== null && <OpinionsPanel topicId={topicId} />}
        </aside>
      </div>
    </Page>
  );
}

const versionOf = (published: PublishedPlan | null): string =>
  published === null
    ? 'A new topic, not published yet'
    : `Version ${published.version}${published.edited ? ', edited in this server' : ''}`;

/** Asks before unreadable JSON is dropped in favor of the fields. */
function UnreadJson({ onKeep, onDrop }: { onKeep: () => void; onDrop: () => void }) {
  return (
    <Banner
      tone="trouble"
      icon="flag"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={onKeep}>
            Continue in the JSON
          </Button>
          <Button size="small" onClick={onDrop}>
            Drop it and show the fields
          </Button>
        </div>
      }
    >
      <strong>We can’t read the JSON.</strong> The fields show the last plan that we could read. Changes you made in the JSON
      since then would be lost.
    </Banner>
  );
}
