import type { Page } from '@playwright/test'

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>

/** A reader's colour preferences in the browser, and the display setting in "My account". */
interface Theme {
  media: Media
  display: '' | 'larger'
}

const light: Media = { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' }

/** Every colour setting a reader can have, and the largest text. */
export const THEMES: Readonly<Record<string, Theme>> = {
  light: { media: light, display: '' },
  dark: { media: { ...light, colorScheme: 'dark' }, display: '' },
  'contrast light': { media: { ...light, contrast: 'more' }, display: '' },
  'contrast dark': { media: { ...light, colorScheme: 'dark', contrast: 'more' }, display: '' },
  forced: { media: { ...light, colorScheme: 'dark', forcedColors: 'active' }, display: '' },
  'larger text': { media: light, display: 'larger' },
}
