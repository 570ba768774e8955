import { globSync } from 'node:fs'

const skipped = new Set(['node_modules', 'dist', '.turbo', '.data', '.reports', 'test-results', 'migrations'])
const generated = /\.gen\.ts$|^pnpm-lock\.yaml$/
const sources = '{*,{apps,packages,scripts,bench,.github,.ci}/**/*}.{ts,tsx,mts,mjs,css,sql,sh,html,yaml,yml}'

/** Paths of the hand-written source files, relative to the root, with forward slashes. */
export function sourcePaths(root) {
  const exclude = (path) => skipped.has(path.split(/[\\/]/).at(-1))
  const paths = globSync(sources, { cwd: root, exclude }).map((path) => path.replaceAll('\\', '/'))
  return paths.filter((path) => !generated.test(path)).sort()
}

/** True for tests, and for modules that only tests use. */
export const isTest = (path) =>
  /^apps\/e2e\/|\.(test|fixture)\.(ts|tsx|mjs)$|\/(tests|testing)\/|\/vitest\.config\.ts$/.test(path)
