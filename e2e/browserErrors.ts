/** Fails a test on errors in its pages: of the console, of scripts and of the content security policy. */
import { type BrowserContext, expect } from '@playwright/test';

export interface BrowserErrors {
  /** Collects errors of all pages of a context. */
  observe(context: BrowserContext): Promise<void>;
  /**
   * The browser will say so on the console, because the journey makes it: matched against the text and the address
   * that it is about. One that never comes is a failure too.
   */
  expectError(pattern: RegExp): void;
  /** Throws when there were unexpected errors, or expected ones are missing. */
  check(): void;
}

interface Report {
  text: string;
  /** Errors of scripts and of the content security policy can't be expected. */
  fatal: boolean;
}

const policyPrefix = 'content policy:';

/** Runs in every page, before the page's scripts. */
function reportPolicy(mark: string): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`${mark} ${violatedDirective} ${blockedURI}`),
  );
}

export function collectBrowserErrors(): BrowserErrors {
  const reports: Report[] = [];
  const expected: RegExp[] = [];
  const isExpected = ({ text, fatal }: Report) => !fatal && expected.some((pattern) => pattern.test(text));
  return {
    async observe(context) {
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        const text = `${message.text()} ${message.location().url}`;
        reports.push({
          text,
          fatal: text.startsWith(policyPrefix) || text.includes('Content Security Policy'),
        });
      });
      context.on('weberror', (error) =>
        reports.push({ text: error.error().stack || String(error.error()), fatal: true }),
      );
      await context.addInitScript(reportPolicy, policyPrefix);
    },
    expectError: (pattern) => void expected.push(pattern),
    check() {
      const unexpected = reports.filter((one) => !isExpected(one)).map(({ text }) => text);
      const missing = expected.filter((pattern) => !reports.some(({ text }) => pattern.test(text)));
      expect(unexpected, 'errors on the console').toEqual([]);
      expect(missing.map(String), 'errors that the journey should have caused').toEqual([]);
    },
  };
}
