import { useEffect, useRef } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import type { SameBusinessEntry } from '../../../contract/business-management.ts'
import { Button } from '../../ui/Button.tsx'
import { SameCompanies } from './SameCompanies.tsx'
import styles from './FoundAlike.module.css'

/** Companies that may be the same: a hint while the form is filled in, a question once it was sent. */
export function FoundAlike({ same, asked }: { same: readonly SameBusinessEntry[]; asked: boolean }) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (asked) panel.current?.focus()
  }, [asked])
  return (
    <div role="status">
      {(same.length > 0 || asked) && (
        <section ref={panel} className={styles.panel} tabIndex={-1} aria-labelledby="alike">
          <h2 id="alike">
            <Plural
              value={same.length}
              one="This company may be here already"
              other="One of these companies may be yours already"
            />
          </h2>
          <p>
            <Trans>If it is, ask its owners to let you join: then you manage it together.</Trans>
          </p>
          <SameCompanies same={same} />
          {asked && (
            <Button type="submit" name="intent" value="another" className={styles.another}>
              <Trans>Mine is another company</Trans>
            </Button>
          )}
        </section>
      )}
    </div>
  )
}
