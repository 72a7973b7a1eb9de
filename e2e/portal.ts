/** Where the journeys' portal is, for whoever runs beside it. */

/** The names under which the set-up tells the workers. */
export const told = { origin: 'JOURNEY_ORIGIN', dataDir: 'JOURNEY_DATA_DIR' } as const;

function read(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is set by e2e/portal.setup.ts`);
  return value;
}

/** The portal's address, without a trailing slash. */
export const origin = (): string => read(told.origin);

/** The portal's data folder. */
export const dataDir = (): string => read(told.dataDir);

/** The file that holds what the portal has said. */
export const logFile = (folder: string): string => `${folder}/portal.log`;
