import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { openEmbeddedDatabase } from '../../../src/db/embedded/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    /** Time limit of a query, in ms. Undefined for the product's own limit. */
    databaseDeadlineMs: number | undefined
    /** Time limit of a weather question, in ms. Undefined for the product's own limit. */
    weatherDeadlineMs: number | undefined
    /** Time limit of a handler, in ms. Undefined for the product's own limit. */
    answerDeadlineMs: number | undefined
  }
}

/** Provides one real PostgreSQL for the whole run: embedded, or that of TEST_DATABASE_URL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  if (given !== undefined && given !== '') {
    project.provide('databaseUrl', given)
    return async () => {}
  }
  const folder = await mkdtemp(join(tmpdir(), 'smart-farming-test-'))
  // The embedded server may run as another user, who must be able to reach its folder.
  await chmod(folder, 0o755)
  const database = await openEmbeddedDatabase(folder)
  const [pid] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  // An interrupted run skips the teardown, and the server would outlive it.
  const stopAtOnce = () => process.kill(Number(pid), 'SIGINT')
  process.once('exit', stopAtOnce)
  await forgetInACrash(database.url)
  project.provide('databaseUrl', database.url)
  return async () => {
    process.off('exit', stopAtOnce)
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Turns off durability. Nothing in this server outlives the run, so it need not wait for the disk.
 * Tests of crashes have their own server.
 */
async function forgetInACrash(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 })
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await sql.unsafe(`alter system set ${setting} = off`)
  await sql`select pg_reload_conf()`
  await sql.end()
}
