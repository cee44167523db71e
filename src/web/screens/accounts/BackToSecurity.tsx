import { Link, useLocation } from 'react-router'
import { IconChevronLeft } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { accountPath } from './ways.ts'

/** From the pages of one setting to all of them. */
export function BackToSecurity() {
  const { search } = useLocation()
  return (
    <Link to={accountPath('security', search)}>
      <IconChevronLeft size={16} stroke={1.75} aria-hidden />
      <Trans>Login and security</Trans>
    </Link>
  )
}
