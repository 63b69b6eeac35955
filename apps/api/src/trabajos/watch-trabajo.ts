import { Readable } from 'node:stream'
import type { Handler } from '../platform/http/mount.ts'
import { ownTrabajo } from './own-trabajo.ts'

export const watchTrabajo: Handler<'watchTrabajo'> = async (
  { db, trabajos },
  { sesion, params, request },
) => {
  await ownTrabajo(db, params.id, sesion)
  const controller = new AbortController()
  request.raw.once('close', () => controller.abort())
  async function* events() {
    // A first line is sent at once, so that proxies and clients know that the stream is open.
    yield ': apremia\n\n'
    for await (const state of trabajos.watch(params.id, controller.signal)) {
      yield `event: trabajo\ndata: ${JSON.stringify(state)}\n\n`
    }
  }
  return Readable.from(events(), { objectMode: false })
}
