import type { Reporter, TestModule, Vitest } from 'vitest/node'

/**
 * A Vitest reporter that fails a full run in which one of the projects ran no test. Otherwise an `include` that no
 * longer matches any file would pass unnoticed.
 */
export class EveryProject implements Reporter {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestRunEnd(files: readonly TestModule[]): void {
    const vitest = this.#vitest
    // A run that names files or tests need not cover every project.
    if (vitest === undefined || vitest.getGlobalTestNamePattern() !== undefined || given(vitest)) return
    const names = vitest.projects.map(({ name }) => name)
    for (const name of idleProjects(names, files)) {
      vitest.logger.error(`Project ${name} ran no test.`)
      process.exitCode = 1
    }
  }
}

/** Whether the command named files. Vitest exposes this only to its own reporters, so it is missing from the type. */
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
