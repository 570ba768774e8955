import { render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import type { Exchange } from './exchange.ts'
import { useAutoScroll } from './use-auto-scroll.ts'

const PANEL_PX = 100

function Log({ exchanges }: { exchanges: readonly Exchange[] }) {
  const log = useRef<HTMLDivElement>(null)
  useAutoScroll(log, exchanges)
  return (
    <div className="chat-log">
      <div ref={log}>
        {exchanges.map(({ id }) => (
          <div className="chat-message" key={id} />
        ))}
      </div>
    </div>
  )
}

/**
 * A panel whose last message begins at 500 px. The test sets the log's height after each answer.
 */
function openLog() {
  const at = (id: number) => [{ id } as Exchange]
  const { container, rerender } = render(<Log exchanges={[]} />)
  const scroller = container.querySelector('.chat-log') as HTMLElement
  let length = 0
  Object.defineProperty(scroller, 'clientHeight', { value: PANEL_PX })
  Object.defineProperty(scroller, 'scrollHeight', { get: () => length })
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', { value: 500, configurable: true })
  return {
    scroller,
    grows: (id: number, px: number) => {
      length = px
      rerender(<Log exchanges={at(id)} />)
    },
  }
}

test('the log scrolls to a new question and follows the answer at the end', () => {
  const { scroller, grows } = openLog()
  grows(1, 550)
  expect(scroller.scrollTop).toBe(450)
  grows(1, 580)
  expect(scroller.scrollTop).toBe(480)
})

test('the log stops at the start of a long answer unless the reader scrolls to its end', () => {
  const { scroller, grows } = openLog()
  grows(1, 1_000)
  expect(scroller.scrollTop).toBe(500)
  grows(1, 1_500)
  expect(scroller.scrollTop).toBe(500)
  scroller.scrollTop = 1_400
  scroller.dispatchEvent(new Event('scroll'))
  grows(1, 2_000)
  expect(scroller.scrollTop).toBe(1_900)
})

test('the log does not scroll when the reader has just scrolled up', () => {
  const { scroller, grows } = openLog()
  grows(1, 580)
  scroller.scrollTop = 0
  grows(1, 700)
  expect(scroller.scrollTop).toBe(0)
})
