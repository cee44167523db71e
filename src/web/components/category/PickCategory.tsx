import { useEffect, useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Field, fieldID } from '../../ui/Field.tsx'
import { ListBelow } from '../../ui/ListBelow.tsx'
import { matches, type Choice } from '../../ui/matching.ts'
import { useListBelow } from '../../ui/useListBelow.ts'
import { useScripted } from '../../ui/useScripted.ts'
import { useWanted } from '../../ui/useWanted.ts'
import { useSite } from '../layout/site.ts'
import { CategorySelects } from './CategorySelects.tsx'
import type { Option } from '../forms/Options.tsx'
import { loadCategories } from './known-categories.ts'
import { between, type CategoryGroup } from './options.ts'
import styles from './PickCategory.module.css'

type Props = {
  /** A path such as `0004.0004-03-02`; empty for none. */
  value: string
  /** What it is called. */
  text: string
  industry: string
  industries: readonly Option[]
  categories: readonly CategoryGroup[]
  error?: React.ReactNode
  /** Of the value in the form, where there is more than one. */
  name?: string
  label?: React.ReactNode
  isOptional?: boolean
  /** Told that another one was chosen. */
  onEdited(): void
}

/** One category of the industry tree: looked for by words, or step by step; two pick lists without scripts. */
export function PickCategory(props: Props) {
  const scripted = useScripted()
  return scripted ? <Combobox {...props} /> : <CategorySelects {...props} />
}

function Combobox({
  value,
  text,
  industries,
  error,
  name = 'category',
  label,
  isOptional = false,
  onEdited,
}: Props) {
  const { t } = useLingui()
  const language = useSite()?.language ?? 'en'
  const { data: all = [], want, loading } = useWanted(() => loadCategories(language))
  const [picked, setPicked] = useState({ value, text })
  // What came back from this tab is a path alone: the list says what it is called.
  const isNameless = picked.value !== '' && picked.text === ''
  useEffect(() => {
    if (isNameless) want()
    // It is wanted once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isNameless])
  const known = isNameless ? all.find((one) => one.value === picked.value) : undefined
  const chosen = known ? stepOf(known) : picked
  const [words, setTyped] = useState<string>()
  const typed = words ?? chosen.text
  const [within, setWithin] = useState<Industry>()
  const isAsking = typed.trim() !== '' && typed !== chosen.text
  const steps: Step[] = isAsking
    ? matches(all, typed, []).map(stepOf)
    : within === undefined
      ? industries.map((industry) => ({ opens: industry, text: industry.name }))
      : [
          { opens: undefined, text: t`Back to all industries` },
          ...all.filter(({ value: path }) => path.startsWith(`${within.value}.`)).map(stepOf),
        ]
  const list = useListBelow({
    count: steps.length,
    onTake: (line) => pick(steps[line]),
    onClose: () => setTyped(undefined),
  })

  function pick(choice: Step | undefined): void {
    if (!choice) return
    if ('opens' in choice) {
      setTyped('')
      setWithin(choice.opens)
      return list.show()
    }
    setPicked({ value: choice.value, text: choice.text })
    setTyped(undefined)
    list.hide()
    onEdited()
  }
  return (
    <div className={styles.box} {...list.frame}>
      <input type="hidden" name={name} value={chosen.value} />
      {name === 'category' && <input type="hidden" name="industry" value={chosen.value.slice(0, 4)} />}
      <Field
        {...list.field}
        // Its own text is not sent: the path above is.
        name={`${name}-words`}
        form="not-sent"
        id={fieldID(name)}
        label={label ?? <Trans>Category</Trans>}
        hint={<Trans>Type what it is, or go through the industries.</Trans>}
        error={error}
        required={!isOptional}
        value={typed}
        onFocus={(event) => {
          want()
          event.currentTarget.select()
        }}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          list.show(currentTarget.value.trim() === '' ? -1 : 0)
        }}
      />
      <ListBelow
        list={list}
        label={t`Category`}
        loading={loading}
        none={<Trans>No category is called so.</Trans>}
        said={list.open && <Said isAsking={isAsking} within={within?.name} steps={steps.length} />}
      >
        {steps.map((choice, at) => (
          <div
            key={'opens' in choice ? `${choice.opens?.value}` : choice.value}
            {...list.lineOf(at)}
            className={'opens' in choice ? styles.opens : undefined}
          >
            {choice.text}
          </div>
        ))}
      </ListBelow>
    </div>
  )
}

type SaidProps = { isAsking: boolean; within: string | undefined; steps: number }

/** What the list holds: it changes below whoever does not see it. */
function Said({ isAsking, within, steps }: SaidProps) {
  if (isAsking) return <Plural value={steps} one="# category found" other="# categories found" />
  if (within === undefined) return <Plural value={steps} one="# industry" other="# industries" />
  // The first line leads back.
  const categories = steps - 1
  return (
    <Trans>
      {within}: <Plural value={categories} one="# category" other="# categories" />
    </Trans>
  )
}

/** A category to choose, or an industry to look into. */
type Step = Chosen | { opens: Industry | undefined; text: string }
type Industry = Props['industries'][number]
type Chosen = { value: string; text: string }

/** A category with everything above it. */
const stepOf = ({ value, name, detail }: Choice): Chosen => ({
  value,
  text: detail === undefined ? name : `${detail}${between}${name}`,
})
