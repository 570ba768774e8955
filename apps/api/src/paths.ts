import { fileURLToPath } from 'node:url'

// Both this file and the bundle (dist/server.js) are one level below apps/api, so the same relative
// paths work.
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Entry of the thread that judges passwords, bundled separately. */
export const passwordJudgeWorker = at(
  import.meta.url.endsWith('.ts')
    ? './accounts/passwords/password-judge-worker.ts'
    : './password-judge-worker.js',
)
/** Entry of the thread that reads price files, bundled separately. */
export const priceFileWorker = at(
  import.meta.url.endsWith('.ts') ? './market/parsing/price-file-worker.ts' : './price-file-worker.js',
)
/** Entry of the threads that read messages, bundled separately. */
export const readingWorker = at(
  import.meta.url.endsWith('.ts') ? './reading-worker.ts' : './reading-worker.js',
)
export const migrationsFolder = at('../migrations')
/** The filter of common passwords, built by `scripts/common-passwords.ts`. */
export const commonPasswords = at('../data/common-passwords.bin')
/** Default question file of `pnpm questions`. */
export const sampleQuestions = at('../data/questions.txt')
/** The built web client. */
export const webRoot = at('../../web/dist')
