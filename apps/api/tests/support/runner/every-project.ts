import type { Reporter, TestModule, Vitest } from 'vitest/node'

/**
 * A Vitest reporter: a run of all tests in which one of the projects ran none has failed. An `include` that matches
 * nothing any more would otherwise pass, with fewer tests and nobody told.
 */
export class EveryProject implements Reporter {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestRunEnd(files: readonly TestModule[]): void {
    const vitest = this.#vitest
    // A run with a named file or test is limited to that one.
    if (vitest === undefined || vitest.getGlobalTestNamePattern() !== undefined || given(vitest)) return
    const names = vitest.projects.map(({ name }) => name)
    for (const name of idleProjects(names, files)) {
      vitest.logger.error(`Project ${name} ran no test.`)
      process.exitCode = 1
    }
  }
}

/** Whether the command named files. Vitest tells nobody but its own reporters, so its type does not say it. */
const given = (vitest: Vitest & { filenamePattern?: string[] }) => vitest.filenamePattern !== undefined

/** The projects of which no test passed or failed. */
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
