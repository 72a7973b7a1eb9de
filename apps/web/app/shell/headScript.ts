/** The script in the head that runs before the first paint and before any module, as text. */
import { earlyActionsScript } from '@platform/web/page/earlyActions';

// Hides the login link if the visitor seems to be logged in (see Visitor.module.css).
const sessionHint =
  "try{if(localStorage.getItem('token')&&localStorage.getItem('userInfo'))document.documentElement.dataset.session='kept'}catch{}";

// zod would test whether the policy allows eval, which is reported as a violation.
const jitless = 'globalThis.__zod_globalConfig={jitless:true}';

export const headScript = `${sessionHint};${jitless};${earlyActionsScript}`;
