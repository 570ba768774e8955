export const account = {
  logout: {
    button: 'Logout',
    failed: 'You are still signed in. Please try again.',
  },
}
