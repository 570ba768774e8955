import type { Page } from '@playwright/test'

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>

/** Every way in which a reader may have set colours, and what the browser then says of it. */
export const THEMES: Readonly<Record<string, Media>> = {
  light: { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' },
  dark: { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' },
  'contrast light': { colorScheme: 'light', contrast: 'more', forcedColors: 'none' },
  'contrast dark': { colorScheme: 'dark', contrast: 'more', forcedColors: 'none' },
  forced: { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'active' },
}
