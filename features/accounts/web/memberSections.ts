/**
 * What members wrote, on their public pages. The features that publish it depend on the accounts, so the site's shell
 * registers their sections here, in the order in which they are shown.
 */
import type { AnyQuery } from '@platform/web/api/preload';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import type { ComponentType } from 'react';

interface SectionProps {
  memberId: string;
}

/** The module of a section. */
interface MemberSection {
  default: ComponentType<SectionProps>;
  /** The public query of its first view at the page's address, which is loaded with the page. */
  sectionQuery: (memberId: string, search: string) => AnyQuery;
}

const loads: (() => Promise<MemberSection>)[] = [];
const parts: ComponentType<SectionProps>[] = [];
let loaded: readonly MemberSection[] = [];

/** Registers a section by the import of its module. */
export function registerMemberSection(load: () => Promise<MemberSection>): void {
  loads.push(load);
  parts.push(lazyPart(load));
}

/** The sections of a page, each loaded on demand. */
export const memberSections = (): readonly ComponentType<SectionProps>[] => parts;

/** Loads the sections, so that `sectionQueries` knows their queries. */
export async function loadMemberSections(): Promise<void> {
  loaded = await Promise.all(loads.map((load) => load()));
}

/** The queries of the loaded sections, for `preload`. */
export const sectionQueries = (memberId: string, search: string): object =>
  Object.fromEntries(
    loaded.map(({ sectionQuery }, index) => [`section${index}`, sectionQuery(memberId, search)]),
  );
