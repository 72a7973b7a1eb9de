/** The server program. Static imports are resolved before any module runs, so the resolve hook is registered first. */
import './loading.ts';

await import('./serve.ts');
