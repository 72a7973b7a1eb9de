/** When progress is sent: every ten seconds of play, on a pause, when the page is hidden or closed, and when the network is back. */
import { useViewer } from '@platform/web/session/viewer';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Moment } from './progress.rules.ts';
import { progressReporter } from './progress.ts';
import { learningQuery, withProgress } from './queries.ts';

/** Milliseconds of play between two calls. */
const interval = 10_000;

export function useProgress(courseId: string) {
  const viewer = useViewer();
  const client = useQueryClient();
  const sentAt = useRef(0);
  const reporter = useMemo(
    () =>
      progressReporter(viewer ?? '', (answer) => {
        client.setQueryData(
          learningQuery(courseId).queryKey,
          (before) => before && withProgress(before, answer),
        );
      }),
    [viewer, courseId, client],
  );

  const leave = useEffectEvent(() => void reporter.send(true));
  const hide = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') leave();
  });
  const send = useEffectEvent(() => void reporter.send());
  useEffect(() => {
    // What an earlier visit could not send.
    void reporter.send();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', send);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', send);
      void reporter.send(true);
    };
  }, [reporter]);

  return {
    positionOf: reporter.positionOf,
    /** `now` sends at once. */
    report(moment: Moment, now = false): void {
      reporter.add(moment);
      if (!now && Date.now() - sentAt.current < interval) return;
      sentAt.current = Date.now();
      void reporter.send();
    },
  };
}
