/** Address and files of the portal under test. */

/** Environment variables that the setup sets for the workers. */
export const variableNames = { origin: 'JOURNEY_ORIGIN', dataDir: 'JOURNEY_DATA_DIR' } as const;

function read(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is set by e2e/portal.setup.ts`);
  return value;
}

/** The portal's address, without a trailing slash. */
export const origin = (): string => read(variableNames.origin);

/** The portal's data folder. */
export const dataDir = (): string => read(variableNames.dataDir);

/** The file with the portal's output. */
export const logFile = (folder: string): string => `${folder}/portal.log`;
