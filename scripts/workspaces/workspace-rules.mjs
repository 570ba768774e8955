/** Commands of every workspace, so that turbo, CI and people can run them uniformly. */
const commands = ['lint', 'typecheck', 'test', 'build']

/**
 * Faults of a workspace's manifest, one per line.
 *
 * @param {{ path: string, manifest: Record<string, any> }} workspace
 * @returns {string[]}
 */
export function workspaceOffences({ path, manifest }) {
  const name = `@smart-farming/${path.slice(path.lastIndexOf('/') + 1)}`
  const scripts = Object.keys(manifest.scripts ?? {})
  const dependencies = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  return [
    ...(manifest.name === name ? [] : [`is called ${manifest.name}, not ${name}`]),
    ...(manifest.private === true ? [] : ['is not private: nothing here is published']),
    ...commands
      .filter((command) => !scripts.includes(command))
      .map((command) => `has no script "${command}"`),
    ...dependencies
      .filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*')
      .map(([dependency, version]) => `${dependency} is ${version}: versions stand in the catalog`),
  ].map((fault) => `${path}: ${fault}`)
}

/**
 * Workspaces without their own line in CODEOWNERS, and so without a reviewer, one per line.
 *
 * @param {string} owners text of CODEOWNERS
 * @param {{ path: string }[]} workspaces
 * @returns {string[]}
 */
export function ownerOffences(owners, workspaces) {
  const owned = owners.split('\n').flatMap((line) => /^\/(\S+)\/\s+@\S/.exec(line)?.[1] ?? [])
  return workspaces
    .filter(({ path }) => !owned.includes(path))
    .map(({ path }) => `${path}: CODEOWNERS has no line /${path}/ with an owner`)
}

/**
 * Workspaces whose property tests would use different values in every run, one per line.
 *
 * @param {{ path: string, manifest: Record<string, any> }[]} workspaces
 * @param {(path: string) => string} read returns a file's text, by its path from the root
 * @returns {string[]}
 */
export function seedOffences(workspaces, read) {
  return workspaces
    .filter(({ manifest }) => manifest.devDependencies?.['fast-check'] !== undefined)
    .filter(({ path }) => !read(`${path}/vitest.config.ts`).includes('scripts/property-tests.mjs'))
    .map(({ path }) => `${path}: vitest.config.ts does not set up scripts/property-tests.mjs`)
}
