/** The scripts that pages load, by their path from the root of this workspace; also their keys in Vite's manifest. */
export const entries = [
  'src/main.tsx',
  'src/embed/assistant.tsx',
  // A page carries it in itself (classic-script.ts); this build makes the part that it fetches.
  'src/embed/contact.ts',
] as const

export type Script = (typeof entries)[number]

/** The scripts that pages carry in themselves, by their path from the root of this workspace. */
export type InlineScript =
  | 'src/inline/display.ts'
  | 'src/inline/early.ts'
  | 'src/inline/entered.ts'
  | 'src/inline/intl.ts'
  | 'src/inline/picture.ts'
  | 'src/inline/no-network.ts'
  | 'src/inline/stuck.ts'
  | 'src/landing/landing.ts'
  | 'src/landing/signed-in.ts'
  | 'src/embed/contact.ts'

/** Where the service workers lie in the build, for the server to send as `/sw.js`; never served from there. */
export const workerDir = 'worker'

/** Where the assets of the build before wait while the next one is made. */
export const asideDir = 'node_modules/.earlier-assets'

/** Where the rendering code is put between two steps of the build; never served. */
export const prerenderedDir = 'node_modules/.prerender'
