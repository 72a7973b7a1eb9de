/** The page for unknown addresses and errors. */
import { Button, Title } from '@mantine/core';
import { useSession } from '@platform/web/session/session';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, Link, useRevalidator } from 'react-router';
import classes from './ErrorPage.module.css';

const texts = {
  missing: {
    title: '页面不存在',
    motto: '此路不通',
    text: '您要找的页面不在这条轴线上。它也许搬了家，也许从未来过。',
  },
  failed: {
    title: '页面出错了',
    motto: '此处待修',
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

/** Loads the page again after the session was restored, because the server looks for it as an anonymous visitor. */
function useRevalidateAfterLogin(missing: boolean): void {
  const { revalidate } = useRevalidator();
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const [wasAnonymous] = useState(!isLoggedIn);
  useEffect(() => {
    if (missing && wasAnonymous && isLoggedIn) void revalidate();
  }, [missing, wasAnonymous, isLoggedIn, revalidate]);
}

/** A drawing of a broken axis, and links to go on. */
export function ErrorPage({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const content = textsFor(error);
  useRevalidateAfterLogin(content === texts.missing);
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
        {content.motto}
      </p>
      <Title order={1}>{content.title}</Title>
      <p className={classes['text']}>{content.text}</p>
      <div className={classes['actions']}>
        <Button component={Link} to="/">
          回到首页
        </Button>
        {content === texts.failed && (
          <Button variant="default" loading={state !== 'idle'} onClick={() => void revalidate()}>
            重试
          </Button>
        )}
      </div>
    </section>
  );
}
