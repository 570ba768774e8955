import { defineConfig } from 'vitest/config'
import { EveryProject } from './tests/support/runner/every-project.ts'

const app = '{src,tests}/**/*.app.test.ts'
const sweeps = '{src,tests}/**/*.sweep.test.ts'
const waits = '{src,tests}/**/*.waits.test.ts'
const faults = '{src,tests}/**/*.faults.test.ts'

/**
 * V8 flags for workers that query a database: with many short waits, waking V8's own threads costs more than it saves.
 * Workers that only compute benefit from the threads.
 */
const withoutThreads = ['--single-threaded']

/** Deadlines for tests that run beside others, and do not test how long the database, a provider or an answer takes. */
const roomyDeadlines = { databaseDeadlineMs: 60_000, weatherDeadlineMs: 30_000, answerDeadlineMs: 60_000 }

export default defineConfig({
  test: {
    setupFiles: ['../../scripts/property-tests.mjs'],
    // Generous timeouts for slow machines; a real failure fails whatever the timeout. A corpus is one test.
    testTimeout: 600_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 20_000, interval: 10 } },
    reporters: ['default', 'json', new EveryProject()],
    outputFile: { json: '.reports/test.json' },
    // Files of a project share a worker's modules: loading them again for each file takes as long as the tests
    // themselves.
    isolate: false,
    // One more than two processors, because one test is usually waiting for the database.
    maxWorkers: 3,
    // A file's name determines its project. Without a special word in the name, a file beside its source is in `unit`,
    // one under tests/ in `app`.
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
          // Tests that start and end processes mostly wait, so three files run at once; a slow neighbour does not make
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
          // Tests that flood, measure or check deadlines run last, one after the other: parallel tests would make them
          // fail.
          sequence: { groupOrder: 2 },
          fileParallelism: false,
        },
      },
    ],
  },
})
