import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { ProductPlaceholder } from '../../components/product/ProductPlaceholder.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { LargePictures } from './LargePictures.tsx'
import { PictureTrack } from './PictureTrack.tsx'
import { Steps } from './Steps.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import { afterKey } from './steps.ts'
import type { ProductPageData } from './page-data.ts'
import styles from './Gallery.module.css'

/** The product's pictures: a row to push and links to each without scripts; steps, keys and full screen with them. */
export function Gallery({ product }: { product: ProductPageData }) {
  const { pictures, industryID } = product
  if (pictures.length === 0)
    return (
      <div className={styles.gallery}>
        <div className={styles.big}>
          <ProductPlaceholder industryID={industryID} size={120} />
        </div>
        <Thumbnails product={product} current={0} onPick={() => {}} />
      </div>
    )
  return <Pictures product={product} />
}

function Pictures({ product }: { product: ProductPageData }) {
  const { t } = useLingui()
  const { name, pictures } = product
  const total = pictures.length
  const [current, setCurrent] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const [isMoved, setIsMoved] = useState(false)
  const isScripted = useScripted()
  const gallery = useRef<HTMLElement>(null)
  const number = current + 1
  const onCurrent = useCallback((picture: number) => {
    setCurrent(picture)
    setIsMoved(true)
  }, [])
  const steps = { name, current, total, onCurrent }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const next =
      event.ctrlKey || event.metaKey || event.altKey ? undefined : afterKey(event.key, current, total)
    if (next === undefined) return
    event.preventDefault()
    onCurrent(next)
  })
  // Anywhere among the pictures, the large ones included: a listener of the whole, which is no control itself.
  useEffect(() => {
    const whole = gallery.current
    whole?.addEventListener('keydown', onKey)
    return () => whole?.removeEventListener('keydown', onKey)
  }, [])

  function onClose() {
    setIsOpen(false)
    // The opener may have been the link of another picture than the one seen last.
    const link = document.activeElement?.closest('[data-picture]')
    if (link && gallery.current?.contains(link))
      gallery.current
        .querySelector<HTMLElement>(`[data-picture="${current}"]`)
        ?.focus({ preventScroll: true })
  }

  return (
    <section ref={gallery} className={styles.gallery} aria-label={t`Image gallery`}>
      <div className={styles.big}>
        <PictureTrack
          name={name}
          pictures={pictures}
          current={current}
          onCurrent={onCurrent}
          onOpen={() => setIsOpen(true)}
          isScripted={isScripted}
        />
        <Steps {...steps} onOpen={() => setIsOpen(true)} />
      </div>
      <Thumbnails product={product} current={current} onPick={onCurrent} />
      <p className="vh" role="status">
        {isMoved && !isOpen && t`Picture ${number} of ${total}`}
      </p>
      {isOpen && <LargePictures {...steps} pictures={pictures} onClose={onClose} />}
    </section>
  )
}
