/** Links to "My account", and notes about it on other pages. */
export const myAccount = {
  open: 'My account',
  forgotten: 'Forgotten your password?',
  privacy: 'What we keep, and who sees it',
}
