import { Form, useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { BoostEntry } from '../../../contract/boosts.ts'
import { boostsPath } from '../../../contract/boost-words.ts'
import { AskedFirst } from '../../components/sheet/AskedFirst.tsx'
import { Button } from '../../ui/Button.tsx'

type Props = { asked: BoostEntry | undefined; businessID: string; onClose(): void }

/** What stopping a boost does, asked before: over the page, or without scripts above it. */
export function StopBoost({ asked, businessID, onClose }: Props) {
  const path = boostsPath(businessID)
  return (
    <AskedFirst
      title={<Trans>Stop this boost?</Trans>}
      words={asked && <Words asked={asked} />}
      form={asked && <Stop path={path} boostID={asked.boostID} />}
      back={path}
      onClose={onClose}
    />
  )
}

function Words({ asked: { thing, state } }: { asked: BoostEntry }) {
  // An element, not a text: Trans reads a text among its words for tags.
  const shown = <>{thing.name}</>
  return (
    <p>
      {state === 'planned' ? (
        <Trans>
          <bdi>{shown}</bdi> will not be shown as Sponsored. It has not begun, so your plan has this boost
          again.
        </Trans>
      ) : (
        <Trans>
          <bdi>{shown}</bdi> is no longer shown as Sponsored from now on. Your plan does not get this boost
          back.
        </Trans>
      )}
    </p>
  )
}

function Stop({ path, boostID }: { path: string; boostID: string }) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === 'stop'
  return (
    <Form method="post" action={path} preventScrollReset>
      <input type="hidden" name="intent" value="stop" />
      <input type="hidden" name="boostID" value={boostID} />
      <Button type="submit" variant="danger" block aria-disabled={isBusy || undefined}>
        <Trans>Stop the boost</Trans>
      </Button>
    </Form>
  )
}
