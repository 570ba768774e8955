import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these commands found on the path, in their order, with its folder. */
export function findOnPath(...commands: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find((path) => existsSync(path))
}
