// What the forms of the membership page ask for, and what the page says then. Paying by card is not one of them (paying.ts).
import { data, redirect } from 'react-router'
import { BillingDetails } from '../../../contract/billing-details.ts'
import { CouponCode } from '../../../contract/billing.ts'
import { errorText } from '../../../messages/texts.ts'
import type { PageOnServer } from '../../api/page.ts'
import { refusalIn } from '../../api/managed.ts'
import { sentText } from '../../api/sent.ts'
import { refusalOf, withStatus } from '../../components/forms/outcome.ts'
import { refusedFields, wrongOf } from '../../components/forms/problems.ts'
import { intentOf, type Answer, type Intent } from './answer.ts'
import { detailNames, valuesFrom } from './detail-values.ts'
import { membershipPath } from './paths.ts'

/** Does what a form of company `businessID` asks for; answers why when it was not done. Throws what is no refusal. */
export async function act(page: PageOnServer, businessID: string, form: FormData) {
  const intent = intentOf(form)
  if (intent === undefined) throw data(null, { status: 400 })
  const at = Date.now()
  const shown = intent === 'details' ? { shown: valuesFrom(form) } : {}
  if (intent === 'details') {
    const details = BillingDetails.safeParse(shown.shown)
    if (!details.success) {
      const wrong = wrongOf(details.error.issues, fieldOf)
      return withStatus<Answer>({ at, intent, outcome: 'refused', wrong, ...shown })
    }
  }
  try {
    await acts[intent](page, businessID, form)
  } catch (error) {
    const because = await refusalIn(page, businessID, error)
    const { wrong, ...refusal } = refusalOf(page, because, errorText, fieldOf)
    return withStatus<Answer>({ at, intent, ...refusal, wrong: refusedFields(wrong), ...shown })
  }
  // What was chosen is ordered: the page shows what is to be paid.
  if (intent === 'transfer') return redirect(`${membershipPath(businessID)}#transfer`)
  if (intent === 'cancel') return redirect(`${membershipPath(businessID)}#plan`)
  return withStatus<Answer>({ at, intent, outcome: 'done', wrong: {} })
}

const fieldOf = (path: string) => detailNames.find((name) => name === path)

const acts: Record<Intent, (page: PageOnServer, businessID: string, form: FormData) => Promise<unknown>> = {
  details: ({ api }, businessID, form) => api.saveBillingDetails({ businessID, ...valuesFrom(form) }),
  transfer: (page, businessID, form) => {
    const coupon = CouponCode.safeParse(sentText(form, 'coupon'))
    const wish = {
      businessID,
      planId: sentText(form, 'planId'),
      ...(coupon.success && { coupon: coupon.data }),
    }
    return page.apiOnce(sentText(form, 'key').slice(0, 64)).orderTransfer(wish)
  },
  withdraw: ({ api }, businessID) => api.withdrawTransferOrder({ businessID }),
  cancel: ({ api }, businessID) => api.cancelMembership({ businessID }),
  resume: ({ api }, businessID) => api.resumeMembership({ businessID }),
}
