import { Trans } from '@lingui/react/macro'
import styles from './DeleteAccountScreen.module.css'

/** What is in the archive of a person, and what is not. */
export function ExportContents() {
  return (
    <ul className={styles.list}>
      <li>
        <Trans>Your profile, your account and where you have logged in.</Trans>
      </li>
      <li>
        <Trans>
          What you posted, like, follow and saved, your connections, your conversations with their files, your
          notifications and settings.
        </Trans>
      </li>
      <li>
        <Trans>For programs as JSON, for spreadsheets as CSV, with a page that explains it.</Trans>
      </li>
      <li>
        <Trans>
          Not in it: passwords and other secrets, what others keep to themselves, and the data of companies,
          which their owners export under Manage.
        </Trans>
      </li>
    </ul>
  )
}
