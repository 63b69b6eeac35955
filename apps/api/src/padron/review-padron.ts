import { requireFile } from '../platform/http/form.ts'
import type { Handler } from '../platform/http/mount.ts'
import { assertPropio } from './require-carga.ts'
import { startCarga } from './start-carga.ts'

export const reviewPadron: Handler<'reviewPadron'> = async (services, { sesion, files, body }) => {
  assertPropio(services)
  const file = requireFile(files, 'file')
  return startCarga(services, sesion, file, {
    ...{ modo: body.modo, simulacion: body.simulacion, aplicar: false },
  })
}
