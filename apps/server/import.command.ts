/** `npm run import`: adds and updates products and scholarships from a file, also while the portal runs. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { scholarshipImport } from '@features/scholarships/records';
import { productImport } from '@features/shop/records';
import type { Services } from '@platform/server/portal';
import { openPictures, type Pictures, type RecordImport } from '@platform/server/recordImport';
import { checkEntries, type Entry, type Fault, faultLine } from '@platform/server/records';

export const importUsage = `Usage: npm run import -- products|scholarships <file.csv|file.yaml> [--pictures <folder>] [--dry-run]
A slug that is known is updated. Nothing is written when an entry is faulty, or with --dry-run.
`;

/** The most entries of a file: one statement writes them. */
const maxEntries = 2000;

const imports: Readonly<Record<string, RecordImport>> = {
  products: productImport,
  scholarships: scholarshipImport,
};

/** Spreadsheets also save other encodings, whose Chinese would be lost. Throws an Error. */
async function readText(path: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    if (error instanceof TypeError) throw new Error(`${path} is not UTF-8; save it as "CSV UTF-8"`);
    throw error;
  }
}

/** Slugs that stand in the file twice. */
function repeatedSlugs(entries: readonly Entry<Record<string, unknown>>[]): Fault[] {
  const first = new Map<unknown, number>();
  return entries.flatMap(({ line, value: { slug } }) => {
    const earlier = first.get(slug);
    first.set(slug, earlier ?? line);
    return earlier === undefined ? [] : [{ line, field: 'slug', message: `also in line ${earlier}` }];
  });
}

const noPictures: Pictures = async () => null;

/** Runs an import; returns the lines to print and the exit code. */
async function importFile(
  services: Services,
  kind: RecordImport,
  { file, folder, isDryRun }: { file: string; folder: string | undefined; isDryRun: boolean },
): Promise<{ lines: string[]; code: number }> {
  const { entries, faults } = checkEntries(file, await readText(file), kind.schema);
  faults.push(...repeatedSlugs(entries));
  if (entries.length > maxEntries) throw new Error(`more than ${maxEntries} entries; split the file`);
  const plan = await kind.plan(services, entries, folder ? await openPictures(folder) : noPictures);
  faults.push(...plan.faults);
  if (faults.length > 0) {
    const lines = faults.sort((a, b) => a.line - b.line).map((fault) => faultLine(basename(file), fault));
    return { lines: [...lines, `Faults: ${faults.length}. Nothing was written.`], code: 1 };
  }
  if (!isDryRun) await plan.save();
  const done = `New: ${plan.added}, updated: ${plan.updated}.`;
  return { lines: [isDryRun ? `${done} Dry run: nothing was written.` : done], code: 0 };
}

/** Runs the command; returns the exit code. */
export async function runImport(
  services: Services,
  args: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { pictures: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    });
    const [name = '', file, ...others] = positionals;
    const kind = Object.hasOwn(imports, name) ? imports[name] : undefined;
    if (!kind || !file || others.length > 0 || (values.pictures && !kind.hasPictures)) {
      print(importUsage);
      return 2;
    }
    const options = { file, folder: values.pictures, isDryRun: values['dry-run'] };
    const { lines, code } = await importFile(services, kind, options);
    for (const line of lines) print(line);
    return code;
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
