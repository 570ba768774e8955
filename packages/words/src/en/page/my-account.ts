/** The ways to the page on which farmers run their own account, and what other pages say of it. */
export const myAccount = {
  open: 'My account',
  forgotten: 'Forgotten your password?',
  privacy: 'What we keep, and who sees it',
}
