import { interpolar, textos } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { DOCX } from './hilo-de-escritos.ts'
import { prepareEscrito } from './prepare-escrito.ts'
import { refuseFaltas } from './refuse-faltas.ts'

/** Fills a template with the data of a case and saves nothing. Accepts a retired template too. */
export const tryPlantilla: Handler<'tryPlantilla'> = async (
  services,
  { sesion, params, query },
) => {
  const pedido = { ...query, plantilla: params.id }
  const { clave, plantilla, faltas, fill } = await prepareEscrito(services, sesion, pedido)
  refuseFaltas(faltas)
  const body = Buffer.from(await fill())
  const { recurso, imponible } = clave
  const name = interpolar(textos.archivos.escrito, {
    ...{ plantilla: plantilla.nombre, recurso, imponible },
  })
  return { kind: 'file', name, type: DOCX, size: body.byteLength, body }
}
