import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8')
const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]
const block = (selector: string) => css.split(`${selector} {`)[1]?.split('}')[0] ?? ''
const usual = block(':root')
const byWish = css.split('@media (prefers-contrast: more) {')[1]?.split('}')[0] ?? ''
const bySwitch = block(':root[data-display~="outdoors"]')
const declared = (of: string) => of.match(/--[a-z-]+: [^;]+;/g)

/** Finds a theme's colour in the first block that defines it. Follows `var()` references. */
const colours =
  (theme: Theme, ...blocks: string[]) =>
  (name: string): string => {
    const [, value = ''] = blocks.join('').match(new RegExp(`--${name}: ([^;]+);`)) ?? []
    const [, other] = value.match(/^var\(--([a-z-]+)\)$/) ?? []
    if (other !== undefined) return colours(theme, ...blocks)(other)
    const [, ...both] = value.match(/^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/) ?? []
    return both[THEMES.indexOf(theme)] ?? `${name} has no colour: ${value}`
  }

/** Contrast ratio of two sRGB colours, 1..21 (WCAG 2.2, "contrast ratio"). */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test("a chosen light or dark theme overrides the phone's theme", () => {
  expect(usual).toContain('color-scheme: light dark;')
  for (const theme of THEMES)
    expect(block(`:root[data-display~="${theme}"]`).trim()).toBe(`color-scheme: ${theme};`)
  expect(css).not.toContain('prefers-color-scheme')
})

describe.each(THEMES)('the %s theme', (theme) => {
  const colour = colours(theme, usual)

  test('text on paper has a contrast of at least 4.5:1, and body text at least 7:1', () =>
    checkRows(['paper', 'paper-raised', 'crop-wash'], (paper) => {
      expect(contrast(colour('ink'), colour(paper))).toBeGreaterThanOrEqual(7)
      for (const text of ['ink-soft', 'crop', 'crop-strong', 'harvest', 'sky', 'danger']) {
        expect(contrast(colour(text), colour(paper)), text).toBeGreaterThanOrEqual(4.5)
      }
      for (const mark of ['field', 'focus']) {
        expect(contrast(colour(mark), colour(paper)), mark).toBeGreaterThanOrEqual(3)
      }
    }))

  test('text on buttons and in coloured boxes has a contrast of at least 4.5:1', () => {
    expect(contrast(colour('on-crop'), colour('crop'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour('on-crop'), colour('crop-strong'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour('danger'), colour('danger-paper'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour('harvest'), colour('harvest-paper'))).toBeGreaterThanOrEqual(4.5)
  })
})

// WCAG 2.2, 1.4.6 (AAA): 7:1 for text of any size. WCAG has no AAA level for control borders, so
// the text level applies to them too.
describe.each(THEMES)('the %s theme with more contrast', (theme) => {
  const colour = colours(theme, byWish, usual)

  test("the outdoors switch uses the same colours as the phone's contrast setting", () => {
    expect(declared(byWish)?.length).toBeGreaterThan(6)
    expect(declared(bySwitch)).toEqual(declared(byWish))
  })

  test('the crop colour on paper has a contrast above 9:1', () => {
    expect(contrast(colour('crop'), colour('paper'))).toBeGreaterThan(9)
  })

  test('text on paper reaches the AAA contrast of 7:1', () =>
    checkRows(['paper', 'paper-raised', 'crop-wash'], (paper) => {
      for (const text of ['ink', 'ink-soft', 'crop', 'crop-strong', 'harvest', 'sky', 'danger'])
        expect(contrast(colour(text), colour(paper)), text).toBeGreaterThanOrEqual(7)
      for (const mark of ['field', 'focus', 'rule'])
        expect(contrast(colour(mark), colour(paper)), mark).toBeGreaterThanOrEqual(4.5)
    }))

  test('text on buttons and in coloured boxes reaches the AAA contrast of 7:1', () =>
    checkRows(
      [
        ['on-crop', 'crop'],
        ['on-crop', 'crop-strong'],
        ['danger', 'danger-paper'],
        ['harvest', 'harvest-paper'],
        ['ink', 'harvest-paper'],
        ['ink', 'danger-paper'],
      ],
      ([text, paper]) => {
        expect(contrast(colour(text), colour(paper))).toBeGreaterThanOrEqual(7)
      },
    ))
})
