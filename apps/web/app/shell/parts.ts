/** What features put into the shell: counts beside menu entries, and components without a view that run as long as the site is open. */
import { CartBadge } from '@features/cart/web/CartBadge.tsx';
import { CartSync } from '@features/cart/web/CartSync.tsx';
import type { ComponentType } from 'react';

/** By the entry's path, such as the number of pieces in the cart. */
export const menuBadges: Readonly<Record<string, ComponentType>> = { '/cart': CartBadge };

/** Mounted once; they draw nothing. */
export const background: readonly ComponentType[] = [CartSync];
