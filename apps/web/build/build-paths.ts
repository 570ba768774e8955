/**
 * Scripts that pages load, as paths from the root of this workspace. The same paths are their keys in Vite's manifest.
 */
export const entryScripts = [
  'src/main.tsx',
  'src/embed/assistant.tsx',
  // The script itself is inlined into its page (classic-script.ts). Listing it here builds the module that it imports.
  'src/embed/contact.ts',
] as const

export type EntryScript = (typeof entryScripts)[number]

/** Scripts inlined into pages, as paths from the root of this workspace. */
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
 * Folder of the service workers in the build. The server sends one of them as `/sw.js` and never serves the folder
 * itself.
 */
export const workerDir = 'worker'

/** Folder for the previous build's assets during the next build. */
export const retainedAssetsDir = 'node_modules/.retained-assets'

/** Folder for the rendering code between the build step that writes it and the one that runs it; never served. */
export const prerenderedDir = 'node_modules/.prerender'
