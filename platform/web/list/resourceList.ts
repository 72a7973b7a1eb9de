/** A list declared once as data; its address, filters, controls and texts come from here (see README.md). */
import { pageFields } from '@platform/contract/paging';
import { z } from 'zod';

export interface Option<Value extends string | number = string | number> {
  value: Value;
  label: string;
}

/** Options in the order of `values`. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): Option<Value>[] => values.map((value) => ({ value, label: names[value] }));

export interface ListPage {
  page: number;
  limit: number;
}

/** A field that has a control: a select, tabs, links or a checkbox. */
export interface Control {
  /** Read out; also the chip of a field without options. */
  label: string;
  options?: readonly Option[];
}

interface Search {
  label: string;
  placeholder: string;
  /** The field that says where the words are searched; its options stand in `controls`. */
  scope?: string;
}

interface Declaration<Fields extends z.ZodRawShape> {
  path: string;
  /** What the list holds, and its counter: 新闻, 条. */
  noun: { name: string; counter: string };
  /** What the address can name besides page and limit: each optional or with a default. */
  fields: Fields;
  /** The first is the default. */
  pageSizes: readonly number[];
  /** How many entries can be paged through; without it all of them. */
  maxOffset?: number;
  /** The fields that narrow the list, in the order of their chips. */
  filters: readonly (keyof Fields & string)[];
  /** The fields that name what is open over the list: changing one of them keeps the page, any other change closes all. */
  overlays?: readonly (keyof Fields & string)[];
  controls?: Partial<Record<keyof Fields & string, Control>>;
  search?: Search;
}

type StateOf<Fields extends z.ZodRawShape> = z.output<z.ZodObject<Fields>> & ListPage;

/** The state of a declared list. */
export type ListState<L> = L extends ResourceList<infer State> ? State : never;

export interface ResourceList<State extends object = ListPage> {
  path: string;
  noun: { name: string; counter: string };
  pageSizes: readonly number[];
  filters: readonly string[];
  controls: Readonly<Record<string, Control | undefined>>;
  search: Search | undefined;
  /** The query parameters that change the list, for the page's `handle`. */
  names: readonly string[];
  /** The state of the address without a query. */
  defaults: State;
  /** Reads a query; values that make no sense are left out, a page too far becomes the last one within `maxOffset`. */
  read(query: string): State;
  /** Writes a query, beginning with `?`; default values are left out. */
  write(state: State): string;
  /** The state after a change, on its first page unless the change names a page or opens something. */
  change(state: State, changes: Partial<State>): State;
  /** The address with these values and the defaults. */
  pathTo(changes: Partial<State>): string;
  hasFilters(state: State): boolean;
  /** The changes that clear all filters. */
  clearFilters(): Partial<State>;
}

/** Values that stand for no choice. */
const emptyValues = new Set<unknown>([undefined, '', false]);

export function resourceList<Fields extends z.ZodRawShape>(
  declaration: Declaration<Fields>,
): ResourceList<StateOf<Fields>> {
  type State = StateOf<Fields>;
  const { path, noun, fields, pageSizes, maxOffset = Number.POSITIVE_INFINITY, filters } = declaration;
  const { overlays = [], controls = {}, search } = declaration;
  const [defaultSize = 1] = pageSizes;
  const parameters: z.ZodRawShape = {
    ...fields,
    page: pageFields(defaultSize).page,
    limit: z.coerce.number().pipe(z.literal(pageSizes)).default(defaultSize),
  };
  const schema = z.object(parameters);
  const closed = Object.fromEntries(overlays.map((name) => [name, undefined]));
  // The compiler does not see through a generic shape that is spread.
  const defaults = schema.parse({}) as State;
  const value = (state: State, name: string) => (state as Record<string, unknown>)[name];
  const write = (state: State): string => {
    const query = new URLSearchParams();
    for (const name of Object.keys(parameters)) {
      const each = value(state, name);
      if (!emptyValues.has(each) && each !== value(defaults, name)) query.append(name, String(each));
    }
    return query.size > 0 ? `?${query}` : '';
  };
  return {
    path,
    noun,
    pageSizes,
    filters,
    controls: controls as Record<string, Control | undefined>,
    search,
    names: Object.keys(parameters).filter((name) => !overlays.includes(name)),
    defaults,
    read(query) {
      const texts = new URLSearchParams(query);
      const given = Object.entries(parameters).flatMap(([name, field]) => {
        const text = texts.get(name);
        return text !== null && z.safeParse(field, text).success ? [[name, text]] : [];
      });
      const read = Object.entries(schema.parse(Object.fromEntries(given))).filter(([, each]) => each !== '');
      const state = Object.fromEntries(read) as State;
      return { ...state, page: Math.min(state.page, Math.ceil(maxOffset / state.limit)) };
    },
    write,
    pathTo: (changes) => path + write({ ...defaults, ...changes }),
    change(state, changes) {
      const page = overlays.some((name) => name in changes) ? state.page : 1;
      return { ...state, ...closed, page, ...changes };
    },
    hasFilters: (state) =>
      filters.some((name) => (value(state, name) || undefined) !== (value(defaults, name) || undefined)),
    clearFilters() {
      const cleared = [...filters, ...(search?.scope ? [search.scope] : [])];
      return Object.fromEntries(cleared.map((name) => [name, value(defaults, name)])) as Partial<State>;
    },
  };
}
