import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { sentText } from '../../api/sent.ts'
import { PickCategory } from '../../components/category/PickCategory.tsx'
import type { Option } from '../../components/forms/Options.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckField, SelectField } from '../../ui/Field.tsx'
import { useDraft } from '../../ui/useDraft.ts'
import { useScripted } from '../../ui/useScripted.ts'
import own from './CategoriesAsked.module.css'
import type { CategoryAsked } from './import-data.ts'
import styles from './Import.module.css'

/** So many are asked at once; the others once these are answered. */
const askedAtOnce = 20

type Props = { asked: readonly CategoryAsked[]; industries: readonly Option[]; path: string }

/** What the table calls categories and nobody knows: asked once for all products that have it. */
export function CategoriesAsked({ asked, industries, path }: Props) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === 'answer-categories'
  const shown = asked.slice(0, askedAtOnce)
  const others = asked.length - shown.length
  const form = useRef<HTMLFormElement>(null)
  // What was chosen before the page was loaded anew, by what the table calls it.
  const { draft, keepAs } = useDraft(`categories ${path}`)
  const onChosen = () =>
    // Once the form holds it.
    requestAnimationFrame(() => {
      if (!form.current) return
      const said = new FormData(form.current)
      keepAs(Object.fromEntries(shown.map(({ text }, at) => [text, sentText(said, `category-${at}`)])))
    })
  return (
    <Form
      method="post"
      ref={form}
      action={path}
      className={styles.note}
      noValidate
      aria-labelledby="asked"
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <input type="hidden" name="intent" value="answer-categories" />
      <h3 id="asked" className={styles.strong}>
        <Plural
          value={asked.length}
          one="The category of some products is not known"
          other="The categories of some products are not known"
        />
      </h3>
      <p>
        <Trans>
          Say once which category is meant; it is kept for the next file. What stays open is refused.
        </Trans>
      </p>
      <ol className={own.list}>
        {shown.map((one, at) => (
          <li key={one.text}>
            <input type="hidden" name="asked" value={one.text} />
            <Ask asked={one} at={at} industries={industries} kept={draft?.[one.text]} onChosen={onChosen} />
          </li>
        ))}
      </ol>
      {others > 0 && (
        <p className="muted">
          <Plural value={others} one="# more is asked after these." other="# more are asked after these." />
        </p>
      )}
      <CheckField name="likely" label={<Trans>Take the likeliest category where it is not sure</Trans>} />
      <Button type="submit" variant="primary" aria-disabled={isBusy || undefined}>
        <Trans>Save and check again</Trans>
      </Button>
    </Form>
  )
}

type AskProps = {
  asked: CategoryAsked
  industries: readonly Option[]
  at: number
  kept: string | undefined
  onChosen(): void
}

function Ask({ asked, industries, at, kept, onChosen }: AskProps) {
  const { t } = useLingui()
  const scripted = useScripted()
  const { text, products, chosen, chosenText, offered } = asked
  const likeliest = chosen === '' ? offered[0] : { value: chosen, name: chosenText }
  const label = (
    <>
      {text === '' ? <Trans>Products without any category</Trans> : <bdi>“{text}”</bdi>}{' '}
      <span className="muted">
        (<Plural value={products} one="# product" other="# products" />)
      </span>
    </>
  )
  if (!scripted)
    return (
      <SelectField name={`category-${at}`} label={label} defaultValue={likeliest?.value}>
        <option value="">{t`Not said yet`}</option>
        {offered.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    )
  const value = kept ?? likeliest?.value ?? ''
  return (
    <PickCategory
      name={`category-${at}`}
      label={label}
      value={value}
      // What was kept is a path alone: the list says what it is called.
      text={value === likeliest?.value ? likeliest.name : ''}
      industry=""
      industries={industries}
      categories={[]}
      isOptional
      onEdited={onChosen}
    />
  )
}
