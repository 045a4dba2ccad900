import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { SafetyNote } from '../../../components/SafetyNote.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import type { EssaySaver } from './essay-saver.ts';

/** Says in a few words, beside the essay, where the text is stored. */
export function SaveLine({ saver: { saving, onDevice } }: { saver: EssaySaver }) {
  const words = {
    saved: 'Saved',
    saving: 'Saving…',
    no_connection: onDevice ? 'Saved on this device' : 'Not saved',
    refused: onDevice ? 'Saved on this device only' : 'Not saved',
    conflict: 'Choose a version',
  };
  return (
    <span role="status" className="text-sm text-soft">
      {words[saving.kind]}
    </span>
  );
}

/** Problems that must be noticed: two texts to choose from, and text that isn't stored anywhere. */
export function SaveTrouble({ saver, onTake, onError }: { saver: EssaySaver; onTake: () => void; onError: Error | null }) {
  const { saving, onDevice, unsent, safety } = saver;
  return (
    <>
      {safety !== null && <SafetyNote safety={safety} />}
      {saving.kind === 'conflict' && (
        <Banner
          tone="trouble"
          icon="question"
          action={
            <div className="flex flex-wrap gap-2">
              <Button size="small" look="primary" onClick={() => saver.keepMine()}>
                Keep this version
              </Button>
              <Button size="small" onClick={onTake}>
                Use the other version
              </Button>
            </div>
          }
        >
          <strong>You also changed this essay in another tab or on another device.</strong> Choose a version. We’ll keep the other
          one as a copy.
        </Banner>
      )}
      {unsent && !onDevice && (
        <Banner tone="trouble" icon="cloud">
          <strong>Your work isn’t saved.</strong> This device’s storage is full, and{' '}
          {saving.kind === 'no_connection' ? 'there is no connection' : 'we haven’t received it yet'}. Don’t close this page. Copy
          your text somewhere safe.
        </Banner>
      )}
      {saving.kind === 'refused' && (
        <>
          {onDevice && (
            <Banner tone="trouble" icon="cloud">
              <strong>We can’t save your essay right now.</strong> It’s only on this device.
            </Banner>
          )}
          <Trouble error={saving.error} onRetry={() => saver.flush()} />
        </>
      )}
      {onError !== null && <Trouble error={onError} />}
    </>
  );
}
