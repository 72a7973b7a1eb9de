/** The features' parts of the shell: counts beside menu entries, and components without a view. */
import { CartBadge } from '@features/cart/web/CartBadge.tsx';
import { CartSync } from '@features/cart/web/CartSync.tsx';
import type { ComponentType } from 'react';

/** By the entry's path, for example the number of pieces in the cart. */
export const menuBadges: Readonly<Record<string, ComponentType>> = { '/cart': CartBadge };

/** Mounted once; they render nothing. */
export const background: readonly ComponentType[] = [CartSync];
