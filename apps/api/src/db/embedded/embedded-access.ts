import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { directoryId } from '../../directory-id.ts'
import { refuseUnreadable, replacePrivateFile } from '../../process/private-file.ts'
import { isProcessMarkAlive, processMark } from '../../process/processes.ts'

/** Port and password of the embedded database, and the other processes using it. */
export interface EmbeddedAccess {
  /** 0 until the first start has succeeded. */
  readonly port: number
  readonly password: string
  readonly others: readonly string[]
}

/** `postgres.json` in the data directory. */
interface Stored {
  port: number
  password: string
  /** Processes using it; plain ids in a file of an older version. */
  users: readonly (string | number)[]
  /** The directory they use: a copy does not have the original's users. */
  directory?: string
}

const pathIn = (dataDir: string) => join(dataDir, 'postgres.json')

/** @throws {StartRefusal} when this user may not read it */
export const refuseUnreadableAccess = (dataDir: string): void => refuseUnreadable(pathIn(dataDir))

/** Undefined when it is not there or cannot be read. */
export function readAccess(dataDir: string): EmbeddedAccess | undefined {
  try {
    const stored = JSON.parse(readFileSync(pathIn(dataDir), 'utf8')) as Stored
    const here = directoryId(dataDir)
    const users = (stored.directory ?? here) === here ? stored.users.map(String) : []
    const others = users.filter(
      (user) => Number.parseInt(user, 10) !== process.pid && isProcessMarkAlive(user),
    )
    return { port: stored.port, password: stored.password, others }
  } catch {
    return undefined
  }
}

/** @param inside whether this process also uses it */
export function saveEmbeddedAccess(
  dataDir: string,
  { port, password, others }: EmbeddedAccess,
  inside: boolean,
): void {
  const users = inside ? [...others, processMark(process.pid)] : others
  const stored: Stored = { port, password, users, directory: directoryId(dataDir) ?? '' }
  // Without the password nobody can connect again.
  replacePrivateFile(pathIn(dataDir), JSON.stringify(stored))
}
