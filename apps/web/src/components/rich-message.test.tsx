import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FormattedList } from './formatted-list.tsx'
import { RichMessage } from './rich-message.tsx'

const marks = [
  ['USD 2', <strong key="amount">USD 2</strong>],
  ['old', <em key="age">old</em>],
] as const

test.each([
  ['USD 2 per kg, old', '<strong>USD 2</strong> per kg, <em>old</em>'],
  ['kg, old: USD 2', 'kg, <em>old</em>: <strong>USD 2</strong>'],
  ['per kg', 'per kg'],
])('%s: marked values are rendered at their positions in the sentence', (words, html) => {
  expect(render(<RichMessage words={words} marks={marks} />).container.innerHTML).toBe(html)
})

test('an enumeration can contain elements as well as text', () => {
  const items = [<b key="a">a</b>, 'b', 'c']
  expect(render(<FormattedList tag="en-GB" items={items} />).container.innerHTML).toBe('<b>a</b>, b, c')
  expect(render(<FormattedList tag="en-GB" items={['a']} />).container.innerHTML).toBe('a')
})
