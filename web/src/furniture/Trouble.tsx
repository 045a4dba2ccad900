import { Link } from '@tanstack/react-router';
import { RefusedError, UnreachableError } from '../client.ts';
import { Banner } from './Banner.tsx';
import { Button, buttonClass } from './Button.tsx';

/** What went wrong, as a sentence, and the way on. */
export function Trouble({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  const signedOut = error instanceof RefusedError && error.code === 'sign_in_needed';
  const title = error instanceof RefusedError ? error.title : '';
  return (
    <Banner
      tone="trouble"
      icon="question"
      action={
        signedOut ? (
          <Link to="/sign-in" className={buttonClass({ size: 'small' })}>
            Sign in
          </Link>
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

/** Errors of ours carry a sentence for people; any other is a fault of this page. */
export const sentenceOf = (error: unknown): string =>
  error instanceof RefusedError || error instanceof UnreachableError
    ? error.message
    : 'Something on this page went wrong. Load it again; what you wrote is kept.';
