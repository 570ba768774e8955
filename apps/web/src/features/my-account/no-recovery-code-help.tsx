import { CANNOT_LOG_IN_PAGE } from '@smart-farming/contracts/page-settings'
import { adoptStyle } from '../../components/adopt-style.ts'
import frameCss from '../../components/frame.css?inline'
import { Frame } from '../../components/frame.tsx'
import { currentPageSettings } from '../../page-settings.ts'
import { lazyWords } from '../../words.ts'
import css from './no-recovery-code-help.css?inline'

adoptStyle(frameCss)
adoptStyle(css)

/**
 * Help without a recovery code: our prefilled contact form, or a link to a third party's form.
 *
 * @param contactFormUrl the third party's form
 */
export function NoRecoveryCodeHelp({
  contactFormUrl = currentPageSettings().contactFormUrl,
}: {
  contactFormUrl?: string
}) {
  const { title, text, frame, link } = lazyWords.account.recovery.page.noCode
  return (
    <section className="no-code" aria-labelledby="no-code">
      <h2 id="no-code">{title}</h2>
      <p>{text}</p>
      {contactFormUrl === undefined ? (
        <Frame words={frame} src={CANNOT_LOG_IN_PAGE} />
      ) : (
        <a href={contactFormUrl} target="_blank" rel="noopener">
          {link}
        </a>
      )}
    </section>
  )
}
