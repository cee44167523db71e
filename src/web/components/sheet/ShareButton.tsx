import { useEffect, useRef, useState } from 'react'
import { IconExternalLink } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toastList.ts'
import styles from './Actions.module.css'

/** Copies the link of the page and says so with `copied` (P2.22); where the browser does not let it, the link stands there to be copied by hand. */
export function ShareButton({ path, copied }: { path: string; copied: string }) {
  const [shown, setShown] = useState<string>()
  async function copy() {
    const link = new URL(path, window.location.origin).href
    try {
      await navigator.clipboard.writeText(link)
      setShown(undefined)
      showToast({ tone: 'success', text: copied })
    } catch {
      setShown(link)
    }
  }
  return (
    <>
      <Button className={styles.share} onClick={() => void copy()}>
        <IconExternalLink size={16} stroke={1.75} aria-hidden />
        <Trans>Share</Trans>
      </Button>
      {shown !== undefined && <LinkField link={shown} onLeave={() => setShown(undefined)} />}
    </>
  )
}

function LinkField({ link, onLeave }: { link: string; onLeave(): void }) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <input
      ref={field}
      className={styles.link}
      readOnly
      value={link}
      aria-label={t`Link of this page, ready to be copied`}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave()
      }}
    />
  )
}
