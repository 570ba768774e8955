export const names = {
  farmName: {
    heading: 'Farm name',
    lead: 'Shown at the top of your dashboard.',
    open: 'Change the farm name',
    next: 'New farm name',
    save: 'Save the farm name',
    saving: 'Saving...',
    failed: 'The farm name was not changed. Please try again.',
    changed: 'Your farm name has been changed.',
  },
  username: {
    heading: 'Username',
    lead: 'The name you log in with. You stay logged in everywhere if you change it.',
    open: 'Change the username',
    next: 'New username',
    note: 'Case doesn’t matter when you log in.',
    save: 'Save the username',
    saving: 'Saving...',
    failed: 'The username was not changed. Please try again.',
    changed: 'Your username has been changed. Use it the next time you log in.',
  },
}
