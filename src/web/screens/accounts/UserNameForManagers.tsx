import { useLingui } from '@lingui/react/macro'

/** Tells password managers whose password a form changes; people see it in the page's words already. */
export function UserNameForManagers({ email }: { email: string }) {
  const { t } = useLingui()
  return (
    <input
      className="vh"
      type="email"
      name="username"
      autoComplete="username"
      aria-label={t`E-mail address`}
      tabIndex={-1}
      readOnly
      value={email}
    />
  )
}
