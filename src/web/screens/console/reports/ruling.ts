// What the form of a decision says.
import type * as z from 'zod'
import { AppError } from '../../../../contract/errors.ts'
import { Ruling } from '../../../../contract/moderation.ts'
import { sentLines, sentText } from '../../../api/sent.ts'

/** What the form of a decision says. Throws InvalidInput, naming the fields, for what is missing. */
export function rulingIn(form: FormData): z.output<typeof Ruling> {
  const action = sentText(form, 'action')
  const until = endOfDay(sentText(form, 'until'))
  const rule = sentText(form, 'ruleCode')
  const isDismissed = action === 'dismissed'
  const read = Ruling.safeParse({
    verdict: isDismissed ? 'dismissed' : 'upheld',
    action: isDismissed ? 'none' : action,
    limits: action === 'limit' ? form.getAll('limits') : [],
    ...(until !== undefined && ['limit', 'suspend'].includes(action) && { until }),
    contents: sentText(form, 'contents', 'stay'),
    reason: sentLines(form, 'reason'),
    ...(rule !== '' && { ruleCode: rule }),
    words: sentLines(form, 'words'),
  })
  if (read.success) return read.data
  const fields = Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message]))
  throw new AppError('InvalidInput', { fields })
}

/** The end of a day that was chosen, in UTC; undefined for none. */
const endOfDay = (day: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T23:59:59.000Z` : undefined
