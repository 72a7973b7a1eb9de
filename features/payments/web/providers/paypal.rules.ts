/** Which of the PayPal script's errors concern the buyer (specification, section 8, payment). */

const harmless = [
  // The buttons were taken away while they were still being drawn.
  /container element (removed|not found)|element does not exist|zoid destroyed|Detected container/i,
  // Browser extensions that talk to the page.
  /extension|message (port|channel) closed|Receiving end does not exist/i,
];

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Errors of a missing container and of browser extensions are nothing that the buyer could do anything about. */
export function isHarmless(error: unknown): boolean {
  const message = textOf(error);
  return harmless.some((pattern) => pattern.test(message));
}

/** Whether the buttons could not be drawn, which another look at the page may mend. */
export function isNotDrawn(error: unknown): boolean {
  return /^Failed to render/.test(textOf(error));
}
