/** Subscribing: an address, a button, and for those who want it the choice of kinds. Plain fields: the home page stays light. */
import { Button, Text, UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import { newsKindNames, newsKinds } from '../contract/kind.ts';
import { subscribe } from '../contract/subscription.ts';
import classes from './SubscriptionForm.module.css';
import { useSubscription } from './useSubscription.ts';

export function SubscriptionForm() {
  const errorId = useId();
  const { email, kinds, errors, refusal, isPending, isSuccess, again, choose, submit } = useSubscription();
  if (isSuccess) {
    return (
      <div className={classes['done']} role="status">
        <p>{subscribe.message}。</p>
        <UnstyledButton className={classes['again']} onClick={again}>
          没有收到？换一个邮箱，或十分钟后再试一次
        </UnstyledButton>
      </div>
    );
  }
  return (
    <form onSubmit={submit} noValidate method="post" className={classes['form']} aria-label="订阅通讯">
      <div className={classes['line']}>
        <span className={classes['email']}>
          <input
            ref={email}
            aria-label="邮箱"
            placeholder="您的邮箱"
            name="email"
            type="email"
            autoComplete="email"
            aria-invalid={errors.email !== undefined}
            aria-describedby={errors.email ? errorId : undefined}
          />
          {errors.email && (
            <Text id={errorId} c="var(--mantine-color-error)" size="sm" role="alert">
              {errors.email}
            </Text>
          )}
        </span>
        <Button type="submit" size="md" loading={isPending}>
          订阅
        </Button>
      </div>
      {refusal && (
        <Text c="var(--mantine-color-error)" role="alert">
          {refusal}
        </Text>
      )}
      <details className={classes['choice']} open={errors.kinds ? true : undefined}>
        <summary>
          {kinds.length === newsKinds.length
            ? '将收到全部栏目 · 选择栏目'
            : `已选 ${kinds.length} 个栏目 · 更改`}
        </summary>
        <fieldset>
          <legend>想收到哪些栏目</legend>
          {newsKinds.map((kind) => (
            <label key={kind}>
              <input
                type="checkbox"
                name="kinds"
                value={kind}
                checked={kinds.includes(kind)}
                onChange={({ currentTarget }) => choose(kind, currentTarget.checked)}
              />
              {newsKindNames[kind]}
            </label>
          ))}
        </fieldset>
        {errors.kinds && (
          <Text c="var(--mantine-color-error)" size="sm" role="alert">
            {errors.kinds}
          </Text>
        )}
      </details>
    </form>
  );
}
