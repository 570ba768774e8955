import { UnreadableFile } from '../imports/price-item.ts'

export interface XmlTag {
  /** Without its namespace prefix. */
  name: string
  kind: 'open' | 'close' | 'empty'
  attributes: string
  /** The text between this tag and the next, entities resolved. */
  text: string
}

const markup =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/y

/** Longest tag with the text behind it, in characters. A cell of a workbook holds 32,767 of them at the most. */
const LONGEST = 65_536
/** Bytes that are looked at together, however large the pieces are that come. */
const STRETCH = 16_384

/**
 * The tags of an XML document (UTF-8) in order, each with the text that follows it; of the document no more is held
 * than one stretch and one tag. Enough for what a program wrote (workbooks, ECB's rates); a document type, the only
 * door to entity tricks, is refused, and so is CDATA, which neither has. Nothing is nested here, so depth costs
 * nothing.
 *
 * @throws {UnreadableFile} where it stops being XML, or a tag and its text have no end in sight
 */
export async function* xmlTags(document: AsyncIterable<Uint8Array>): AsyncGenerator<XmlTag> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of document) {
    for (let at = 0; at < piece.length; at += STRETCH) {
      const stretch = piece.subarray(at, at + STRETCH)
      rest = yield* wholeTags(rest + decoder.decode(stretch, { stream: true }))
      if (rest.length > LONGEST) throw new UnreadableFile({ code: 'tag_too_long', most: LONGEST })
    }
  }
  // What a last tag needs is only the beginning of another.
  rest = yield* wholeTags(`${rest + decoder.decode()}<`)
  if (rest !== '<') throw new UnreadableFile({ code: 'broken_xml' })
}

/** The tags whose text has come to its end; returns what must wait for more. */
function* wholeTags(xml: string): Generator<XmlTag, string> {
  let at = xml.indexOf('<')
  while (at >= 0) {
    markup.lastIndex = at
    const found = markup.exec(xml)
    if (found === null) break
    const end = at + found[0].length
    const next = xml.indexOf('<', end)
    if (next < 0) break
    at = next
    const [, close, name, attributes = '', empty] = found
    if (name === undefined) continue
    const kind = close ? 'close' : empty ? 'empty' : 'open'
    yield { name, kind, attributes, text: resolved(xml.slice(end, next)) }
  }
  return at < 0 ? '' : xml.slice(at)
}

/** The value of an attribute, in whichever quotes; undefined when the tag does not have it. */
export function attribute({ attributes }: XmlTag, name: string): string | undefined {
  // A sheet has tens of thousands of cells: the pattern of a name is made once.
  const pattern = patterns.get(name) ?? new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  patterns.set(name, pattern)
  const found = pattern.exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : resolved(value)
}

const patterns = new Map<string, RegExp>()

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function resolved(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
}
