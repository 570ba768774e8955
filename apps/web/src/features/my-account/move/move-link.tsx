import { CopyButton } from '../../../components/copy/copy-button.tsx'
import { lazyWords } from '../../../words.ts'
import { QrCode } from './qr-code.tsx'

/** The link for the other phone, to scan or to send. */
export function MoveLink({ link }: { link: string }) {
  const words = lazyWords.account.moving
  return (
    <>
      <p>{words.scan}</p>
      <QrCode text={link} label={words.square} />
      <p className="moving__link" translate="no">
        {link}
      </p>
      <CopyButton text={link} words={words.copy} />
    </>
  )
}
