import { importRules } from './import-rules.mjs'
import { pageRules } from './page-rules.mjs'
import { purityRules } from './purity-rules.mjs'
import { crowdedFolders, shapeRules } from './shape-rules.mjs'
import { sourceFiles } from './source-files.mjs'
import { vocabularyRules } from './vocabulary-rules.mjs'

const rules = [...importRules, ...purityRules, ...shapeRules, ...vocabularyRules, ...pageRules]

/**
 * Holds every source file under a root folder against every rule.
 *
 * @param {string} root
 * @returns {{ files: number, offences: string[] }} offences as `path:line: why`, or `folder/: why`
 */
export function checkBoundaries(root) {
  const files = sourceFiles(root)
  const offences = files.flatMap((file) =>
    rules.flatMap((rule) => rule(file).map(([line, why]) => `${file.path}:${line}: ${why}`)),
  )
  return { files: files.length, offences: [...offences, ...crowdedFolders(files)] }
}
