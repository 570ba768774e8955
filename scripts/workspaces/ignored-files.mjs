import { spawnSync } from 'node:child_process'

/**
 * Files that git tracks although .gitignore excludes them (dumps, profiles, logs, secrets), one per
 * line.
 *
 * @param {string} root folder of the repository
 * @returns {string[] | undefined} undefined without git or outside a repository
 */
export function ignoredFileOffences(root) {
  const list = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--ignored', '--exclude-per-directory=.gitignore'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  if (list.status !== 0) return undefined
  return list.stdout
    .split('\0')
    .filter((path) => path !== '')
    .map((path) => `${path}: .gitignore excludes files of this kind; remove it with "git rm --cached"`)
}
