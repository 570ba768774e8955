import { defineConfig } from 'vitest/config'
import { EveryProject } from './tests/support/runner/every-project.ts'

const app = '{src,tests}/**/*.app.test.ts'
const sweeps = '{src,tests}/**/*.sweep.test.ts'
const waits = '{src,tests}/**/*.waits.test.ts'
const faults = '{src,tests}/**/*.faults.test.ts'

/**
 * A worker that asks a database in turns wakes V8's own threads for little, which costs more than it saves. For workers
 * that only compute it does not.
 */
const withoutThreads = ['--single-threaded']

/** Of what runs beside others, and is not about how long the database, a provider or an answer takes. */
const roomyDeadlines = { databaseDeadlineMs: 60_000, weatherDeadlineMs: 30_000, answerDeadlineMs: 60_000 }

export default defineConfig({
  test: {
    setupFiles: ['../../scripts/property-tests.mjs'],
    // Generous timeouts for slow machines; a real failure fails after any time. A corpus is one test.
    testTimeout: 600_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 20_000, interval: 10 } },
    reporters: ['default', 'json', new EveryProject()],
    outputFile: { json: '.reports/test.json' },
    // Files of a project share a worker's modules: loading them anew for each file takes as long as the tests.
    isolate: false,
    // One more than two processors, for a test waits for the database.
    maxWorkers: 3,
    // Which project a file belongs to, its name says; without such a word one beside its source is `unit`, one under
    // tests/ is `app`.
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/**/*.test.ts'], exclude: [app, sweeps, waits, faults] },
      },
      {
        extends: true,
        test: {
          name: 'app',
          include: ['tests/**/*.test.ts', app],
          exclude: [sweeps, waits, faults],
          provide: roomyDeadlines,
          execArgv: withoutThreads,
          globalSetup: ['tests/support/database/postgres.ts', 'tests/support/processes/bundle.ts'],
        },
      },
      {
        extends: true,
        // Hundreds or thousands of cases of one kind.
        test: {
          name: 'sweeps',
          include: [sweeps],
          provide: roomyDeadlines,
          execArgv: withoutThreads,
          globalSetup: ['tests/support/database/postgres.ts', 'tests/support/processes/bundle.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'waits',
          include: [waits],
          globalSetup: ['tests/support/database/postgres.ts', 'tests/support/processes/bundle.ts'],
          // Tests that start and end processes mostly wait: three files run at once, and a slow neighbour makes none of
          // them fail.
          sequence: { groupOrder: 1 },
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: [faults],
          globalSetup: ['tests/support/database/postgres.ts', 'tests/support/processes/bundle.ts'],
          // Tests that flood, measure or check deadlines run last, one after the other: many neighbours would make them
          // fail.
          sequence: { groupOrder: 2 },
          fileParallelism: false,
        },
      },
    ],
  },
})
