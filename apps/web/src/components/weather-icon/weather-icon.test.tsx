import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WeatherIcon } from './weather-icon.tsx'

const kinds = ['01', '02', '03', '04', '09', '10', '11', '13', '50']
const codes = kinds.flatMap((kind) => [`${kind}d`, `${kind}n`])

function drawing(code: string): string {
  const { container, unmount } = render(<WeatherIcon code={code} size={48} />)
  const { innerHTML } = container.querySelector('svg') ?? container
  unmount()
  return innerHTML
}

test('each of the 18 codes has its own drawing', () => {
  expect(new Set(codes.map(drawing)).size).toBe(18)
})

test.each(['', '99d', 'toString', '<b>'])('the unknown code %o is drawn as a plain cloud', (code) => {
  expect(drawing(code)).toBe(drawing('03d'))
})

test('a hosted icon reserves its space before it loads and has an empty alt text', () => {
  const { container } = render(<WeatherIcon code="10n" size={48} baseUrl="https://icons.example/wn" />)
  const image = container.querySelector('img')
  expect(image?.getAttribute('src')).toBe('https://icons.example/wn/10n@2x.png')
  expect([image?.width, image?.height, image?.alt]).toEqual([48, 48, ''])
})

test('a missing hosted icon is replaced by the bundled icon, and the next hosted icon is still tried', () => {
  const host = 'https://icons.example/wn'
  const { container, rerender } = render(<WeatherIcon code="10n" size={48} baseUrl={host} />)
  fireEvent.error(container.querySelector('img') as Element)
  expect(container.querySelector('svg')?.innerHTML).toBe(drawing('10n'))
  rerender(<WeatherIcon code="01d" size={48} baseUrl={host} />)
  expect(container.querySelector('img')).toBeTruthy()
})
