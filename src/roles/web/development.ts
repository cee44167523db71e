// npm run dev: pages come from Vite's module runner, so that a saved file is on the screen at once. Never in production.
import type { FastifyInstance } from 'fastify'
import type { HandlePage } from './rendering.ts'

export type Development = { handlePage(): Promise<HandlePage>; close(): Promise<void> }

/** Puts Vite's middleware in front of `app`; its files, transforms and hot updates answer before any route. */
export async function startDevelopment(app: FastifyInstance): Promise<Development> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  // The starter tells when the process with the calls is back: open pages show what has changed there.
  const onMessage = (message: unknown) => {
    if (typeof message === 'object' && message !== null && 'reload' in message)
      vite.ws.send({ type: 'full-reload' })
  }
  process.on('message', onMessage)
  return {
    async handlePage() {
      const loaded = (await vite.ssrLoadModule('/src/web/server.ts')) as { handlePage: HandlePage }
      return loaded.handlePage
    },
    close: () => {
      process.off('message', onMessage)
      return vite.close()
    },
  }
}
