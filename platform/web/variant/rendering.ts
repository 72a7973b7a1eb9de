/** The variant of each rendering on the server, bound to the request. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Variant } from '@platform/contract/variant';
import { type ScriptConverter, setConverterSource } from './current.ts';
import { loadConverter } from './dictionaries.ts';

const storage = new AsyncLocalStorage<ScriptConverter>();

/** The number of renderings in a script; while it is 0, no lookup is needed. */
let activeRenderings = 0;

setConverterSource(() => (activeRenderings === 0 ? null : (storage.getStore() ?? null)));

/** Renders in a variant. */
export async function renderInVariant<Result>(
  variant: Variant,
  render: () => Promise<Result>,
): Promise<Result> {
  if (variant === '') return render();
  const converter = await loadConverter(variant);
  activeRenderings += 1;
  try {
    return await storage.run(converter, render);
  } finally {
    activeRenderings -= 1;
  }
}
