/** The review's settings: how many applications, whether names are hidden, the highest score (specification, section 5). */
import { endpoint } from '@platform/contract/endpoint';
import { z } from 'zod';
import { adminOnly } from './access.ts';
import { reviewErrors } from './errors.ts';
import { reviewSettings } from './values.ts';

/** Settings as they stand; the revision is sent back with a change. */
export const presentSettings = reviewSettings.extend({
  revision: z.int(),
  updatedAt: z.iso.datetime().nullable(),
});

export const getReviewSettings = endpoint({
  name: 'getReviewSettings',
  summary: 'The settings that hold.',
  method: 'GET',
  path: '/reviews/settings',
  access: adminOnly,
  data: presentSettings,
});

export const updateReviewSettings = endpoint({
  name: 'updateReviewSettings',
  summary:
    'Puts settings into force, unless another admin has changed them since the revision that is named.',
  method: 'PUT',
  path: '/reviews/settings',
  access: adminOnly,
  body: reviewSettings.extend({ revision: z.int().min(0) }),
  data: presentSettings,
  errors: [reviewErrors.REVISION_CONFLICT],
});
