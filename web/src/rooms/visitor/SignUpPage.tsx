import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Grade } from '@stoa/schema/account';
import { useAct } from '../../act.ts';
import { Button } from '../../furniture/Button.tsx';
import { TextField } from '../../furniture/Field.tsx';
import { GradeField } from '../../furniture/GradeField.tsx';
import { Trouble } from '../../furniture/Trouble.tsx';
import { client } from '../../house.ts';
import { Porch } from './Porch.tsx';
import { useGoIn } from './SignInPage.tsx';

export function SignUpPage() {
  const goIn = useGoIn();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [grade, setGrade] = useState<Grade | null>(null);
  const signUp = useAct(() => client.account.signUp({ body: { name, email, password, grade } }), { onDone: goIn });
  const search = useSearch({ strict: false });

  return (
    <Porch title="Open an account" heading="Open an account">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          signUp.act(undefined);
        }}
      >
        <TextField
          label="What should we call you?"
          autoComplete="given-name"
          required
          maxLength={80}
          value={name}
          onChange={(e) => setName(e.target.value)}
        />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={(e) => setEmail(e.target.value)}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="new-password"
          advice="At least 8 characters. A few words in a row are easy to keep in mind."
          required
          minLength={8}
          maxLength={128}
          value={password}
          onChange={(e) => setPassword(e.target.value)}
        />
        <GradeField
          label="Your grade (optional)"
          advice="You’ll start with skills for your grade. You can change it any time."
          value={grade}
          onChange={setGrade}
        />
        {signUp.state.kind === 'refused' && <Trouble error={signUp.state.error} />}
        <Button type="submit" look="primary" busy={signUp.acting}>
          Open my account
        </Button>
        <p className="text-center text-soft">
          You have one already?{' '}
          <Link to="/sign-in" search={search} className="link">
            Sign in
          </Link>
        </p>
      </form>
    </Porch>
  );
}
