/** Login and sign-up. */
export const account = {
  login: {
    title: 'Login',
    stepMissing: 'The next step could not be loaded. We will try again when you are back online.',
    lead: 'Welcome back. Sign in to see your farm’s weather and ask about prices.',
    username: 'Username',
    password: 'Password',
    submit: 'Sign In',
    busy: 'Signing in...',
    failed: 'Login failed',
    keepNothing: 'Shared phone: save nothing here',
    keepNothingWhy: 'Your farm will not open offline.',
    newHere: 'New here?',
    signUp: 'Create an account',
  },
  signup: {
    title: 'Create your account',
    lead: 'We’ll have your forecast ready.',
    username: 'Name',
    /** The login page labels this field differently. */
    usernameNote: 'This is your username when you log in.',
    farmName: 'Farm Name',
    location: 'Location',
    locationExample: 'Town/Village',
    places: 'Places',
    placesFound: ({ count }: { count: number }) =>
      count === 1 ? '1 place. Use the arrow keys.' : `${count} places. Use the arrow keys.`,
    placeKept: 'Keep what I typed',
    placeUnknown: 'Not on our list. You can keep what you typed.',
    password: 'Password',
    passwordLength: ({ least }: { least: number }) => `min ${least} characters`,
    passwordAdvice: ({ least }: { least: number }) =>
      `At least ${least} characters. Four words (15+ characters) are hard to guess.`,
    confirmPassword: 'Confirm Password',
    passwordsDiffer: 'Passwords do not match',
    submit: 'Create Account',
    busy: 'Creating account...',
    failed: 'Signup failed',
    hasAccount: 'Already have an account?',
    logIn: 'Sign in',
  },
  showPassword: 'Show',
}
