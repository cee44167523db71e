import { IconPaperclip, IconPhotoUp, IconTableImport } from '@tabler/icons-react'
import { useScripted } from '../../ui/useScripted.ts'
import styles from './DropZone.module.css'

const icons = { picture: IconPhotoUp, clip: IconPaperclip, table: IconTableImport }

type Props = {
  /** As of a file control. */
  accept: string
  multiple?: boolean
  disabled?: boolean
  /** The id of what is said about it. */
  hintID: string
  icon?: keyof typeof icons
  ref?: React.Ref<HTMLInputElement>
  /** Beside a button that is more important. */
  quiet?: boolean
  /** Never told nothing. */
  onFiles(files: readonly File[]): void
  /** Its words. */
  children: React.ReactNode
}

/** The button of a drop zone: a file control that looks like one. Before any script it has its place alone, so that nothing moves. */
export function ChooseFiles({
  accept,
  multiple,
  disabled,
  hintID,
  icon = 'picture',
  ref,
  quiet = false,
  onFiles,
  children,
}: Props) {
  const scripted = useScripted()
  const Icon = icons[icon]
  return (
    <label
      className={[styles.choose, quiet && styles.quiet, !scripted && 'later'].filter(Boolean).join(' ')}
      aria-disabled={disabled || undefined}
    >
      {scripted && (
        <input
          ref={ref}
          className="vh"
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={hintID}
          onChange={({ currentTarget }) => {
            // Copied first: emptying the control, so that the same file can be chosen again, empties its list.
            const files = [...(currentTarget.files ?? [])]
            currentTarget.value = ''
            if (files.length > 0) onFiles(files)
          }}
        />
      )}
      <Icon size={20} stroke={1.75} aria-hidden />
      {children}
    </label>
  )
}
