/** The features' parts of the shell: counts beside menu entries, the bell, and components without a view. */
import { registerMemberSection } from '@features/accounts/web/memberSections.ts';
import { CartBadge } from '@features/cart/web/CartBadge.tsx';
import { CartSync } from '@features/cart/web/CartSync.tsx';
import { useCartCount } from '@features/cart/web/cartList.ts';
import { loadChunk } from '@platform/web/api/chunk';
import { type ComponentType, lazy } from 'react';

/** By the entry's path, for example the number of pieces in the cart. */
export const menuBadges: Readonly<Record<string, ComponentType>> = { '/cart': CartBadge };

/** The menu's paths behind which this visitor has something, also without an account. */
export function useFilledPaths(): readonly string[] {
  return useCartCount() > 0 ? ['/cart'] : [];
}

/** A part for members only; nothing where it can't be loaded. */
const memberPart = (load: () => Promise<{ default: ComponentType }>) =>
  lazy<ComponentType>(() => loadChunk(load).catch(() => ({ default: () => null })));

/** In the header. */
export const Bell = memberPart(() => import('@features/notifications/web/Bell.tsx'));

/** Renders nothing; lists leave out whom the member has muted. */
export const MutedMembers = memberPart(() => import('@features/accounts/web/MutedMembers.tsx'));

/** Mounted once; they render nothing. */
export const background: readonly ComponentType[] = [CartSync];

/** What members' public pages show of each feature. */
registerMemberSection(() => import('@features/news/web/MemberNews.tsx'));
registerMemberSection(() => import('@features/community/web/MemberPosts.tsx'));
