import type { Plugin } from 'vite'

/**
 * Replaces Vite's preload helper around every `import()` with a plain call. The helper would load
 * style sheets first, but the application's modules bring their own
 * (src/components/adopt-style.ts).
 */
export function removePreloadHelper(): Plugin {
  return {
    name: 'remove-preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined,
  }
}
