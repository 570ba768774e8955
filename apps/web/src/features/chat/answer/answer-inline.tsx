import type { MarkedToken, Token } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { partWords } from '../../../words.ts'
import { AnswerLink } from './answer-link.tsx'

/** The server's mark behind a figure that nobody could check. */
const unverified = / ?\[unverified\]/

/** What stands within a line of an answer. What is not known here is shown as it was written. */
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
      return (
        <code>
          <AnswerText text={token.text} />
        </code>
      )
    case 'link':
      // A model can make a link of anything, also of the server's mark.
      if (unverified.test(token.raw) && token.text === 'unverified') return <AnswerText text={token.raw} />
      return (
        <AnswerLink href={token.href} text={token.text} raw={<AnswerText text={token.raw} />}>
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
      return token.tokens ? (
        <AnswerInline tokens={token.tokens} />
      ) : (
        <AnswerText text={withSigns(token.text)} />
      )
    default:
      return <AnswerText text={token.raw} />
  }
}

/** A text with its marks made visible. */
export function AnswerText({ text }: { text: string }): ReactNode {
  return text.split(unverified).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && (
        <span className="answer__unverified">
          {partWords.chat.unverified}
          <span className="unseen">{partWords.chat.unverifiedWhy}</span>
        </span>
      )}
      {part}
    </Fragment>
  ))
}

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
}

/** The few signs that models write the way of HTML. */
function withSigns(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (sign) => signs[sign] ?? sign)
}
