import { IconBookmark, IconCheck, IconHeart, IconPlus } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { actText, type ActName, type Thing } from '../../api/acts.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { formatNumber } from '../text/formats.ts'
import { actState } from './act-state.ts'
import { actsForm } from './ActsForm.tsx'
import { useAct } from './standing.tsx'
import styles from './ActButton.module.css'

type Props = {
  act: ActName
  thing: Thing
  /** How many do it, where that is shown. */
  count?: number
  className?: string
  /** Looks as `className` alone says. */
  bare?: boolean
  /** Where the words on the button are not enough; gets the number as it is shown, and whether it is done. */
  label?: (count: string, on: boolean) => string
  /** In the place of the act's own word until it is done; null leaves the icon alone. */
  children?: React.ReactNode
}

/** Like, follow or save: at once for who is signed in (P4.3), else by the form of the page, which leads to the log-in. */
export function ActButton(props: Props) {
  return <KeyedButton key={`${props.act} ${props.thing.id}`} {...props} />
}

function KeyedButton({ act, thing, count, className, bare, label, children }: Props) {
  const { i18n } = useLingui()
  const { on, count: counted, turn } = useAct(act, thing, count)
  const number = counted === undefined ? '' : formatNumber(counted, i18n.locale)
  const done = on && act !== 'like' ? act : undefined
  return (
    <button
      type="submit"
      form={actsForm}
      name="act"
      value={actText({ name: act, on: !on, thing })}
      className={bare ? className : buttonClass({}, className)}
      {...actState(act, on)}
      aria-label={label?.(number, on)}
      onClick={(event) => {
        if (!turn) return
        event.preventDefault()
        turn(!on)
      }}
    >
      <ActIcon act={act} on={on} />
      {children !== null && (
        <span>
          {done ? <DoneName act={done} /> : (children ?? <ActName act={act} />)}
          {counted !== undefined && (
            <>
              {' '}
              <span className={styles.count}>{number}</span>
            </>
          )}
        </span>
      )}
    </button>
  )
}

function ActIcon({ act, on }: { act: ActName; on: boolean }) {
  const Icon = act === 'follow' ? (on ? IconCheck : IconPlus) : act === 'like' ? IconHeart : IconBookmark
  return <Icon size={16} stroke={1.75} aria-hidden style={act === 'follow' ? { fill: 'none' } : undefined} />
}

function ActName({ act }: { act: ActName }) {
  switch (act) {
    case 'like':
      return <Trans>Like</Trans>
    case 'follow':
      return <Trans>Follow</Trans>
    case 'save':
      return <Trans>Save</Trans>
  }
}

/** What follow and save are called once they are done. */
function DoneName({ act }: { act: 'follow' | 'save' }) {
  return act === 'follow' ? <Trans>Following</Trans> : <Trans>Saved</Trans>
}
