import { Trans } from '@lingui/react/macro'
import { FormProblem } from '../../ui/FormProblem.tsx'

/** Why nothing was paid: what is wrong with the card, in the words of its bank, or, without them, that it cannot be done now (P8.10). */
export function PaymentProblem({ message }: { message?: string | undefined }) {
  // An element, not a text: Trans reads a text among its words for tags.
  if (message !== undefined)
    return <FormProblem title={<Trans>You have error in your card information: {<>{message}</>}</Trans>} />
  return (
    <FormProblem
      title={
        <Trans>
          We are not able to process your payment at this time, please try again in a few minutes or contact
          support
        </Trans>
      }
    />
  )
}
