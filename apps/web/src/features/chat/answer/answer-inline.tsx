import type { MarkedToken, Token } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { AnswerLink } from './answer-link.tsx'

/** Inline tokens of an answer. Unknown tokens appear as written. */
export function AnswerInline({ tokens }: { tokens: readonly Token[] }): ReactNode {
  return tokens.map((token, at) => <Fragment key={at}>{inline(token as MarkedToken)}</Fragment>)
}

function inline(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'strong':
      return (
        <strong>
          <AnswerInline tokens={token.tokens} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <AnswerInline tokens={token.tokens} />
        </em>
      )
    case 'del':
      return (
        <del>
          <AnswerInline tokens={token.tokens} />
        </del>
      )
    case 'codespan':
      return <code>{token.text}</code>
    case 'link':
      return (
        <AnswerLink href={token.href} text={token.text} raw={token.raw}>
          <AnswerInline tokens={token.tokens} />
        </AnswerLink>
      )
    case 'br':
      return '\n'
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ '
    case 'escape':
      return token.text
    case 'image':
      return token.text
    case 'text':
      return token.tokens ? <AnswerInline tokens={token.tokens} /> : withSigns(token.text)
    default:
      return token.raw
  }
}

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
}

/** Decodes the few HTML entities that models write. */
function withSigns(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (sign) => signs[sign] ?? sign)
}
