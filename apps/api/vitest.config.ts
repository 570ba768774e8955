import { defineConfig } from 'vitest/config'
import { EveryProject } from './tests/support/runner/every-project.ts'

const app = '{src,tests}/**/*.app.test.ts'
const sweeps = '{src,tests}/**/*.sweep.test.ts'
const waits = '{src,tests}/**/*.waits.test.ts'
const faults = '{src,tests}/**/*.faults.test.ts'

/**
 * V8 flags for workers that query a database. With many short waits, waking V8's own threads costs
 * more than it saves. Workers that only compute benefit from the threads.
 */
const withoutThreads = ['--single-threaded']

/** Deadlines for tests that run in parallel and do not test deadlines. */
const roomyDeadlines = { databaseDeadlineMs: 60_000, weatherDeadlineMs: 30_000, answerDeadlineMs: 60_000 }

export default defineConfig({
  test: {
    setupFiles: ['../../scripts/property-tests.mjs'],
    // Generous timeouts for slow machines. A whole corpus may be a single test.
    testTimeout: 600_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 20_000, interval: 10 } },
    reporters: ['default', 'json', new EveryProject()],
    outputFile: { json: '.reports/test.json' },
    // Files of a project share a worker's modules, because loading them again takes as long as the
    // tests.
    isolate: false,
    // One more than two processors, because one test is usually waiting for the database.
    maxWorkers: 3,
    // The file name determines the project. Without a special part in the name, files under src/
    // are in `unit` and files under tests/ in `app`.
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
        // Hundreds or thousands of similar cases.
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
          // Tests that start and end processes mostly wait, so three files can run in parallel.
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
          // Tests that flood, measure or check deadlines run last and one by one, because parallel
          // tests would make them fail.
          sequence: { groupOrder: 2 },
          fileParallelism: false,
        },
      },
    ],
  },
})
