// Texts for errors and mails on the server, by explicit id; pages use the compiled catalogues through macros.
import { errorTable, type ErrorName } from '../contract/errors.ts'
import ja from './ja/errors.json' with { type: 'json' }
import es from './es/errors.json' with { type: 'json' }
import it from './it/errors.json' with { type: 'json' }
import zh from './zh/errors.json' with { type: 'json' }

const catalogues: Record<string, Record<string, string>> = { ja, es, it, zh }

/** A text with its id, in `language`; English where a language has none. */
export const textIn = ({ id, message }: { id: string; message: string }, language: string): string =>
  catalogues[language]?.[id] ?? message

/** The text of an error in `language`; English where a language has none. */
export function errorText(name: string, language: string): string {
  const entry = errorTable[name as ErrorName] ?? errorTable.InternalError
  return textIn(entry.text, language)
}
