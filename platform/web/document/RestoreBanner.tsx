/** Tells that the form holds another version than the stored one, and offers to restore it. */
import { Alert, Button } from '@mantine/core';
import type { ReactNode } from 'react';

interface RestoreBannerProps {
  title: string;
  children: ReactNode;
  actionLabel: string;
  onAction: () => void;
}

export function RestoreBanner({ title, children, actionLabel, onAction }: RestoreBannerProps) {
  return (
    <Alert color="gold" mb="md" title={title}>
      <p style={{ margin: '0 0 0.5rem' }}>{children}</p>
      <Button variant="default" size="compact-md" onClick={onAction}>
        {actionLabel}
      </Button>
    </Alert>
  );
}
