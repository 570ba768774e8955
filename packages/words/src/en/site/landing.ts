export const landing = {
  account: 'Account',
  login: 'Login',
  start: 'Get Started',
  title: 'Smart Farming Intelligence',
  lead: 'Know when to work, what your crop is worth, and get plain answers. Light enough for a slow phone and a poor signal.',
  trial: 'Start Free Trial',
  signIn: 'Sign In',
  /** For users who have logged in on this browser before. */
  dashboard: 'Go to dashboard',
  /** Text alternative for the dashboard picture. */
  picture:
    'The dashboard on a phone: whether to spray today, the risk tonight, the price of maize, and the weather forecast.',
  featuresTitle: 'What you get',
  features: {
    market: {
      title: 'Market Intelligence',
      text: 'Ask what your crop is worth in your own words; every price comes with its source and date.',
    },
    weather: {
      title: 'Weather Forecasts',
      text: 'Five days for your own village in 3-hour steps, and the best times to spray or harvest.',
    },
    assistant: {
      title: 'Farm Assistant',
      text: 'Plain answers about the work itself, 24/7: before sunrise, in the field, after milking.',
    },
  },
  promise: {
    title: 'Works offline, no app store, free',
    points: [
      {
        name: 'Without a signal',
        proof:
          'Opens with the forecast, the prices and the three daily answers that you last saw, and says how old they are.',
      },
      {
        name: 'In your browser',
        proof: 'Nothing to install. Add it to your home screen if you like.',
      },
      {
        name: 'No card needed',
        proof:
          'Your name, your farm, its place and a password: that is all. No e-mail, no phone number, no advertising.',
      },
    ],
  },
  contact: {
    title: 'Get in Touch',
    lead: 'A question, a fault, or something missing for your farm? Write to us. Leave an e-mail address or a phone number.',
    frame: {
      title: 'contact form',
      late: 'The contact form is not loading. You may be offline. It will reload automatically.',
      open: 'Open the contact form on its own page',
    },
  },
  copyright: '© 2025 Smart Farming',
}
