import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { languageNames } from '../../../contract/locale.ts'
import { useHere, useSite } from './site.ts'
import styles from './MailLanguage.module.css'

/** Asked once of who has chosen another language in the menu: whether their mails shall come in it too. */
export function MailLanguage() {
  const site = useSite()
  const here = useHere()
  const fetcher = useFetcher()
  const [isAnswered, setAnswered] = useState(false)
  if (!site?.mailsIn || isAnswered) return null
  const { language, mailsIn } = site
  const chosen = <bdi lang={language}>{languageNames[language]}</bdi>
  const now = <bdi lang={mailsIn}>{languageNames[mailsIn]}</bdi>
  return (
    <fetcher.Form
      method="post"
      action="/mail-language"
      className={styles.asked}
      onSubmit={() => setAnswered(true)}
    >
      <p>
        <Trans>Mails also in {chosen}?</Trans>
      </p>
      <input type="hidden" name="back" value={here} />
      <Button type="submit" size="small" name="language" value={language}>
        <Trans>Yes</Trans>
      </Button>
      <Button type="submit" size="small" variant="quiet" name="language" value={mailsIn}>
        <Trans>No, keep {now}</Trans>
      </Button>
    </fetcher.Form>
  )
}
