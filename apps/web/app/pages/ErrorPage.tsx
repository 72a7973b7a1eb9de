/** What a visitor sees when an address leads nowhere or a page fails. */
import { Button, Title } from '@mantine/core';
import { useSession } from '@platform/web/session/session';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, Link, useRevalidator } from 'react-router';
import classes from './ErrorPage.module.css';

const texts = {
  missing: {
    title: '页面不存在',
    said: '此路不通',
    text: '您要找的页面不在这条轴线上。它也许搬了家，也许从未来过。',
  },
  failed: {
    title: '页面出错了',
    said: '此处待修',
    text: '这一页暂时没有搭好。请再试一次，或者先回到首页。',
  },
} as const;

function textsFor(error: unknown) {
  return isRouteErrorResponse(error) && error.status === 404 ? texts.missing : texts.failed;
}

/** The document's title for an error. */
export function errorTitleOf(error: unknown): string {
  return textsFor(error).title;
}

/** The server looks for a page as a stranger; a member, known only in the browser, may find more. */
function useSecondLook(missing: boolean): void {
  const { revalidate } = useRevalidator();
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const [asStranger] = useState(!isLoggedIn);
  useEffect(() => {
    if (missing && asStranger && isLoggedIn) void revalidate();
  }, [missing, asStranger, isLoggedIn, revalidate]);
}

/** A broken axis: the line stops, and the way back is below. */
export function ErrorPage({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const shown = textsFor(error);
  useSecondLook(shown === texts.missing);
  return (
    <section className={classes['page']}>
      <svg
        className={classes['axis']}
        viewBox="0 0 120 200"
        fill="none"
        stroke="var(--axis)"
        aria-hidden="true"
      >
        <path d="M60 0v74" />
        <path d="M60 74l-9 8 17 10-16 9 14 8" stroke="var(--mantine-color-cinnabar-filled)" />
        <path d="M66 122v78" strokeDasharray="2 6" />
        <path d="M20 98h18M82 98h18" />
      </svg>
      <p className={classes['said']} aria-hidden="true">
        {shown.said}
      </p>
      <Title order={1}>{shown.title}</Title>
      <p className={classes['text']}>{shown.text}</p>
      <div className={classes['actions']}>
        <Button component={Link} to="/">
          回到首页
        </Button>
        {shown === texts.failed && (
          <Button variant="default" loading={state !== 'idle'} onClick={() => void revalidate()}>
            重试
          </Button>
        )}
      </div>
    </section>
  );
}
