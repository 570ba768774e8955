import type { Tokens } from 'marked'
import { lazyWords } from '../../../words.ts'
import { AnswerInline } from './answer-inline.tsx'

/** A table in an answer. Scrolls separately, because it may be wider than a phone. */
export function AnswerTable({ table }: { table: Tokens.Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className="answer__table" aria-label={lazyWords.chat.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.header.map((cell, at) => (
              <th key={at} scope="col" className={alignment(cell)}>
                <AnswerInline tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column} className={alignment(cell)}>
                  <AnswerInline tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const alignment = ({ align }: Tokens.TableCell) => (align === 'right' ? 'answer__figure' : undefined)
