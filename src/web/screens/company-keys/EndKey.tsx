import { Form, useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { CompanyKeyEntry } from '../../../contract/company-keys.ts'
import { Moment } from '../../components/text/Times.tsx'
import { AskedFirst } from '../../components/sheet/AskedFirst.tsx'
import { Button } from '../../ui/Button.tsx'
import { keysPath } from '../../components/manage/keys-path.ts'

type Props = { asked: CompanyKeyEntry | undefined; businessID: string; onClose(): void }

/** What ending a key does, asked before: over the page, or without scripts above it. */
export function EndKey({ asked, businessID, onClose }: Props) {
  const path = keysPath(businessID)
  return (
    <AskedFirst
      title={<Trans>End this key?</Trans>}
      words={asked && <Words asked={asked} />}
      form={asked && <End path={path} keyID={asked.keyID} />}
      back={path}
      onClose={onClose}
    />
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
