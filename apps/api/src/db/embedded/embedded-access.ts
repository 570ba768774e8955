import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { directoryMark } from '../../directory-mark.ts'
import { refuseUnreadable, replaceOwned } from '../../process/owned-file.ts'
import { isMarkAlive, markOf } from '../../process/processes.ts'

/** Port and password of the embedded database, and the other processes using it. */
export interface Access {
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
export function readAccess(dataDir: string): Access | undefined {
  try {
    const stored = JSON.parse(readFileSync(pathIn(dataDir), 'utf8')) as Stored
    const here = directoryMark(dataDir)
    const users = (stored.directory ?? here) === here ? stored.users.map(String) : []
    const others = users.filter((user) => Number.parseInt(user, 10) !== process.pid && isMarkAlive(user))
    return { port: stored.port, password: stored.password, others }
  } catch {
    return undefined
  }
}

/** @param inside whether this process also uses it */
export function writeAccess(dataDir: string, { port, password, others }: Access, inside: boolean): void {
  const users = inside ? [...others, markOf(process.pid)] : others
  const stored: Stored = { port, password, users, directory: directoryMark(dataDir) ?? '' }
  // Without the password nobody can connect again.
  replaceOwned(pathIn(dataDir), JSON.stringify(stored))
}
