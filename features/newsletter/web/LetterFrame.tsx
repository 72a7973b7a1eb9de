/** The frame of the pages to which letters lead: one task, and the way home. */
import { EntryFrame } from '@features/accounts/web/parts/EntryFrame.tsx';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface LetterFrameProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

export function LetterFrame(props: LetterFrameProps) {
  const home = (
    <Anchor component={Link} to="/">
      回到首页
    </Anchor>
  );
  return <EntryFrame kicker="中轴通讯" {...props} below={home} />;
}
