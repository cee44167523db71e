import { IconBookmark, IconCheck, IconHeart, IconPlus } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { actText, type ActName, type Thing } from '../../api/acts.ts'
import { Button } from '../../ui/Button.tsx'
import { formatNumber } from '../text/formats.ts'
import { actsForm } from './ActsForm.tsx'
import { useAct } from './standing.tsx'
import styles from './ActButton.module.css'

type Props = {
  act: ActName
  thing: Thing
  /** How many do it, where that is shown. */
  count?: number
  className?: string
  /** Where the words on the button are not enough; gets the number as it is shown. */
  label?: (count: string) => string
  /** In the place of the act's own word. */
  children?: React.ReactNode
}

/** Like, follow or save: at once for who is signed in (section 4), else by the form of the page, which leads to the log-in. */
export function ActButton(props: Props) {
  return <KeyedButton key={`${props.act} ${props.thing.id}`} {...props} />
}

function KeyedButton({ act, thing, count, className, label, children }: Props) {
  const { i18n } = useLingui()
  const { on, count: counted, press } = useAct(act, thing, count)
  const number = counted === undefined ? '' : formatNumber(counted, i18n.locale)
  return (
    <Button
      type="submit"
      form={actsForm}
      name="act"
      value={actText({ name: act, on: !on, thing })}
      className={className}
      aria-pressed={on}
      aria-label={label?.(number)}
      onClick={(event) => {
        if (!press) return
        event.preventDefault()
        press()
      }}
    >
      <ActIcon act={act} on={on} />
      {children !== null && (
        <span className={styles.words}>
          {children ?? <ActName act={act} />}
          {counted !== undefined && (
            <>
              {' '}
              <span className={styles.count}>{number}</span>
            </>
          )}
        </span>
      )}
    </Button>
  )
}

function ActIcon({ act, on }: { act: ActName; on: boolean }) {
  const Icon = act === 'follow' ? (on ? IconCheck : IconPlus) : act === 'like' ? IconHeart : IconBookmark
  return <Icon size={16} stroke={1.75} aria-hidden />
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
