/** The privacy page. Every sentence must match the code and docs/operating.md. */
export const privacy = {
  link: 'What we keep, and who sees it',
  title: 'What we keep, and who sees it',
  lead: 'You need no e-mail address and no telephone number here. There is no advertising, and nothing that follows you about.',
  home: 'Back to home',
  kept: {
    heading: 'What is kept, and how long',
    where:
      'All of this is in the database of the service that you use. Whoever runs it can read that database, except for passwords, recovery codes and session keys: of these only fingerprints are kept, from which nobody gets them back.',
    what: 'What',
    howLong: 'How long',
    rows: {
      account: {
        what: 'Your username, farm name and place, when you signed up, and the country that your browser was set to then',
        howLong: 'until you delete your account',
      },
      places: {
        what: 'Where your farm and its other places are, on the map',
        howLong: 'until you delete them or your account',
      },
      settings: {
        what: 'The settings of your farm: crops, animals, limits, units, the prices you watch',
        howLong: 'until you change them or delete your account',
      },
      passkeys: {
        what: 'Your passkeys, if you add any: what you call each, when it was added and last used, and its public half, which opens nothing. Your finger or face never leaves your device',
        howLong: 'until you remove them, use your recovery code or delete your account',
      },
      sessions: {
        what: 'Where you are signed in: the kind of device and browser, since when, last seen',
        howLong: '31 days at most; a session ends after 14 days without use',
      },
      events: {
        what: 'What happened to your account, with the kind of device and a shortened network address',
        howLong: '90 days',
      },
      move: {
        what: 'A move to another phone, and a log-in that waits for its passkey',
        howLong: 'five minutes',
      },
      networks: {
        what: 'The networks from which you were let in, as shortened addresses, so that others there do not lock you out',
        howLong: '90 days without use',
      },
      signups: {
        what: 'When accounts were made, by network address, so that nobody makes them by the hundred',
        howLong: 'a day',
      },
      failures: {
        what: 'Failed log-ins, so that nobody can guess your password: by name, and by network address',
        howLong: 'by name a day, by address an hour',
      },
      tokens: {
        what: 'How much of the AI model your questions used (a number, not the questions)',
        howLong: 'by account 35 days, by network address two days at most',
      },
      answering: {
        what: 'That the AI model is answering a question of yours just now',
        howLong: 'a few minutes',
      },
      messages: {
        what: 'What you write to us by our contact form, with the name and the way to reach you that you give',
        howLong: 'a year, unless whoever runs the service has set another time',
      },
    },
    ends: 'What has a time here is deleted within an hour after it. So that nothing is done twice when a network breaks off, the answers to your last changes are kept for eight days.',
    chat: 'Your questions to the chat, its answers and your photos are not saved. They are gone when you close the page.',
    logs: 'The service writes a log of its work: which kind of call, by which account number, when, and how it ended; for what is about the safety of an account, also a shortened network address. Questions, places and passwords are never in it. How long logs and backup copies are kept is up to whoever runs the service.',
  },
  device: {
    heading: 'What is kept on your own phone or computer',
    cookies:
      'Two cookies, no more: one keeps you signed in; the other knows for a year that you have signed in on this device, so that somebody who guesses at your name does not lock you out.',
    storage:
      'So that your farm opens without a network, this device keeps what was last shown of it: forecast, alerts, prices, settings, places, your username, your last farm sums; never answers of the chat. A question, a change of your farm or a message is kept only where you let it wait for the network. All goes when you log out, when your session ends (but for what waits, which stays for your next log-in), when you delete your account, and a week after the service last knew you here. Whoever can unlock the device can read it until then; tick “Shared phone: save nothing here” when you log in on a shared phone.',
    notes:
      'Your browser remembers the place that you looked at last, your units, contrast and size of text if you chose them, and small notes: that somebody has logged in here, that a recovery code is to be offered, that its clock is wrong.',
  },
  asked: {
    heading: 'Who else is asked',
    weather:
      'For a forecast our server asks a weather service (Open-Meteo, MET Norway or OpenWeather). It gets the place rounded to about a kilometre, and neither your name nor the address of your device. What it forecast for such a place is kept for two years, to hold it against the weather that came; nothing in it says who asked.',
    search:
      'For a place that you search for or give at the sign-up, our server passes what you typed on to a place search (Open-Meteo or OpenWeather), without your name. While you type a place at the sign-up, it suggests places from a list of its own, and asks nobody else.',
    map: 'Where whoever runs the service has switched on a map, and you open it to drop a pin, your browser fetches its pictures from another server, which sees the address of your device and which part of the map you look at, but not your name. That server is here:',
    noMap: 'none, for no map is switched on',
    model:
      'Where whoever runs the service has switched on an AI model, it gets your question, what was said before it in that conversation, the name and place of your farm, and what we look up to answer it, such as prices, or the forecast at your farm. It does not get your username. If you add a photo, it gets that too: your device makes the photo small and removes the place and camera details first. Without a model our own program answers, and your question goes to nobody else.',
    voice:
      'Where you speak a question instead of typing it, your browser may send your voice to its maker, who writes it down. We get only the text. What is read aloud is read by a voice of your own device, and goes to nobody.',
    frames:
      'Whoever runs the service can put in a contact form, a farm assistant or weather pictures from another company. Your browser then fetches them from there, and what you type into such a form goes to that company.',
  },
  rights: {
    heading: 'Getting it, and having it deleted',
    get: 'Under “My account”, “Download my data” saves everything in your account as one file, for people and for programs.',
    delete:
      'Under “My account”, “Delete my account” signs you out everywhere. For 14 days a log-in brings everything back; after that, all that belongs to the account is deleted. Messages that you sent by our contact form while you were signed in stay until their time is over, without your name and the way to reach you.',
    ask: 'For anything else, write to whoever runs this service by the contact form on the first page.',
    open: 'My account',
  },
}
