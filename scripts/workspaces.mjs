import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folders that hold workspaces; pnpm-workspace.yaml says the same. */
const groups = ['apps', 'packages']

/**
 * Every workspace under a root folder.
 *
 * @param {string} root
 * @returns {{ path: string, manifest: Record<string, any> }[]} `path` from the root, such as `apps/api`
 */
export function workspaces(root) {
  return groups
    .filter((group) => existsSync(join(root, group)))
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
    .filter((path) => existsSync(join(root, path, 'package.json')))
    .map((path) => ({ path, manifest: JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) }))
}
