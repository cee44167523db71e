import path from 'node:path'

/** The films there are: in `filmsFolder` each has its file `<name>.webm` and its poster `<name>.svg`. */
export const filmNames = ['bearing', 'gears', 'hydraulics', 'conveyor', 'lathe', 'works'] as const
export type FilmName = (typeof filmNames)[number]

/** Where the films lie as they were made (make/films.ts); nothing else lies there. */
export const filmsFolder = path.resolve(import.meta.dirname, '../films')
