import { useNavigate } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { PlanDraft } from '@stoa/schema/contracts/plan-drafts';
import type { Guideline, TopicId } from '@stoa/schema/study-plan';
import { useAct } from '../../../act.ts';
import { client } from '../../../api.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { ChangeList } from './ChangeList.tsx';
import type { DraftSaver } from './draft-saver.ts';
import { planChanges } from './plan-changes.ts';
import type { PublishedPlan } from './plan-queries.ts';
import { readable } from './use-plan-editor.ts';
import type { EditedPlan } from './use-plan-editor.ts';

type Around = {
  topicId: string;
  plan: EditedPlan;
  saver: DraftSaver;
  published: PublishedPlan | null;
  /** Called when the text on the page is no longer the author's draft. */
  onGivenUp: () => void;
};

/** Says whether this is the published plan or a draft, which version it is based on, and where else the draft was changed. */
export function DraftBanner(around: Around) {
  const { plan, saver } = around;
  const saving = useSyncExternalStore(saver.subscribe, () => saver.saving);
  const aside = useSyncExternalStore(saver.subscribe, () => saver.aside);
  if (saving.kind === 'conflict') return <ChangedElsewhere {...around} theirs={saving.theirs} />;
  const copy = readable(aside === null ? null : { base_version: plan.base, guideline: aside })?.guideline;
  return (
    <>
      {saving.kind === 'refused' && <Trouble error={saving.error} />}
      {copy !== undefined && <CopyAside plan={plan} copy={copy} onGivenUp={around.onGivenUp} />}
      <OwnDraft {...around} />
    </>
  );
}

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** The draft was changed on another device or in another tab: its author chooses one, and the other copy is put aside. */
function ChangedElsewhere({ plan, saver, published, onGivenUp, theirs }: Around & { theirs: PlanDraft | null }) {
  const navigate = useNavigate();
  const take = useAct(() => saver.takeTheirs(), {
    async onDone(work) {
      onGivenUp();
      const shown = readable(work);
      if (shown !== null) return plan.show(shown);
      if (published !== null) return plan.settle(published.version, published.guideline);
      await navigate({ to: '/author/lessons' });
    },
  });
  const other = readable(theirs)?.guideline;
  return (
    <>
      <Banner
        tone="care"
        icon="question"
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => saver.keepMine()}>
              Keep this one
            </Button>
            <Button size="small" busy={take.acting} onClick={() => take.act(undefined)}>
              {theirs === null ? 'Discard this one' : 'Use the other one'}
            </Button>
            {other !== undefined && <Differences before={plan.draft} after={other} title="The other copy beside this one" />}
          </div>
        }
      >
        {theirs === null ? (
          <>
            <strong>This draft was published or discarded somewhere else.</strong> What you see here isn’t saved anymore.
          </>
        ) : (
          <>
            <strong>You changed this draft somewhere else,</strong> on {moment.format(new Date(theirs.saved_at))}. What you
            changed here isn’t saved yet. Choose which copy to continue with. We’ll put the other one aside for you.
          </>
        )}
      </Banner>
      {take.error !== null && <Trouble error={take.error} />}
    </>
  );
}

/** The copy that wasn't chosen, until its author no longer needs it. */
function CopyAside({ plan, copy, onGivenUp }: Pick<Around, 'plan' | 'onGivenUp'> & { copy: Guideline }) {
  return (
    <Banner
      tone="info"
      icon="example"
      action={
        <div className="flex flex-wrap gap-2">
          <Differences before={plan.draft} after={copy} title="The copy put aside beside your draft" />
          <Button
            size="small"
            onClick={() => {
              plan.useAside(copy);
              onGivenUp();
            }}
          >
            Use it instead
          </Button>
          <Button size="small" onClick={() => plan.dropAside()}>
            Discard it
          </Button>
        </div>
      }
    >
      Another copy of this draft is put aside.
    </Banner>
  );
}

/** The differences between one copy and another, on request. */
function Differences({ before, after, title }: { before: Guideline; after: Guideline; title: string }) {
  const [open, setOpen] = useState(false);
  const changes = open ? planChanges(before, after) : [];
  return (
    <div className="text-ink">
      <Button size="small" onClick={() => setOpen(true)}>
        See the differences
      </Button>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <div className="grid gap-4">
            {changes.length === 0 ? (
              <p>They are the same.</p>
            ) : (
              <div tabIndex={0} role="region" aria-label="Changes" className="max-h-[45dvh] overflow-y-auto pr-2">
                <ChangeList changes={changes} />
              </div>
            )}
            <Button className="justify-self-start" onClick={() => setOpen(false)}>
              Close
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Says that this is the author's own draft and which version it is based on, with a way to discard it. */
function OwnDraft({ topicId, plan, saver, published, onGivenUp }: Around) {
  const navigate = useNavigate();
  const discard = useAct(
    async () => {
      const revision = await saver.settled();
      if (revision === 0) return;
      const params = { topicId: topicId as TopicId }; // from the address; the server looks it up
      await client.lessons.dropPlanDraft({ params, query: { expected_revision: String(revision) } });
    },
    {
      async onDone() {
        onGivenUp();
        if (published !== null) return plan.settle(published.version, published.guideline);
        saver.forget();
        await navigate({ to: '/author/lessons' });
      },
    },
  );
  const trouble = discard.error !== null && <Trouble error={discard.error} />;
  const asked = (words: string): ReactNode => (
    <Discard words={words} busy={discard.acting} onDiscard={() => discard.act(undefined)} />
  );
  if (published === null)
    return (
      <>
        <Banner tone="info" icon="example" action={asked('Discard this draft')}>
          This is your draft of a new topic. Only you see it until you publish.
        </Banner>
        {trouble}
      </>
    );
  if (!plan.changed) return null;
  return (
    <>
      {plan.base === published.version ? (
        <Banner tone="info" icon="example" action={asked('Discard my draft')}>
          This is your draft. Students learn from version {published.version} until you publish.
        </Banner>
      ) : (
        <Banner
          tone="care"
          icon="question"
          action={
            <div className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => plan.rebase(published.version)}>
                Keep my draft over it
              </Button>
              {asked('Discard my draft')}
            </div>
          }
        >
          <strong>Version {published.version} has been published since.</strong> Your draft was begun on version {plan.base}, and
          is still here.
        </Banner>
      )}
      {trouble}
    </>
  );
}

/** Discards after a second question, because a draft can't be restored. */
function Discard({ words, busy, onDiscard }: { words: string; busy: boolean; onDiscard: () => void }) {
  const [sure, setSure] = useState(false);
  return sure ? (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => setSure(false)}>
        Keep it
      </Button>
      <Button size="small" look="danger" busy={busy} onClick={onDiscard}>
        Yes, discard it
      </Button>
    </div>
  ) : (
    <Button size="small" onClick={() => setSure(true)}>
      {words}
    </Button>
  );
}
