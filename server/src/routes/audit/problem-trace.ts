import type { audit } from '@stoa/schema/contracts/audit';
import { PracticePolicy } from '@stoa/schema/policy';
import { graphOf } from '../../app-context.ts';
import { RefusalError } from '../../refusals.ts';
import { configHash } from '@stoa/library/config-hash';
import type { HandlersOf } from '../handler.ts';
import type { Services } from '../services.ts';

const mostEvents = 100;

/** Practice spec §10.2: traces a problem that was served back to what made and verified it. */
export const auditHandlers = ({ context }: Services): HandlersOf<typeof audit> => ({
  async problem({ params, query }) {
    const { store, policy } = context;
    const banked = await store.problems.find(params.id, query.version);
    if (banked === null) throw new RefusalError('not_found', 'We couldn’t find that problem, or that version of it.');
    const { meta } = banked.item;
    const { origin } = banked;
    const [timesServed, events] = await Promise.all([
      store.problems.timesServed(meta.id, meta.version),
      store.events.ofProblem(meta.id, meta.version, mostEvents),
    ]);
    return {
      problem_id: meta.id,
      version: meta.version,
      skill_id: meta.skill_id,
      status: meta.status,
      verified_at: meta.verified_at,
      generator: { name: origin.generator, version: origin.generator_version, seed: origin.seed },
      provenance: meta.provenance,
      verification_report: meta.verification_report,
      graph_version: graphOf(context).version,
      policy_version: policy.version,
      config_hash: configHash(policy),
      times_served: timesServed,
      events: events.map(({ learner_id: _, ...event }) => event),
    };
  },

  async policy({ params: { version } }) {
    const kept = await context.store.configurations.find('policy', version);
    if (kept === null)
      throw new RefusalError(
        'not_found',
        `Nobody has been taught here by that policy. Now it is version ${context.policy.version}.`,
      );
    const { hash, first_used_at, body } = kept;
    return { hash, first_used_at, policy: PracticePolicy.parse(body) };
  },

  async agentLogs({ params: { sessionId } }) {
    const { sessions, agentLogs } = context.store;
    const [session, items] = await Promise.all([sessions.find(sessionId), agentLogs.ofSession(sessionId)]);
    if (session === null || context.tutors.find(session.tutor) === null)
      throw new RefusalError('not_found', 'We couldn’t find that session.');
    return { tutor: session.tutor, items };
  },

  servedUnverified: () => context.store.problems.servedUnverified(),
});
