// Why a picture or document of an import does not come: on its screens.
import type { FileRefusal } from '../contract/import-words.ts'
import type { ServerText } from './texts.ts'

export const fileRefusalTexts: Readonly<Record<FileRefusal, ServerText>> = {
  'not-there': /*i18n*/ { id: 'import.file.notThere', message: 'There is no file of this name.' },
  'several-of-this-name': /*i18n*/ {
    id: 'import.file.severalOfThisName',
    message: 'There are several different files of this name.',
  },
  'own-domain-only': /*i18n*/ {
    id: 'import.file.ownDomainOnly',
    message:
      'It is fetched only from the company’s own website, by https, once one of you has a proven e-mail address there.',
  },
  'host-not-public': /*i18n*/ {
    id: 'import.file.hostNotPublic',
    message: 'This address cannot be reached from the internet.',
  },
  'no-answer': /*i18n*/ {
    id: 'import.file.noAnswer',
    message: 'The website did not answer, or too slowly.',
  },
  'too-large': /*i18n*/ {
    id: 'import.file.tooLarge',
    message: 'The file is larger than {size}.',
  },
  'not-a-picture': /*i18n*/ {
    id: 'import.file.notAPicture',
    message: 'This is no picture that we read: JPEG, PNG or WebP.',
  },
  'not-a-document': /*i18n*/ {
    id: 'import.file.notADocument',
    message: 'This is no document that we take: PDF, STEP, IGES, DXF or DWG.',
  },
  active: /*i18n*/ {
    id: 'import.file.active',
    message: 'The document holds scripts or other files. Save it without them.',
  },
  encrypted: /*i18n*/ {
    id: 'import.file.encrypted',
    message: 'The file is protected by a password.',
  },
  broken: /*i18n*/ { id: 'import.file.broken', message: 'The file is empty or damaged.' },
  'too-many-pictures': /*i18n*/ {
    id: 'import.file.tooManyPictures',
    message: 'A product takes at most {photosPerProductGiven} pictures.',
  },
  'too-many-documents': /*i18n*/ {
    id: 'import.file.tooManyDocuments',
    message: 'A product takes at most {documentsPerProductMax} documents.',
  },
  'too-many-files': /*i18n*/ {
    id: 'import.file.tooManyFiles',
    message: 'An import brings at most {importFilesMax} files.',
  },
  'product-left': /*i18n*/ {
    id: 'import.file.productLeft',
    message: 'Its product was not written, so it has nowhere to go.',
  },
}
