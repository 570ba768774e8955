import { render } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AnswerMarkdown } from './answer-markdown.tsx'

const shown = (text: string) => render(<AnswerMarkdown text={text} />).container
const html = (text: string) => shown(text).firstElementChild?.innerHTML

test.each([
  ['emphasis', 'a *b* **c** ~~d~~', '<p>a <em>b</em> <strong>c</strong> <del>d</del></p>'],
  ['line breaks', 'a\nb  \nc', '<p>a\nb\nc</p>'],
  ['code', '`a < b`\n\n```\nc & d\n```', '<p><code>a &lt; b</code></p><pre><code>c &amp; d</code></pre>'],
  ['lists', '- a\n- b\n  1. c', '<ul><li>a</li><li>b<ol start="1"><li>c</li></ol></li></ul>'],
  ['a list that starts at 3', '3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['tasks', '- [x] a\n- [ ] b', '<ul><li>☑ a</li><li>☐ b</li></ul>'],
  ["headings, below the panel's own levels", '# a\n\n## b\n\n# c', '<h3>a</h3><h4>b</h4><h3>c</h3>'],
  ['headings without gaps between levels', '### a\n\n##### b\n\n# c', '<h3>a</h3><h4>b</h4><h3>c</h3>'],
  ['a heading in a list, as strong text', '- # a', '<ul><li><p><strong>a</strong></p></li></ul>'],
  ['a quotation and a horizontal rule', '> a\n\n---', '<blockquote><p>a</p></blockquote><hr>'],
  ['HTML entities', 'a &lt; b &amp; c', '<p>a &lt; b &amp; c</p>'],
  ['asterisks and underscores in numbers', '2 * 3 * 4 = 24, 1_000_000', '<p>2 * 3 * 4 = 24, 1_000_000</p>'],
])('Markdown is rendered as HTML: %s', (_case, text, expected) => {
  expect(html(text)).toBe(expected)
})

test('a table has header cells and right-aligned numbers', () => {
  const table = shown('| Crop | USD |\n|---|--:|\n| Maize | 210 |').querySelector('table')
  expect([...(table?.querySelectorAll('th') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Crop',
    'USD',
  ])
  expect(table?.querySelector('td.answer__figure')?.textContent).toBe('210')
})

test('a link opens in a new tab and shows its host', () => {
  const link = shown('See [the prices](https://www.worldbank.org/x?a=1).').querySelector('a')
  expect(link?.getAttribute('href')).toBe('https://www.worldbank.org/x?a=1')
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener'])
  expect(link?.textContent).toBe('the prices (www.worldbank.org) (opens in a new tab)')
})

test.each([
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](data:text/html,x)',
  '[a](/api/logout)',
  '[a](//evil.example)',
  '[a](mailto:a@b.example)',
  '<javascript:alert(1)>',
])('a link that does not lead to a web address is shown as text: %s', (text) => {
  const container = shown(text)
  expect(container.querySelector('a')).toBeNull()
  expect(container.textContent).toBe(text)
})

test('HTML is shown as text, and pictures as their alternative text', () => {
  const markup =
    '<img src=x onerror="alert(1)"> <b>a</b>\n\n<script>alert(1)</script>\n\n![words](https://x.example/y.png)'
  const container = shown(markup)
  expect(container.querySelector('img, b, script')).toBeNull()
  expect(container.textContent).toBe('<img src=x onerror="alert(1)"> <b>a</b><script>alert(1)</script>words')
})

test('deeply nested Markdown is still shown', () => {
  expect(shown(`${'> '.repeat(5_000)}a`).textContent).toContain('a')
})

test('no Markdown produces unknown elements, event handlers or links outside the web', () => {
  const known =
    'div,p,strong,em,del,code,pre,ul,ol,li,blockquote,h3,h4,h5,h6,hr,a,span,section,table,thead,tbody,tr,th,td'
  const pieces = fc.constantFrom(
    ...[
      '<',
      '>',
      '![',
      '](',
      ')',
      '[',
      ']',
      'javascript:',
      'https://a.example',
      'onerror=x',
      '<img src=x>',
      '<a href=javascript:x>',
    ],
    ...[
      '<script>',
      '`',
      '```\n',
      '|',
      '|---|',
      '\n',
      '\n\n',
      '*',
      '_',
      '# ',
      '- ',
      '> ',
      '&lt;',
      ' ',
      'a',
      '[a]: javascript:x',
    ],
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
      const { container, unmount } = render(<AnswerMarkdown text={parts.join('')} />)
      for (const element of container.querySelectorAll('div > *')) {
        expect(element.matches(known)).toBe(true)
        for (const name of element.getAttributeNames()) expect(name).not.toMatch(/^(on|src|style)/)
        if (element instanceof HTMLAnchorElement) expect(element.getAttribute('href')).toMatch(/^https?:\/\//)
      }
      unmount()
    }),
    { numRuns: 300 },
  )
})
