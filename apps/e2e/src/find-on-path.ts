import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Finds the first of these commands on the path, and returns its full path. */
export function findOnPath(...commands: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find((path) => existsSync(path))
}
