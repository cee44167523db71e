import { Form, useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { CompanyKeyEntry } from '../../../contract/company-keys.ts'
import { Moment } from '../../components/text/Times.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import styles from './Keys.module.css'
import { keysPath } from '../../components/manage/keys-path.ts'

type Props = { asked: CompanyKeyEntry | undefined; businessID: string; onClose(): void }

/** What ending a key does, asked before: over the page, or without scripts above it. */
export function EndKey({ asked, businessID, onClose }: Props) {
  const scripted = useScripted()
  const path = keysPath(businessID)
  const title = <Trans>End this key?</Trans>
  const words = asked && <Words asked={asked} />
  const actions = asked && (
    <>
      <LinkButton
        to={path}
        onClick={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        <Trans>Cancel</Trans>
      </LinkButton>
      <End path={path} keyID={asked.keyID} />
    </>
  )
  if (scripted)
    return (
      <Dialog open={asked !== undefined} title={title} onClose={onClose} actions={actions}>
        {words}
      </Dialog>
    )
  if (!asked) return null
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="question">
      <h2 id="question" className="t-card">
        {title}
      </h2>
      {words}
      <div className={styles.ways}>{actions}</div>
    </section>
  )
}

function Words({ asked: { name, lastUsedAt } }: { asked: CompanyKeyEntry }) {
  // An element, not a text: Trans reads a text among its words for tags.
  const shown = <>{name}</>
  return (
    <>
      <p>
        <Trans>
          Programs that use <bdi>{shown}</bdi> are refused from their next call on. This cannot be taken back;
          an owner can make a new key.
        </Trans>
      </p>
      {lastUsedAt !== null && (
        <p className="muted">
          <Trans>
            Last used: <Moment at={lastUsedAt} />
          </Trans>
        </p>
      )}
    </>
  )
}

function End({ path, keyID }: { path: string; keyID: string }) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === 'end'
  return (
    <Form method="post" action={path} preventScrollReset>
      <input type="hidden" name="intent" value="end" />
      <input type="hidden" name="keyID" value={keyID} />
      <Button type="submit" variant="danger" block aria-disabled={isBusy || undefined}>
        <Trans>End the key</Trans>
      </Button>
    </Form>
  )
}
