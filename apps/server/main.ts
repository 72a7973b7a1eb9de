/** The server program. Modules are looked up before the first of them runs, so how to look comes first. */
import './loading.ts';

await import('./serve.ts');
