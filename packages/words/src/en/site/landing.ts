/** The landing page. */
export const landing = {
  account: 'Account',
  login: 'Login',
  start: 'Get Started',
  title: 'Smart Farming Intelligence',
  lead: 'What the next five days allow, what your crop is worth, and plain answers. Light enough for a slow phone and a poor signal.',
  trial: 'Start Free Trial',
  signIn: 'Sign In',
  /** Where somebody has logged in on this browser. */
  dashboard: 'Go to dashboard',
  featuresTitle: 'What you get',
  features: {
    market: {
      title: 'Market Intelligence',
      text: 'Ask about crop prices, market trends and farming economics in your own words. Where there is a figure, there is its source and its date.',
    },
    weather: {
      title: 'Weather Forecasts',
      text: 'Five days for your own village, in three-hour steps. You always see who made the forecast and how old it is.',
    },
    assistant: {
      title: 'Farm Assistant',
      text: 'Questions about the work itself, answered 24/7: before sunrise, in the field, after the milking.',
    },
  },
  contact: {
    title: 'Get in Touch',
    lead: 'A question, a fault, or something your farm needs that is missing? Write to us. Leave an e-mail address or a phone number, whichever you use.',
    frame: {
      title: 'contact form',
      late: 'The contact form is not loading. You may be offline. It reloads automatically.',
      open: 'Open the contact form in its own page',
    },
  },
  copyright: '© 2025 Smart Farming',
}
