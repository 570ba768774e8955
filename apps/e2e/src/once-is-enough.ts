/**
 * Files whose tests would find at a desk what they find on a phone, each with the reason. They run on a phone only.
 *
 * How each screen looks at each size, `screens.test.ts` sees; what works differently at a desk (the panels that scroll,
 * the menu, the keyboard, a mouse) is in the files that are not named here.
 */
export const ONCE_IS_ENOUGH: Readonly<Record<string, string>> = {
  'alerts.test.ts': 'which alerts a forecast has and what they say',
  'attacks.test.ts': 'what the server and the page policy refuse',
  'chat-answers.test.ts': 'what becomes of an answer, wherever it is shown',
  'chat-languages.test.ts': 'in which language and direction an answer is shown, wherever it is',
  'chat.test.ts': 'messages, requests and words of the chat; how it scrolls is in chat-scrolling.test.ts',
  'chromium-arguments.test.ts': 'the command line of the browser',
  'deleted-for-good.test.ts': 'what is left in the tables, and what the log-in then says',
  'display.test.ts': 'which colours and sizes a page is shown in',
  'farm-settings.test.ts': 'what is kept and refused; its dialog is looked at in sizes that it sets itself',
  'farm.test.ts': 'which place a farm has, on which device',
  'growing.test.ts': 'what is worked out and what is asked for; it looks at the sizes that it sets itself',
  'location.test.ts': 'which place is found, chosen and stored',
  'login.test.ts': 'one form of one column: what is sent, and what a refusal says',
  'long-words.test.ts': 'that words are whole, at a size that it sets itself',
  'my-account.test.ts':
    'what the account may do; the page is looked at in sizes that the tests set themselves',
  'network.test.ts': 'which requests are made, and when',
  'not-found.test.ts': 'which addresses are unknown',
  'offline-changes.test.ts': 'what waits on a phone, and who sends it',
  'offline-gone.test.ts': 'what is left on a phone, wherever it was shown',
  'offline-install.test.ts': 'when a line is offered, and never again',
  'offline-parts.test.ts': 'which parts of the application the service worker has',
  'offline.test.ts': 'what a service worker keeps and answers',
  'outages.test.ts': 'which service answers when others do not',
  'passkeys.test.ts': 'which passkeys an account has, and what a log-in asks for',
  'position.test.ts': 'where the browser says that it is',
  'providers-alone.test.ts': 'what each provider gives; it looks at the sizes that it sets itself',
  'recovery-line.test.ts': 'that a line is whole, at a size that it sets itself',
  'sample-weather.test.ts': 'that made-up weather says so',
  'screen-reader.test.ts': 'what is said of a screen, and where the focus goes',
  'session-lost.test.ts': 'where a lost session leads',
  'signup.test.ts': 'one form of one column: what is sent, and what a refusal says',
  'speech.test.ts': 'what is read aloud and what is written down; it sets a size itself',
  'third-parties.test.ts': 'whose frames, icons and words are shown',
  'weather-told.test.ts': 'what weather is told as; it looks at the sizes that it sets itself',
  'today.test.ts': 'what the three answers say; it looks at the sizes that it sets itself',
}
