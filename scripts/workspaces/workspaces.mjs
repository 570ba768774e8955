import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Every workspace under a root folder, as pnpm-workspace.yaml lists them: `folder/*` or `folder`.
 *
 * @param {string} root
 * @returns {{ path: string, manifest: Record<string, any> }[]} `path` from the root, such as `apps/api`
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
