import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { openEmbeddedDatabase } from '../src/db/embedded/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    /** How long a query may take, in ms; undefined for as long as the product has it. */
    databaseDeadlineMs: number | undefined
  }
}

/** One real PostgreSQL for the whole run: the embedded one in a folder of its own, or the one of TEST_DATABASE_URL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  if (given !== undefined && given !== '') {
    project.provide('databaseUrl', given)
    return async () => {}
  }
  const folder = await mkdtemp(join(tmpdir(), 'smart-farming-test-'))
  // The embedded server may run as a user of its own, who must be able to reach its folder.
  await chmod(folder, 0o755)
  const database = await openEmbeddedDatabase(folder)
  const [pid] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  // A run that is broken off tears nothing down, and the server would outlive it.
  const stopAtOnce = () => process.kill(Number(pid), 'SIGINT')
  process.once('exit', stopAtOnce)
  await writeWithoutWaiting(database.url)
  project.provide('databaseUrl', database.url)
  return async () => {
    process.off('exit', stopAtOnce)
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Leaves it to the system when to write to the disk: what tests wrote need not outlive the machine. At the end of a run
 * there are thousands of files to be written, one after the other, and on a busy machine the server's stop took longer
 * for that than it may.
 */
async function writeWithoutWaiting(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 })
  await sql.unsafe('alter system set fsync = off')
  await sql`select pg_reload_conf()`
  await sql.end()
}
