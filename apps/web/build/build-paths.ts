/**
 * Scripts that pages load, as paths from the workspace root. Vite's manifest uses the same paths as
 * keys.
 */
export const entryScripts = [
  'src/main.tsx',
  'src/embed/assistant.tsx',
  // Inlined into its page (classic-script.ts). It is listed here so that its imported module is
  // built.
  'src/embed/contact.ts',
] as const

export type EntryScript = (typeof entryScripts)[number]

/** Scripts inlined into pages, as paths from the workspace root. */
export type InlineScript =
  | 'src/inline/display.ts'
  | 'src/inline/early.ts'
  | 'src/inline/early-input.ts'
  | 'src/inline/intl.ts'
  | 'src/inline/snapshot.ts'
  | 'src/inline/offline-notice.ts'
  | 'src/inline/load-failure.ts'
  | 'src/landing/landing.ts'
  | 'src/landing/signed-in.ts'
  | 'src/embed/contact.ts'

/**
 * Folder of the service workers in the build. The server sends either worker as `/sw.js` and never
 * serves the folder directly.
 */
export const workerDir = 'worker'

/** Folder for the previous build's assets during the next build. */
export const retainedAssetsDir = 'node_modules/.retained-assets'

export const prerenderedDir = 'node_modules/.prerender'
