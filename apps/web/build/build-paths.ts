/** Scripts that pages load, by path from the root of this workspace; also their keys in Vite's manifest. */
export const entryScripts = [
  'src/main.tsx',
  'src/embed/assistant.tsx',
  // Inlined into its page (classic-script.ts); this build makes the module that it loads.
  'src/embed/contact.ts',
] as const

export type EntryScript = (typeof entryScripts)[number]

/** Scripts inlined into pages, by path from the root of this workspace. */
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

/** Folder of the service workers in the build, which the server sends as `/sw.js`; never served directly. */
export const workerDir = 'worker'

/** Folder for the previous build's assets during the next build. */
export const retainedAssetsDir = 'node_modules/.retained-assets'

/** Folder for the rendering code between two steps of the build; never served. */
export const prerenderedDir = 'node_modules/.prerender'
