/** What must happen before the first paint and before any module: a script in the head, as text. */
import { earlyActionsScript } from '@platform/web/page/earlyActions';

// The visitor's part of the header holds its place when someone seems to be logged in (see Visitor.module.css).
const hint =
  "try{if(localStorage.getItem('token')&&localStorage.getItem('userInfo'))document.documentElement.dataset.session='kept'}catch{}";

// zod would find out by trying that the policy forbids eval, and the try is reported as a violation.
const jitless = 'globalThis.__zod_globalConfig={jitless:true}';

export const earlyScript = `${hint};${jitless};${earlyActionsScript}`;
