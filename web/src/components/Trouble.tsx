import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { RefusedError, UnreachableError } from '../client.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { isToldBeside } from './field-errors.ts';

/** Says in a sentence what went wrong and what to do about it. `beside` names the fields that show their own errors. */
export function Trouble({ error, onRetry, beside = [] }: { error: Error; onRetry?: () => void; beside?: readonly string[] }) {
  if (isToldBeside(error, beside)) return null;
  const signedOut = error instanceof RefusedError && error.code === 'sign_in_needed';
  const title = error instanceof RefusedError ? error.title : '';
  return (
    <Banner
      tone="trouble"
      icon="question"
      action={
        signedOut ? (
          <SignIn />
        ) : (
          onRetry !== undefined && (
            <Button size="small" onClick={onRetry}>
              Try again
            </Button>
          )
        )
      }
    >
      {title !== '' && <strong>{title}. </strong>}
      {sentenceOf(error)}
    </Banner>
  );
}

/**
 * Leads to sign-in and back to this page. First it removes the account from the cache; otherwise the sign-in page would
 * redirect at once.
 */
function SignIn() {
  const cache = useQueryClient();
  const router = useRouter();
  const signIn = () => {
    const next = router.state.location.href;
    cache.removeQueries({ queryKey: ['me'] });
    void router.navigate({ to: '/sign-in', search: { next } });
  };
  return (
    <Button size="small" onClick={signIn}>
      Sign in
    </Button>
  );
}

/** Returns a sentence for an error. Our own errors bring one; any other error is a fault of this page. */
export const sentenceOf = (error: unknown): string =>
  error instanceof RefusedError || error instanceof UnreachableError
    ? error.message
    : 'Something went wrong on this page. Reload it. Your work is saved.';
