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
    // Sends a first line at once, so that proxies and the client know that the stream of the job's progress is open.
    yield ': apremia\n\n'
    for await (const state of trabajos.watch(params.id, controller.signal)) {
      yield `event: trabajo\ndata: ${JSON.stringify(state)}\n\n`
    }
  }
  return Readable.from(events(), { objectMode: false })
}
