/** How this phone shows every page. */
export const display = {
  heading: 'Display',
  lead: 'On this phone only, on every page, with or without a network. Light or dark stays as your phone is set.',
  outdoors: 'Outdoors: the strongest contrast, for sunlight',
  text: 'Size of the text',
  sizes: { usual: 'Usual', large: 'Large', larger: 'Larger' },
  notKept: 'This browser keeps no settings: it holds until you leave this page.',
}
