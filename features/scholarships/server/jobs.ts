/** What the scholarships do by themselves: files of deleted drafts and materials are removed. */
import { job } from '@platform/server/jobs/jobs';
import type { Services } from '@platform/server/portal';
import { z } from 'zod';

export const removeFiles = job({
  name: 'remove-application-files',
  data: z.object({ keys: z.array(z.string()) }),
});

/** Registers the job. */
export function handleJobs({ jobs, storage }: Pick<Services, 'jobs' | 'storage'>): void {
  jobs.handle(removeFiles, async ({ keys }) => {
    for (const key of keys) await storage.removePrivate(key);
  });
}
