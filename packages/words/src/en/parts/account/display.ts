export const display = {
  heading: 'Display',
  lead: 'For this phone only. Works offline.',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  outdoors: 'Outdoors: strongest contrast, for sunlight',
  text: 'Text size',
  sizes: { usual: 'Usual', large: 'Large', larger: 'Larger' },
  notKept: 'This browser cannot save settings. Your choice lasts until you leave this page.',
}
