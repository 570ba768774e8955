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
  'cut-off.test.ts': 'what counts as a word that is cut off, in a page of its own',
  'dashboard-session.test.ts': 'who is signed in, and where a log-out or a lost session leads',
  'deleted-for-good.test.ts': 'what is left in the tables, and what the log-in then says',
  'display.test.ts': 'which colours and sizes a page is shown in',
  'empty-room.test.ts': 'what stands under what on a phone, at a size that it sets itself',
  'farm-settings.test.ts': 'what is kept and refused; its dialog is looked at in sizes that it sets itself',
  'farm-work.test.ts':
    'what a day allows, in words; how it stands at each size is in farm-work-layout.test.ts and screens.test.ts',
  'farm.test.ts': 'which place a farm has, on which device',
  'growing.test.ts': 'what is worked out and what is asked for; it looks at the sizes that it sets itself',
  'larger-text.test.ts': 'how large text is placed, at the sizes that it sets itself',
  'location.test.ts': 'which place is found, chosen and stored',
  'login.test.ts': 'one form of one column: what is sent, and what a refusal says',
  'long-words.test.ts': 'that words are whole, at a size that it sets itself',
  'my-account.test.ts':
    'what the account may do; the page is looked at in sizes that the tests set themselves',
  'network.test.ts': 'which requests are made, and when',
  'not-found.test.ts': 'which addresses are unknown',
  'offline-assistant.test.ts': 'when a question that waited for the assistant is asked, and how often',
  'offline-board.test.ts': 'what of the price board waits on a phone, and who sends it',
  'offline-changes.test.ts': 'what waits on a phone, and who sends it',
  'offline-farm.test.ts':
    'what a phone keeps and shows without a network, and what the line over the page says',
  'offline-full.test.ts': 'what a phone that is full keeps',
  'offline-gone.test.ts': 'what is left on a phone, wherever it was shown',
  'offline-install.test.ts': 'when a line is offered, and never again',
  'offline-off.test.ts': 'what is left on a phone when the operator takes it back',
  'offline-parts.test.ts': 'which parts of the application the service worker has',
  'offline-picture.test.ts':
    'what a phone shows before its application has come, at a size that it sets itself',
  'offline-portal.test.ts': 'what is kept and sent where a network wants a sign-in first',
  'offline-question.test.ts': 'when a question that waited is asked, and how often',
  'offline.test.ts': 'what a service worker keeps and answers',
  'one-browser.test.ts': 'whose turn it is; no page is opened',
  'outages.test.ts': 'which service answers when others do not',
  'passkeys.test.ts': 'which passkeys an account has, and what a log-in asks for',
  'place-map.test.ts': 'where a pin falls; the map is looked at in sizes that the tests set themselves',
  'position.test.ts': 'where the browser says that it is',
  'price-board.test.ts': 'which prices are shown and kept; where they stand is in price-board-layout.test.ts',
  'price-chart.test.ts':
    'what the chart reads out; its widths the test sets itself, and screens.test.ts looks at it',
  'price-markets.test.ts': 'numbers of several series, at the sizes that it sets itself',
  'providers-alone.test.ts': 'what each provider gives; it looks at the sizes that it sets itself',
  'recovery-line.test.ts': 'that a line is whole, at a size that it sets itself',
  'sample-weather.test.ts': 'that made-up weather says so',
  'screen-reader.test.ts': 'what is said of a screen, and where the focus goes',
  'screens.test.ts': 'every screen, opened once, and looked at there as on a phone and as at a desk',
  'session-lost.test.ts': 'where a lost session leads',
  'signup-password.test.ts':
    'what is said of a password; that nothing moves is seen at widths that it sets itself',
  'signup.test.ts': 'one form of one column: what is sent, and what a refusal says',
  'speech.test.ts': 'what is read aloud and what is written down; it sets a size itself',
  'third-parties.test.ts': 'whose frames, icons and words are shown',
  'weather-told.test.ts': 'what weather is told as; it looks at the sizes that it sets itself',
  'today.test.ts': 'what the three answers say; it looks at the sizes that it sets itself',
}
