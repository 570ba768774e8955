import './label-notice.css'

/** What stands over every judgement of ours, said once. */
export function LabelNotice({ isUsual }: { isUsual: boolean }) {
  return (
    <p className="label-notice">
      <strong>The label and the law come first.</strong> Open a day to see what its weather allows. That is
      worked out from a forecast, not seen in your field.
      {isUsual && ' Your own limits could not be loaded: it goes by the usual ones.'}
    </p>
  )
}
