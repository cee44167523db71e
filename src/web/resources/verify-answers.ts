import program from '../../../bin/verify-answers.mjs?raw'

/** The program that checks statements of answers, for everybody to read and run. */
export function loader(): Response {
  return new Response(program, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'content-disposition': 'attachment; filename="verify-answers.mjs"',
      'cache-control': 'public, max-age=3600',
    },
  })
}
