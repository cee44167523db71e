const programs = import.meta.glob<string>('../../../bin/verify-answers.mjs', {
  query: '?raw',
  import: 'default',
})

/** The program that checks statements of answers, for everybody to read and run. */
export async function loader(): Promise<Response> {
  const program = await programs['../../../bin/verify-answers.mjs']!()
  return new Response(program, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'content-disposition': 'attachment; filename="verify-answers.mjs"',
      'cache-control': 'public, max-age=3600',
    },
  })
}
