import { afterEach, expect, test } from 'vitest'
import { watchUnsavedInput } from './unsaved-input.ts'

const field = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLInputElement
}
const type = (input: HTMLInputElement, text: string) => {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
const fields = watchUnsavedInput(AbortSignal.any([]))
afterEach(() => void document.body.replaceChildren())

test('wouldLose is false for a prefilled field', () => {
  field('<input value="Upper Farm">')
  expect(fields.wouldLose()).toBe(false)
})

test('wouldLose is true for chat messages until the chat is cleared', () => {
  const message = field('<div class="chat-message">Will it rain?</div>')
  expect(fields.wouldLose()).toBe(true)
  message.remove()
  expect(fields.wouldLose()).toBe(false)
})

test('wouldLose is true for typed text until the field is emptied or removed', () => {
  const question = field('<textarea></textarea>')
  type(question, 'Will it rain?')
  expect(fields.wouldLose()).toBe(true)
  type(question, '')
  expect(fields.wouldLose()).toBe(false)
  type(question, 'Will it')
  question.remove()
  expect(fields.wouldLose()).toBe(false)
})

test("wouldLose is true for text or messages in the assistant's frame", () => {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  expect(fields.wouldLose()).toBe(false)
  const inside = frame.contentDocument
  if (!inside) throw new Error('A frame of ours has a page')
  inside.body.innerHTML = '<textarea></textarea>'
  expect(fields.wouldLose()).toBe(false)
  const question = inside.querySelector('textarea')
  if (question) question.value = 'Will it'
  expect(fields.wouldLose()).toBe(true)
  inside.body.innerHTML = '<div class="chat-message">Will it rain?</div>'
  expect(fields.wouldLose()).toBe(true)
})
