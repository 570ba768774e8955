/** Titles of all static HTML pages, with descriptions for search engines. */
export const pages = {
  landing: {
    title: 'Smart Farming: weather, prices and answers for your farm',
    description:
      'A five-day forecast for your village, crop prices with their sources, and a farm assistant, 24/7.',
  },
  login: { title: 'Login · Smart Farming', description: 'Sign in to Smart Farming.' },
  signup: { title: 'Create your account · Smart Farming', description: 'Create a Smart Farming account.' },
  dashboard: { title: 'Dashboard · Smart Farming' },
  notFound: { title: '404 - Page Not Found · Smart Farming' },
  offline: { title: 'No network · Smart Farming' },
  contact: { title: 'Write to us · Smart Farming' },
  assistant: { title: 'Farm Assistant · Smart Farming' },
  account: { title: 'My account · Smart Farming' },
  recover: { title: 'Forgotten password · Smart Farming' },
  move: { title: 'Sign this phone in · Smart Farming' },
  privacy: {
    title: 'What we keep, and who sees it · Smart Farming',
    description:
      'What Smart Farming keeps about you, where, for how long, who sees it, and how to download or delete it.',
  },
}
