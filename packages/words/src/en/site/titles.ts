/** Titles of finished pages, as a browser's tab and a search engine show them. */
export const titles = {
  account: 'My account · Smart Farming',
  recover: 'Forgotten password · Smart Farming',
  move: 'Sign this phone in · Smart Farming',
  privacy: 'What we keep, and who sees it · Smart Farming',
}
