import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Guideline, TopicId } from '@stoa/schema/study-plan';
import { Button } from '../../../components/Button.tsx';
import { SelectField, TextField } from '../../../components/Field.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Page } from '../../../components/Page.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { emptyGuideline } from './empty-guideline.ts';
import { topicsQuery } from '../../student/learner-queries.ts';
import { useMe } from '../../../signed-in.ts';
import { planDraftsQuery, planQuery } from './plan-queries.ts';
import { saverOf } from './plan-savers.ts';
import { keptTopics } from './plan-shelf.ts';
import { nameTrouble, topicName } from './topic-name.ts';

const longestTitle = 60;

/** Starts a new topic: its title, its name in addresses, and what its plan starts from. */
export function NewPlanPage() {
  const { account } = useMe();
  const topics = useQuery(topicsQuery);
  const drafts = useQuery(planDraftsQuery);
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [ownName, setOwnName] = useState<string | null>(null);
  const [from, setFrom] = useState('');
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const name = ownName ?? topicName(title);
  const takenOf = (...lists: readonly (readonly { topic_id: string }[] | undefined)[]) => [
    ...lists.flatMap((list) => (list ?? []).map(({ topic_id }) => topic_id)),
    ...keptTopics(localStorage, account.id),
  ];
  const taken = takenOf(topics.data?.topics, drafts.data?.items);
  const titleLacks = title.trim() === '' ? 'The topic needs a title.' : null;
  const nameLacks = nameTrouble(name, taken);

  const begin = async () => {
    setTried(true);
    if (titleLacks !== null || nameLacks !== null) return;
    setBusy(true);
    try {
      // Waits for the lists if they aren't loaded yet, because the name may be taken.
      const [published, begun] = await Promise.all([cache.ensureQueryData(topicsQuery), cache.ensureQueryData(planDraftsQuery)]);
      if (nameTrouble(name, takenOf(published.topics, begun.items)) !== null) return setBusy(false);
      const copied = from === '' ? null : await cache.fetchQuery(planQuery(from));
      const own = { guideline_id: name as TopicId, title: title.trim() };
      const guideline: Guideline =
        copied === null ? emptyGuideline(own.guideline_id, own.title) : { ...copied.guideline, ...own };
      saverOf(account.id, name).change({ base_version: 0, guideline });
      await navigate({ to: '/author/lessons/$topicId', params: { topicId: name } });
    } catch (fault) {
      setError(fault as Error);
      setBusy(false);
    }
  };

  return (
    <Page
      title="A new topic"
      lead="It’s your draft until you publish it. Nobody else sees it."
      aside={
        <Link to="/author/lessons" className="link inline-flex min-h-11 items-center gap-2 px-2">
          <Icon name="back" className="size-4" /> All plans
        </Link>
      }
    >
      <form
        noValidate
        className="grid max-w-xl gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <TextField
          label="Title"
          advice="As students read it."
          maxLength={longestTitle}
          value={title}
          error={tried ? titleLacks : null}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextField
          label="Name in addresses"
          advice="It cannot be changed later."
          maxLength={longestTitle}
          value={name}
          error={tried || ownName !== null || taken.includes(name) ? nameLacks : null}
          onChange={(event) => setOwnName(event.target.value)}
        />
        <SelectField
          label="Begin with"
          advice="A copy is a good beginning where a topic is like another."
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        >
          <option value="">An empty plan</option>
          {topics.data?.topics.map(({ topic_id, title: of }) => (
            <option key={topic_id} value={topic_id}>
              A copy of “{of}”
            </option>
          ))}
        </SelectField>
        {topics.isError && <Trouble error={topics.error} onRetry={() => void topics.refetch()} />}
        {error !== null && <Trouble error={error} />}
        <Button type="submit" look="primary" busy={busy} className="justify-self-start">
          Start the draft
        </Button>
      </form>
    </Page>
  );
}
