import { LanguageTabs } from './LanguageTabs.tsx'
import { OriginalSheet } from './OriginalSheet.tsx'
import type { LanguagesData } from './page-data.ts'
import type { TextsAnswer } from './saving.ts'
import { TextsForm } from './TextsForm.tsx'
import { useUnsaved } from './use-unsaved.ts'
import { useTextsForm } from './use-texts-form.ts'

type Props = {
  data: LanguagesData
  /** The address of the screen, and the name under which what is typed is kept, each without the language. */
  path: string
  draftName: string
  readOnly: boolean
  why?: React.ReactNode
  answer: TextsAnswer | undefined
  /** Where a field of the original is changed. */
  changeAt(name: string): string
  children?: React.ReactNode
}

/** A tab for each language: the original, or the form of another one. */
export function LanguagesPage(props: Props) {
  const { data, path, draftName, readOnly, changeAt } = props
  const { opened, original, tabs } = data
  const unsaved = useUnsaved(
    draftName,
    tabs.map(({ code }) => code),
    opened.code,
  )
  return (
    <>
      <LanguageTabs {...data} path={path} unsaved={unsaved} />
      {opened.code === original.code ? (
        <OriginalSheet data={data} changeAt={readOnly ? undefined : changeAt} />
      ) : (
        <OneLanguage key={opened.code} {...props} />
      )}
    </>
  )
}

function OneLanguage({ data, path, draftName, readOnly, why, answer, changeAt, children }: Props) {
  const { code } = data.opened
  const mine = answer?.language === code ? answer : undefined
  const state = useTextsForm({
    draftName: `${draftName}:${code}`,
    fields: data.fields,
    filled: data.filled,
    answer: mine,
  })
  return (
    <TextsForm
      data={data}
      here={`${path}?language=${code}`}
      readOnly={readOnly}
      why={why}
      answer={mine}
      state={state}
      readingAt={changeAt('nameReading')}
    >
      {children}
    </TextsForm>
  )
}
