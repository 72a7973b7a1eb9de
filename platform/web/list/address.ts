/** Converts a list's state to the query of its page's address and back. */
import { z } from 'zod';

/** Values that stand for no choice. */
const emptyValues = new Set<unknown>([undefined, '', false]);

/** The fields that an address's query can name, each optional or with a default. */
export function listAddress<Fields extends z.ZodRawShape>(fields: Fields) {
  const schema = z.object(fields);
  type State = z.output<typeof schema>;
  const defaults = schema.parse({});
  const names = Object.keys(fields) as (keyof State & string)[];
  return {
    /** The state of the address without a query. */
    defaults,
    /** Reads a query; invalid values are ignored. */
    read(query: string): State {
      const params = Object.fromEntries(new URLSearchParams(query));
      const validFields = Object.entries(fields).filter(
        ([name, field]) => name in params && z.safeParse(field, params[name]).success,
      );
      return schema.parse(Object.fromEntries(validFields.map(([name]) => [name, params[name]])));
    },
    /** Writes a query, beginning with `?`, always in the same order; default values are omitted. */
    write(state: State): string {
      const query = new URLSearchParams();
      for (const name of names) {
        const value = state[name];
        if (!emptyValues.has(value) && value !== defaults[name]) query.append(name, String(value));
      }
      return query.size > 0 ? `?${query}` : '';
    },
  };
}
