import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import type { PictureEntry } from '../../../components/upload/picture-list.ts'
import { Field } from '../../../ui/Field.tsx'
import type { Problems } from './EditProblem.tsx'
import { pictureTextName } from './values.ts'
import styles from './PictureTexts.module.css'

type Props = { pictures: readonly PictureEntry[]; problems: Problems; onEdited(): void }

/** A field for what each picture shows, beside it; nothing without pictures. */
export function PictureTexts({ pictures, problems, onEdited }: Props) {
  const { t } = useLingui()
  if (pictures.length === 0) return null
  return (
    <fieldset className={styles.texts}>
      <legend>
        <Trans>What the pictures show</Trans>
      </legend>
      <p className={styles.note}>
        <Trans>
          It stands below the picture and is read aloud to who does not see it. Whatever says itself needs no
          words.
        </Trans>
      </p>
      <ol className={styles.list}>
        {pictures.map(({ ref, url, text = '' }, at) => {
          const number = at + 1
          return (
            <li key={ref}>
              <img src={url} alt="" width={72} height={72} loading="lazy" />
              <Field
                name={pictureTextName(ref)}
                label={t`What picture ${number} shows`}
                defaultValue={text}
                maxLength={limits.pictureAltMax}
                error={problems[pictureTextName(ref)]}
                autoComplete="off"
                onInput={onEdited}
              />
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}
