/** The privacy page. Every sentence must match the code and docs/operating.md. */
export const privacy = {
  link: 'What we keep, and who sees it',
  title: 'What we keep, and who sees it',
  lead: 'You need no e-mail address and no telephone number here. There is no advertising and no tracking.',
  home: 'Back to home',
  kept: {
    heading: 'What we keep, and for how long',
    where:
      'All of this is in the database of this service. The operator can read that database, except for passwords, recovery codes and session keys: only their hashes are stored, which cannot be reversed.',
    what: 'What',
    howLong: 'How long',
    rows: {
      account: {
        what: 'Your username, farm name and place, when you signed up, and your browser’s country at that time',
        howLong: 'until you delete your account',
      },
      places: {
        what: 'The location of your farm and its other places',
        howLong: 'until you delete them or your account',
      },
      settings: {
        what: 'The settings of your farm: crops, animals, limits, units, the prices you watch',
        howLong: 'until you change them or delete your account',
      },
      passkeys: {
        what: 'Your passkeys, if you add any: the name of each, when it was added and last used, and its public half, which cannot be used to log in. Your fingerprint or face never leaves your device',
        howLong: 'until you remove them, use your recovery code or delete your account',
      },
      sessions: {
        what: 'Where you are signed in: the kind of device and browser, since when, and when last seen',
        howLong: 'at most 31 days; a session ends after 14 days without use',
      },
      events: {
        what: 'The activity of your account, with the kind of device and a shortened network address',
        howLong: '90 days',
      },
      move: {
        what: 'A move to another phone, and a login that is waiting for your passkey',
        howLong: 'five minutes',
      },
      networks: {
        what: 'The networks you logged in from, as shortened addresses, so that failed logins by others do not lock you out',
        howLong: '90 days without use',
      },
      signups: {
        what: 'When accounts were created, by network address, so that nobody creates hundreds of them',
        howLong: 'a day',
      },
      failures: {
        what: 'Failed logins, by name and by network address, so that nobody can guess your password',
        howLong: 'one day by name, one hour by address',
      },
      tokens: {
        what: 'How much of the AI model your questions used (a number, not the questions)',
        howLong: '35 days by account, at most two days by network address',
      },
      answering: {
        what: 'A note that the AI model is currently answering your question',
        howLong: 'a few minutes',
      },
      messages: {
        what: 'Messages that you send with our contact form, with the name and contact details you give',
        howLong: 'a year, unless the operator has set a different period',
      },
    },
    ends: 'Data with a time limit is deleted within an hour of expiring. The replies to your latest changes are kept for eight days, so that a lost connection does not repeat a change.',
    chat: 'Your questions to the chat, its answers and your photos are not saved. They are gone when you close the page.',
    logs: 'The service writes a log: the kind of each request, the account number, the time and the result, and for account security also a shortened network address. Questions, places and passwords are never in it. The operator decides how long logs and backups are kept.',
  },
  device: {
    heading: 'What stays on your own phone or computer',
    cookies:
      'Only two cookies: one keeps you signed in. The other records for a year that you have signed in on this device, so that somebody who guesses passwords for your name cannot lock you out.',
    storage:
      'So that your farm’s pages open without a network, this device saves what it last showed: forecast, alerts, prices, settings, places, your username and your last farm sums; never answers from the chat. It saves a question, a change to your farm or a message only if you let it wait for the network. All of this is deleted when you log out, when your session ends (except unsent changes, which stay for your next login), when you delete your account, and a week after you were last signed in here. Until then, anyone who can unlock the device can read it; on a shared phone, tick “Shared phone: save nothing here” when you log in.',
    notes:
      'Your browser remembers the last place you looked at, your units, contrast and text size if you chose them, and a few notes: that somebody has logged in here, that we should offer a recovery code, and that its clock is wrong.',
  },
  asked: {
    heading: 'Who else receives your data',
    weather:
      'For a forecast, our server asks a weather service (Open-Meteo, MET Norway or OpenWeather). The service gets the place rounded to about a kilometre, but not your name or your device’s address. We keep its forecasts for two years, to compare them with the actual weather; they do not say who asked.',
    search:
      'When you search for a place or enter one at sign-up, our server passes what you typed to a place search (Open-Meteo or OpenWeather), without your name. The suggestions while you type at sign-up come from our own list, without asking anybody else.',
    map: 'If the operator has switched on a map and you open it, your browser fetches the map images from another server. That server sees your device’s address and the part of the map you look at, but not your name. Map server:',
    noMap: 'none (the map is off)',
    model:
      'If the operator has switched on an AI model, it gets your question, the conversation before it, the name and place of your farm, and the data we look up for the answer, such as prices or your forecast. It does not get your username. If you add a photo, it gets that too; your device first shrinks the photo and removes the place and camera details. Without a model, our own program answers, and your question goes to nobody else.',
    voice:
      'If you speak a question instead of typing it, your browser may send your voice to its maker to turn it into text. We get only the text. Answers are read aloud by your own device and are not sent to anyone.',
    frames:
      'The operator can include a contact form, a farm assistant or weather icons from another company. Your browser then loads them from that company, and what you type into such a form goes there.',
  },
  rights: {
    heading: 'Download or delete it',
    get: 'Under “My account”, “Download my data” saves everything in your account as one file.',
    delete:
      'Under “My account”, “Delete my account” signs you out everywhere. If you log in within 14 days, everything comes back; after that, everything in the account is deleted. Messages that you sent with our contact form while signed in stay until they expire, without your name and contact details.',
    ask: 'For anything else, write to the operator of this service with the contact form on the home page.',
    open: 'My account',
  },
}
