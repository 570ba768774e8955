import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Id of the main process of an embedded database; undefined while the database is stopped. */
export async function postmasterPid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : Number(text.split('\n')[0])
}

/**
 * Kills an embedded database as a power cut would, including its children, which would otherwise
 * finish their work. Does not block, so that load on the database continues.
 */
export async function killDatabase(dataDir: string): Promise<void> {
  const pid = await postmasterPid(dataDir)
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  for (const one of [pid, ...children.split(' ').filter(Number)]) {
    try {
      process.kill(Number(one), 'SIGKILL')
    } catch {
      // This child has just ended.
    }
  }
}
