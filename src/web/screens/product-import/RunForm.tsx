import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ProductImportEntry } from '../../../contract/import-shapes.ts'
import { limits } from '../../../contract/limits.ts'
import { formatNumber } from '../../components/text/formats.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Link } from '../../ui/Link.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { fileCountsOf } from './file-counts.ts'
import styles from './Import.module.css'
import { Radios } from './Radios.tsx'
import type { Wishes } from './use-wishes.ts'

const { importDays } = limits

type Props = {
  businessID: string
  entry: ProductImportEntry
  wishes: Wishes
  onWish(more: Partial<Wishes>): void
  path: string
}

/** Whether new products are published, what becomes of missing ones, and the button that begins. */
export function RunForm({ businessID, entry, wishes, onWish, path }: Props) {
  const { i18n } = useLingui()
  const scripted = useScripted()
  const { formData } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const [asks, setAsks] = useState(false)
  const isBusy = formData?.get('intent') === 'run'
  const { new: fresh = 0, changed = 0, missing = 0 } = entry.counts ?? {}
  const written = fresh + changed + (wishes.missing === 'keep' ? 0 : missing)
  const writtenText = formatNumber(written, i18n.locale)
  const { waiting } = fileCountsOf(entry)
  return (
    <Form
      method="post"
      action={path}
      ref={form}
      className={`sheet ${styles.sheet}`}
      aria-labelledby="run"
      onSubmit={(event) => {
        if (isBusy) return event.preventDefault()
        if (wishes.missing !== 'remove' || missing === 0 || asks || !scripted) return
        event.preventDefault()
        setAsks(true)
      }}
    >
      <h2 id="run" className="t-card">
        <Trans>Import it</Trans>
      </h2>
      <input type="hidden" name="intent" value="run" />
      {fresh > 0 && <Publishing businessID={businessID} entry={entry} wishes={wishes} onWish={onWish} />}
      {missing > 0 && <Missing missing={missing} wishes={wishes} onWish={onWish} />}
      {(entry.files?.documents.of ?? 0) > 0 && <Documents wishes={wishes} onWish={onWish} />}
      <div className={styles.ways}>
        <Button
          type="submit"
          variant="primary"
          aria-disabled={isBusy || written + waiting === 0 || undefined}
        >
          {!scripted ? (
            <Trans>Import</Trans>
          ) : written === 0 && waiting > 0 ? (
            <Trans>Add pictures and documents</Trans>
          ) : (
            <Trans>Import ({writtenText})</Trans>
          )}
        </Button>
        <p className="muted">
          <Trans>You can undo the whole import for {importDays} days.</Trans>
        </p>
      </div>
      <Dialog
        open={asks}
        title={<Trans>Remove products that the file does not tell of?</Trans>}
        onClose={() => setAsks(false)}
        actions={
          <>
            <Button data-first onClick={() => setAsks(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="danger" onClick={() => form.current?.requestSubmit()}>
              <Trans>Import and remove</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Plural
            value={missing}
            one="# product of your company is removed. Undoing the import brings it back."
            other="# products of your company are removed. Undoing the import brings them back."
          />
        </p>
      </Dialog>
    </Form>
  )
}

type PartProps = Pick<Props, 'businessID' | 'entry' | 'wishes' | 'onWish'>

function Publishing({ businessID, entry, wishes, onWish }: PartProps) {
  const scripted = useScripted()
  const { i18n } = useLingui()
  const { published, limit } = entry.showcase
  const room = Math.max(0, limit - published)
  const fresh = entry.counts?.new ?? 0
  const limitText = formatNumber(limit, i18n.locale)
  const roomText = formatNumber(room, i18n.locale)
  const isTooMany = fresh > room
  return (
    <>
      <Radios
        name="publish"
        legend={<Trans>New products</Trans>}
        value={wishes.publish}
        onChange={(publish) => onWish({ publish })}
        choices={[
          { value: 'drafts', label: <Trans>Keep them as drafts, which only your company sees</Trans> },
          {
            value: 'published',
            label: <Trans>Publish them</Trans>,
            isOff: room === 0,
            hint:
              room === 0 ? (
                <Trans>
                  Your plan shows {limitText} products, and all places are taken.{' '}
                  <Link to={`/business/${businessID}/membership`}>Membership</Link>
                </Trans>
              ) : isTooMany ? (
                <Trans>
                  Your plan shows {limitText} products: there is room for {roomText} of them. The others
                  become drafts.
                </Trans>
              ) : (
                <Trans>Your plan has room for all of them.</Trans>
              ),
          },
        ]}
      />
      {scripted && wishes.publish === 'published' && isTooMany && room > 0 && (
        <>
          <Radios
            name="which"
            legend={<Trans>Which of them are published</Trans>}
            value={wishes.which}
            onChange={(which) => onWish({ which })}
            choices={[
              { value: 'first', label: <Trans>Those that come first in the file</Trans> },
              {
                value: 'chosen',
                label: <Trans>Those that I tick in the list of new products below</Trans>,
                hint: wishes.which === 'chosen' && (
                  <Trans>
                    {wishes.rows.length} of {room} chosen
                  </Trans>
                ),
              },
            ]}
          />
          <input type="hidden" name="rows" value={wishes.rows.join(' ')} />
        </>
      )}
    </>
  )
}

function Missing({ missing, wishes, onWish }: Pick<Props, 'wishes' | 'onWish'> & { missing: number }) {
  return (
    <Radios
      name="missing"
      legend={
        <Plural
          value={missing}
          one="# product that the file does not tell of"
          other="# products that the file does not tell of"
        />
      }
      value={wishes.missing}
      onChange={(value) => onWish({ missing: value })}
      choices={[
        { value: 'keep', label: <Trans>Leave as they are</Trans> },
        { value: 'unlist', label: <Trans>Take out of the showcase, and keep them unlisted</Trans> },
        { value: 'remove', label: <Trans>Remove them</Trans> },
      ]}
    />
  )
}

function Documents({ wishes, onWish }: Pick<Props, 'wishes' | 'onWish'>) {
  return (
    <Radios
      name="documents"
      legend={<Trans>Documents that come with the products</Trans>}
      value={wishes.documents}
      onChange={(documents) => onWish({ documents })}
      choices={[
        { value: 'open', label: <Trans>Open to everybody who sees the product</Trans> },
        {
          value: 'request',
          label: <Trans>Only for those who send your company a request</Trans>,
          hint: <Trans>All others see what they are called, and ask for them.</Trans>,
        },
      ]}
    />
  )
}
