export interface PoEntry {
  /** File and keys of the message, for example `emergency.meanwhile.gas`. */
  readonly context: string
  readonly english: string
  /** Empty if not yet translated. */
  readonly translation: string
}

/**
 * Writes the PO file of a language. The `icu-message-format` flag makes Weblate and others check
 * ICU messages.
 *
 * @see https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html
 */
export function writePo(locale: string, entries: readonly PoEntry[]): string {
  const headers = [`Language: ${locale}`, 'MIME-Version: 1.0', 'Content-Type: text/plain; charset=UTF-8']
  const head = ['msgid ""', 'msgstr ""', ...headers.map((line) => JSON.stringify(`${line}\n`)), '']
  const blocks = entries.map(
    ({ context, english, translation }) =>
      (english.includes('{') ? '#, icu-message-format\n' : '') +
      field('msgctxt', context) +
      field('msgid', english) +
      field('msgstr', translation),
  )
  return [head.join('\n'), ...blocks].join('\n')
}

// PO uses the JSON escapes that texts need: \" \\ \n \t.
const field = (name: string, text: string) => `${name} ${JSON.stringify(text)}\n`

/**
 * Reads the language and messages of a PO file, without obsolete entries. A fuzzy entry counts as
 * untranslated.
 *
 * @throws Error if a line is not PO, or the header names no language
 */
export function readPo(text: string): { locale: string; entries: PoEntry[] } {
  const blocks: Record<string, string>[] = []
  let block: Record<string, string> = {}
  let name = ''
  for (const line of text.split(/\r?\n/)) {
    const [, keyword, string] = /^(?:(msgctxt|msgid|msgstr) )?("(?:[^"\\]|\\.)*")\s*$/.exec(line) ?? []
    const isComment = line.startsWith('#')
    if (!isComment && string === undefined && line.trim() !== '') throw new Error(`not PO: ${line}`)
    if (block.msgstr !== undefined && (isComment || (keyword ?? 'msgstr') !== 'msgstr')) block = {}
    if (/^#,.*\bfuzzy\b/.test(line)) block.fuzzy = ''
    if (string === undefined) continue
    name = keyword ?? name
    if (keyword === 'msgstr') blocks.push(block)
    block[name] = (block[name] ?? '') + JSON.parse(string)
  }
  const [head, ...entries] = blocks
  const locale = /^Language: *(\S+)/m.exec(head?.msgstr ?? '')?.[1]
  if (head?.msgid !== '' || locale === undefined) throw new Error('the header names no language')
  const entryOf = ({ msgctxt = '', msgid = '', msgstr = '', fuzzy }: Record<string, string>) => ({
    context: msgctxt,
    english: msgid,
    translation: fuzzy ?? msgstr,
  })
  return { locale, entries: entries.map(entryOf) }
}
