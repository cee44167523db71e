// What pictures of products show, in words (P3.4): read aloud to who does not see them, and shown below them.
import * as z from 'zod'
import { limits } from './limits.ts'
import { plainText } from './text.ts'

/** The `fileID` of a checked upload of the company, or the address of a picture that the product has. */
export const PictureRef = z.string().min(1).max(500)

/** By the picture; an empty text takes it away. */
export const PictureTexts = z
  .record(PictureRef, plainText({ max: limits.pictureAltMax, isProse: true }))
  .refine((texts) => Object.keys(texts).length <= limits.photosPerProductMax, {
    error: 'Too many pictures',
  })
