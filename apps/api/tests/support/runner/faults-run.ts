import { rmSync, writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/**
 * A Vitest reporter: in `npm test`, which names a file for it, that file is there while `faults` run. The browser's
 * tests rest meanwhile: what holds the product to a deadline has no neighbour but tests that compute, and yield.
 */
export class FaultsRun implements Reporter {
  readonly #note: string | undefined

  constructor(note = process.env.SMART_FARMING_FAULTS_RUN) {
    this.#note = note
  }

  onTestModuleStart({ project }: StartedModule): void {
    if (this.#note !== undefined && project.name === 'faults') writeFileSync(this.#note, '')
  }

  onTestRunEnd(): void {
    if (this.#note !== undefined) rmSync(this.#note, { force: true })
  }
}

interface StartedModule {
  readonly project: Pick<TestModule['project'], 'name'>
}
