import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { directoryId } from '../../directory-id.ts'
import { assertReadable, replacePrivateFile } from '../../process/private-file.ts'
import { isProcessMarkAlive, processMark } from '../../process/processes.ts'

/** Port and password of the embedded database, and the marks of other processes that use it. */
export interface EmbeddedAccess {
  /** 0 before the first successful start. */
  readonly port: number
  readonly password: string
  readonly others: readonly string[]
}

/** Content of `postgres.json` in the data directory. */
interface Stored {
  port: number
  password: string
  /** Marks of the processes that use the database, or plain ids in a file of an older version. */
  users: readonly (string | number)[]
  /** Id of the directory. A copy of it does not have the original's users. */
  directory?: string
}

const pathIn = (dataDir: string) => join(dataDir, 'postgres.json')

/** @throws {StartRefusal} when this user is not allowed to read the access file */
export const assertAccessReadable = (dataDir: string): void => assertReadable(pathIn(dataDir))

/** The stored access; undefined if it is missing or unreadable. */
export function readEmbeddedAccess(dataDir: string): EmbeddedAccess | undefined {
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

/**
 * Stores the access.
 * @param inside whether this process also uses the database
 */
export function saveEmbeddedAccess(
  dataDir: string,
  { port, password, others }: EmbeddedAccess,
  inside: boolean,
): void {
  const users = inside ? [...others, processMark(process.pid)] : others
  const stored: Stored = { port, password, users, directory: directoryId(dataDir) ?? '' }
  // Without the password, nobody can connect again, so the file is replaced atomically.
  replacePrivateFile(pathIn(dataDir), JSON.stringify(stored))
}
