import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorPage, statusOf } from '../../components/layout/ErrorPage.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import styles from './ProfileScreen.module.css'

/** Help where a person is not, or not any more (D29); the texts of section 8 after anything else. */
export function ProfileProblem({ error }: { error: unknown }) {
  return statusOf(error) === 404 ? <NotHere /> : <ErrorPage error={error} />
}
