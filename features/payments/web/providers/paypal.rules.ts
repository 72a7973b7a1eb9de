/** Which of the PayPal script's errors concern the buyer (specification, section 8, payment). */

const harmless = [
  // The buttons were taken away while they were still being drawn.
  /container element (removed|not found)|element does not exist|zoid destroyed|Detected container/i,
  // Browser extensions that talk to the page.
  /extension|message (port|channel) closed|Receiving end does not exist/i,
];

/** The script throws errors and texts; its wrapper tells of drawing in an object that only looks like an error. */
function textOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}

/** Errors of a missing container and of browser extensions are nothing that the buyer could do anything about. */
export function isHarmless(error: unknown): boolean {
  const text = textOf(error);
  return harmless.some((pattern) => pattern.test(text));
}

/** Whether the buttons could not be drawn, which another look at the page may mend. */
export function isNotDrawn(error: unknown): boolean {
  return /^(Failed|Unable) to render/.test(textOf(error));
}
