import { useEffect, useRef } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import { useScripted } from '../../../ui/useScripted.ts'
import styles from './BulkBar.module.css'

type Props = {
  chosen: number
  total: number
  onAll(on: boolean): void
}

/** What can be done to all ticked products at once. */
export function BulkBar({ chosen, total, onAll }: Props) {
  const scripted = useScripted()
  const box = useRef<HTMLInputElement>(null)
  const some = chosen > 0 && chosen < total
  useEffect(() => {
    if (box.current) box.current.indeterminate = some
  }, [some])
  const idle = scripted && chosen === 0
  return (
    <div className={styles.bar}>
      {scripted ? (
        <label className={styles.all}>
          <input
            ref={box}
            type="checkbox"
            checked={chosen === total}
            onChange={({ currentTarget }) => onAll(currentTarget.checked)}
          />
          <span>
            {chosen === 0 ? (
              <Trans>Choose all on this page</Trans>
            ) : (
              <Plural value={chosen} one="# product chosen" other="# products chosen" />
            )}
          </span>
        </label>
      ) : (
        <span className={`muted ${styles.all}`}>
          <Trans>Tick products to publish or unpublish them together</Trans>
        </span>
      )}
      <span className={styles.acts}>
        <Button type="submit" name="act" value="publish" size="small" disabled={idle}>
          <Trans>Publish</Trans>
        </Button>
        <Button type="submit" name="act" value="unpublish" size="small" disabled={idle}>
          <Trans>Unpublish</Trans>
        </Button>
      </span>
    </div>
  )
}
