/** The tests that run against a real S3 server too: all that keep files by `aFileServer` or `aBucket` (src/testing). */
export const s3Tests = [
  'src/domains/files',
  'src/domains/exports',
  'src/domains/imports/files.test.ts',
  'src/domains/imports/imports.test.ts',
  'src/domains/imports/replaced-pictures.test.ts',
  'src/domains/imports/sending.test.ts',
  'src/domains/inquiries/attachments.test.ts',
  'src/domains/trust/heads.test.ts',
  'src/platform/storage/private.test.ts',
  'scripts/backup/uploads.test.ts',
]
