import { redirect, type ActionFunctionArgs } from 'react-router'
import { isAppError } from '../../contract/errors.ts'
import { isLanguage } from '../../contract/locale.ts'
import { ownPath } from '../../contract/own-path.ts'
import { pageOf } from '../api/page.ts'
import { sentText } from '../api/sent.ts'
import { logInAddress } from '../api/session/require-session.ts'

/** From here on mails come in `language`; comes back to `back`. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const page = pageOf(context)
  const form = await request.formData()
  const back = ownPath(sentText(form, 'back'))
  const mailLanguage = sentText(form, 'language')
  if (!page.session) return redirect(logInAddress(back, null), 303)
  if (isLanguage(mailLanguage))
    try {
      await page.api.changeNotificationPreferences({ mailLanguage })
    } catch (error) {
      if (!isAppError(error)) throw error
      // It stands with the mail preferences, where it can be chosen again.
      return redirect('/notifications/preferences', 303)
    }
  return redirect(back, 303)
}

export const loader = (): Response => redirect('/notifications/preferences')
