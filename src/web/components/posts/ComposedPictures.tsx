import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { picturesField, type ComposedPicture } from './composed.ts'
import styles from './ComposedPictures.module.css'

type Props = {
  pictures: readonly ComposedPicture[]
  onChange(change: (before: readonly ComposedPicture[]) => readonly ComposedPicture[]): void
}

/** The pictures of a new post in their order, each with what it shows in words. */
export function ComposedPictures({ pictures, onChange }: Props) {
  const { t } = useLingui()
  const change = (token: string, to: Partial<ComposedPicture>) =>
    onChange((before) => before.map((one) => (one.token === token ? { ...one, ...to } : one)))
  return (
    <>
      <input type="hidden" name={picturesField} value={JSON.stringify(pictures)} />
      {pictures.length > 0 && (
        <ol className={styles.pictures}>
          {pictures.map(({ token, url, alt }, at) => {
            const number = at + 1
            return (
              <li key={token} className={styles.item}>
                <img src={url} alt={alt || t`Picture ${number}`} width={96} height={96} />
                <Field
                  label={t`What picture ${number} shows`}
                  name={`alt-${number}`}
                  value={alt}
                  maxLength={limits.pictureAltMax}
                  onChange={(event) => change(token, { alt: event.currentTarget.value })}
                />
                <span className={styles.acts}>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t`Move picture ${number} forward`}
                    disabled={at === 0}
                    onClick={() => onChange((before) => swapped(before, at, at - 1))}
                  >
                    <IconArrowLeft size={18} stroke={1.75} aria-hidden />
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t`Move picture ${number} back`}
                    disabled={number === pictures.length}
                    onClick={() => onChange((before) => swapped(before, at, number))}
                  >
                    <IconArrowRight size={18} stroke={1.75} aria-hidden />
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t`Remove picture ${number}`}
                    onClick={() => onChange((before) => before.filter((one) => one.token !== token))}
                  >
                    <IconTrash size={18} stroke={1.75} aria-hidden />
                  </Button>
                </span>
              </li>
            )
          })}
        </ol>
      )}
    </>
  )
}

function swapped<Item>(items: readonly Item[], one: number, other: number): readonly Item[] {
  const next = [...items]
  ;[next[one], next[other]] = [next[other]!, next[one]!]
  return next
}
