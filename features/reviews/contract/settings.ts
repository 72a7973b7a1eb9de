/** The review's settings: capacity, blind review, maximum score (specification, section 5). */
import { endpoint } from '@platform/contract/endpoint';
import { revision } from '@platform/contract/text';
import { z } from 'zod';
import { adminOnly } from './access.ts';
import { reviewErrors } from './errors.ts';
import { reviewSettings } from './values.ts';

/** The current settings; a change sends their revision. */
export const presentSettings = reviewSettings.extend({
  revision: z.int(),
  updatedAt: z.iso.datetime().nullable(),
});

export const getReviewSettings = endpoint({
  name: 'getReviewSettings',
  summary: 'Reads the current settings.',
  method: 'GET',
  path: '/reviews/settings',
  access: adminOnly,
  data: presentSettings,
});

export const updateReviewSettings = endpoint({
  name: 'updateReviewSettings',
  summary: 'Updates the settings, unless another admin has changed them since the given revision.',
  method: 'PUT',
  path: '/reviews/settings',
  access: adminOnly,
  body: reviewSettings.extend({ revision }),
  data: presentSettings,
  errors: [reviewErrors.REVISION_CONFLICT],
});
