import { useLingui } from '@lingui/react/macro'

/** Day and time in UTC, the same on the server and in the browser. */
export function Moment({ at }: { at: string }) {
  const { i18n } = useLingui()
  const text = new Intl.DateTimeFormat(i18n.locale === 'en' ? 'en-GB' : i18n.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(at))
  return <time dateTime={at}>{text} UTC</time>
}
