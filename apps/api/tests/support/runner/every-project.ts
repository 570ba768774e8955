import type { Reporter, TestModule, Vitest } from 'vitest/node'

/**
 * A Vitest reporter that fails a full run in which a project ran no test, for example because its
 * `include` matches no file.
 */
export class EveryProject implements Reporter {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestRunEnd(files: readonly TestModule[]): void {
    const vitest = this.#vitest
    // A run of selected files or tests need not cover every project.
    if (vitest === undefined || vitest.getGlobalTestNamePattern() !== undefined || given(vitest)) return
    const names = vitest.projects.map(({ name }) => name)
    for (const name of idleProjects(names, files)) {
      vitest.logger.error(`Project ${name} ran no test.`)
      process.exitCode = 1
    }
  }
}

/** Whether the command named files. Vitest exposes this only to its own reporters. */
const given = (vitest: Vitest & { filenamePattern?: string[] }) => vitest.filenamePattern !== undefined

/** Projects in which no test passed or failed. */
export function idleProjects(projects: readonly string[], files: readonly RanFile[]): string[] {
  const ran = ({ children }: RanFile) =>
    [...children.allTests()].some((test) => ['passed', 'failed'].includes(test.result().state))
  const busy = new Set(files.filter(ran).map(({ project }) => project.name))
  return projects.filter((name) => !busy.has(name))
}

interface RanFile {
  readonly project: { readonly name: string }
  readonly children: { allTests(): Iterable<{ result(): { readonly state: string } }> }
}
