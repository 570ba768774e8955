import type { Plugin } from 'vite'

/**
 * Leaves only the import of Vite's helper around every `import()`: the helper loads style sheets first, and parts of
 * this application bring theirs along (src/components/adopt-style.ts).
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined,
  }
}
