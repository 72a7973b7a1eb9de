/** The browser of the measurements. */

/** The path of Chromium. */
export function chromiumPath(): string {
  const path = process.env['CHROMIUM_PATH'];
  if (!path) throw new Error('CHROMIUM_PATH names no Chromium');
  return path;
}

export const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];
