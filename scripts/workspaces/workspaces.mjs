import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Every workspace under a root folder, by the patterns in pnpm-workspace.yaml (`folder/*` or
 * `folder`).
 *
 * @param {string} root
 * @returns {{ path: string, manifest: Record<string, any> }[]} `path` is relative to the root, for
 * example `apps/api`
 */
export function workspaces(root) {
  const [, list = ''] =
    /^packages:\n((?: +- .*\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? []
  return [...list.matchAll(/- (.+)/g)]
    .flatMap(([, pattern]) => (pattern.endsWith('/*') ? children(root, pattern.slice(0, -2)) : [pattern]))
    .filter((path) => existsSync(join(root, path, 'package.json')))
    .map((path) => ({ path, manifest: JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) }))
}

function children(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
}
