/** Loading the files of a part or a page on demand: one that fails is asked again, and the time is limited. */

/** Milliseconds for a file to load (specification, section 9: chunk load time-out). */
export const chunkTimeout = 120_000;

/** The file could not be loaded. */
export class ChunkNotLoaded extends Error {
  override readonly name = 'ChunkNotLoaded';
}

/** A stylesheet that failed; the bundler's loader does not ask for it again. */
function loadStylesheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, crossOrigin: '' });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${href}`));
    };
    document.head.append(link);
  });
}

/** What the bundler's loader says of a failed stylesheet. */
const failedStylesheet = /Unable to preload CSS for (\S+)/;

async function loadAgain<Module>(load: () => Promise<Module>, error: unknown): Promise<Module> {
  const href = failedStylesheet.exec(String(error))?.[1];
  if (href) await loadStylesheet(href);
  return load();
}

/** Loads a file, and asks once more if it fails. Throws ChunkNotLoaded. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not loaded in ${chunkTimeout} ms`)), chunkTimeout);
  });
  try {
    return await Promise.race([load().catch((error: unknown) => loadAgain(load, error)), timeout]);
  } catch (cause) {
    throw new ChunkNotLoaded('A part of the page could not be loaded', { cause });
  } finally {
    clearTimeout(timer);
  }
}
