import { useState } from 'react'
import { IconPlus, IconX } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { videoSource } from '../../../../contract/videos.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { useScripted } from '../../../ui/useScripted.ts'
import type { Problems } from './EditProblem.tsx'
import styles from './Rows.module.css'

type Props = { addresses: readonly string[]; problems: Problems; onEdited(): void }

const max = limits.videosPerProductMax
type Row = { key: number; address: string }

/** Addresses of films; whether one can be shown is said as soon as it stands there. */
export function VideoRows({ addresses, problems, onEdited }: Props) {
  const { t } = useLingui()
  const scripted = useScripted()
  const [rows, setRows] = useState<Row[]>(() => rowsOf(addresses.length > 0 ? addresses : ['']))
  const [fresh, setFresh] = useState<number>(max)
  const shown = scripted
    ? rows
    : rowsOf([...addresses, ...Array.from({ length: max }, () => '')].slice(0, max))
  return (
    <div className={styles.rows}>
      {shown.map((row, at) => {
        const number = at + 1
        return (
          <div key={row.key} className={styles.video}>
            <Address
              name={`video-${at}`}
              given={row.address}
              label={t`Address of video ${number}`}
              problem={problems[`video-${at}`]}
            />
            {scripted && rows.length > 1 && (
              <Button
                variant="quiet"
                aria-label={t`Remove video ${number}`}
                onClick={() => {
                  setRows(rows.filter(({ key }) => key !== row.key))
                  onEdited()
                }}
              >
                <IconX size={18} stroke={1.75} aria-hidden />
              </Button>
            )}
          </div>
        )
      })}
      {scripted && rows.length < max && (
        <Button
          size="small"
          className={styles.more}
          onClick={() => {
            setRows([...rows, { key: fresh, address: '' }])
            setFresh(fresh + 1)
          }}
        >
          <IconPlus size={16} stroke={1.75} aria-hidden />
          <Trans>Add video</Trans>
        </Button>
      )}
    </div>
  )
}

const rowsOf = (addresses: readonly string[]): Row[] => addresses.map((address, key) => ({ key, address }))

function Address({
  name,
  given,
  label,
  problem,
}: {
  name: string
  given: string
  label: string
  problem: string | undefined
}) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(false)
  const address = (typed ?? given).trim()
  const source = address === '' ? undefined : videoSource(address)
  const wrong = source === null && (left || typed === undefined)
  return (
    <Field
      name={name}
      type="url"
      inputMode="url"
      autoComplete="off"
      label={label}
      defaultValue={given}
      placeholder="https://www.youtube.com/watch?v=…"
      error={
        wrong
          ? t`This is not the address of a video on YouTube or Vimeo, such as https://www.youtube.com/watch?v=… or https://vimeo.com/…`
          : typed === undefined
            ? problem
            : undefined
      }
      hint={source && <Trans>This video can be shown.</Trans>}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onPaste={() => setLeft(true)}
      onBlur={() => setLeft(true)}
    />
  )
}
