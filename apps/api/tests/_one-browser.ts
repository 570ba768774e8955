import { rmSync, writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/**
 * A Vitest reporter: in `npm test`, which names a file for it, that file is there while `faults` run. The browser's
 * tests beside them go on in one browser only meanwhile: what holds the product to a deadline has one neighbour.
 */
export class OneBrowser implements Reporter {
  readonly #note: string | undefined

  constructor(note = process.env.SMART_FARMING_ONE_BROWSER) {
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
