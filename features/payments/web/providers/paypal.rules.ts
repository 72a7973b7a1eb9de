/** Which of the PayPal script's errors concern the buyer (specification, section 8, payment). */

const harmless = [
  // The buttons were unmounted while being drawn.
  /container element (removed|not found)|element does not exist|zoid destroyed|Detected container/i,
  // Browser extensions that talk to the page.
  /extension|message (port|channel) closed|Receiving end does not exist/i,
];

/** The script throws errors and strings; its wrapper throws objects that resemble errors. */
function textOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}

/** Whether the error is of a missing container or a browser extension, which the buyer can't mend. */
export function isHarmless(error: unknown): boolean {
  const text = textOf(error);
  return harmless.some((pattern) => pattern.test(text));
}

/** Whether the buttons could not be drawn, which a reload may mend. */
export function isNotDrawn(error: unknown): boolean {
  return /^(Failed|Unable) to render/.test(textOf(error));
}
