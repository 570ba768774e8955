import { fileURLToPath } from 'node:url'

// This file stands one level under apps/api, as does the bundle (dist/server.js): the same relative paths serve both.
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The entry of the thread that judges passwords: a bundle of its own beside the server's. */
export const passwordJudgeWorker = at(
  import.meta.url.endsWith('.ts')
    ? './accounts/passwords/password-judge-worker.ts'
    : './password-judge-worker.js',
)
/** The entry of the thread that reads price files; as above. */
export const priceFileWorker = at(
  import.meta.url.endsWith('.ts') ? './market/parsing/price-file-worker.ts' : './price-file-worker.js',
)
/** The entry of the threads that read messages; as above. */
export const readingWorker = at(
  import.meta.url.endsWith('.ts') ? './reading-worker.ts' : './reading-worker.js',
)
export const migrationsFolder = at('../migrations')
/** The filter of common passwords, `scripts/common-passwords.ts`. */
export const commonPasswords = at('../data/common-passwords.bin')
/** Default question file of `pnpm questions`. */
export const sampleQuestions = at('../data/questions.txt')
/** The built web client. */
export const webRoot = at('../../web/dist')
