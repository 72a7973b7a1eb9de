/** Configuration of drizzle-kit: the tables and the folder of migrations. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./platform/server/database/tables.ts', './features/*/server/*tables.ts'],
  out: './database/migrations',
});
