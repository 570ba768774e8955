// `po export FOLDER` writes a PO file for each language. `po import FILE...` reads translations
// back.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listLocales, readTexts, writeTexts } from './po/message-files.ts'
import { readPo, writePo } from './po/po-text.ts'
import { createEntries, mergeEntries } from './po/translations.ts'

const src = fileURLToPath(new URL('../src', import.meta.url))
// pnpm runs this in the workspace, but paths are relative to the caller's folder.
const here = process.env.INIT_CWD ?? process.cwd()
const [command, ...given] = process.argv.slice(2)
const english = await readTexts(src, 'en')

if (command === 'export' && given[0] !== undefined) await exportTo(resolve(here, given[0]))
else if (command === 'import' && given.length > 0)
  for (const file of given) await importFrom(resolve(here, file))
else throw new Error('usage: po export FOLDER | po import FILE...')

async function exportTo(folder: string): Promise<void> {
  for (const locale of listLocales(src).filter((locale) => locale !== 'en')) {
    const entries = createEntries(english, await readTexts(src, locale))
    writeFileSync(join(folder, `${locale}.po`), writePo(locale, entries))
    console.log(`${locale}.po: ${entries.length} messages`)
  }
}

async function importFrom(file: string): Promise<void> {
  const { locale, entries } = readPo(readFileSync(file, 'utf8'))
  if (locale === 'en' || !listLocales(src).includes(locale)) throw new Error(`no such language: ${locale}`)
  const { texts, problems } = mergeEntries(english, await readTexts(src, locale), entries)
  if (problems.length > 0) throw new Error(`${file}, nothing imported:\n${problems.join('\n')}`)
  await writeTexts(src, locale, texts)
  spawnSync('biome', ['format', '--write', join(src, locale, 'messages')], { stdio: 'inherit' })
}
