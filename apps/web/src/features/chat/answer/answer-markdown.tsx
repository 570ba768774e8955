import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { createElement, Fragment, memo, type ReactNode } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { PlainText } from '../chat-message.tsx'
import { AnswerInline } from './answer-inline.tsx'
import css from './answer-markdown.css?inline'
import { AnswerTable } from './answer-table.tsx'
import { headingLevels } from './heading-levels.ts'

adoptStyle(css)

/**
 * Renders an answer's Markdown as React elements, never as HTML. Unsupported markup, such as HTML
 * and pictures, appears as text. Text that cannot be parsed is shown unchanged. The direction
 * follows the answer's own language.
 */
export function AnswerMarkdown({ text }: { text: string }) {
  const blocks = blocksOf(text)
  if (blocks === undefined) return <PlainText text={text} />
  const levelOf = headingLevels()
  return (
    <div className="answer" dir="auto">
      {blocks.map((token, at) => (
        <GrownBlock
          key={at}
          token={token}
          level={token.type === 'heading' ? levelOf((token as Tokens.Heading).depth) : undefined}
        />
      ))}
    </div>
  )
}

function blocksOf(text: string): Token[] | undefined {
  try {
    return new Lexer({ gfm: true }).lex(text)
  } catch {
    // Markdown nested too deeply for the parser.
    return undefined
  }
}

/** Memoised, because only the last block changes during an answer. */
const GrownBlock = memo(
  ({ token, level }: { token: Token; level: number | undefined }) =>
    level === undefined
      ? block(token as MarkedToken)
      : createElement(`h${level}`, {}, <AnswerInline tokens={(token as Tokens.Heading).tokens} />),
  (before, after) =>
    before.token.type === after.token.type &&
    before.token.raw === after.token.raw &&
    before.level === after.level,
)

function block(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'paragraph':
      return (
        <p>
          <AnswerInline tokens={token.tokens} />
        </p>
      )
    case 'heading':
      // Headings in lists and quotations are not headings of the answer.
      return (
        <p>
          <strong>
            <AnswerInline tokens={token.tokens} />
          </strong>
        </p>
      )
    case 'list':
      return <List list={token} />
    case 'blockquote':
      return <blockquote>{blocks(token.tokens)}</blockquote>
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      )
    case 'table':
      return <AnswerTable table={token} />
    case 'hr':
      return <hr />
    case 'html':
      return <PlainText text={token.raw.trim()} />
    default:
      // The text of a list item needs no paragraph.
      return <AnswerInline tokens={[token]} />
  }
}

function blocks(tokens: readonly Token[]): ReactNode {
  return tokens.map((token, at) => <Fragment key={at}>{block(token as MarkedToken)}</Fragment>)
}

function List({ list }: { list: Tokens.List }) {
  const items = list.items.map((item, at) => <li key={at}>{blocks(item.tokens)}</li>)
  return list.ordered ? <ol start={list.start === '' ? 1 : list.start}>{items}</ol> : <ul>{items}</ul>
}
