import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/schema.ts',
    './src/db/idempotency-table.ts',
    './src/db/passkey-tables.ts',
    './src/db/price-tables.ts',
    './src/db/weather-tables.ts',
  ],
  out: './migrations',
})
