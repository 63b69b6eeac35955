import { decideSalud, isLista } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { isVigilante } from '../platform/http/vigilante.ts'
import { measureSalud } from './measure-salud.ts'

export const getSaludLista: Handler<'getSaludLista'> = async (services, { request, reply }) => {
  const partes = decideSalud(await measureSalud(services))
  const lista = isLista(partes)
  if (!lista) reply.code(503).header('retry-after', 5)
  return {
    estado: lista ? 'lista' : 'no-lista',
    partes: isVigilante(request, services.config) ? partes.map((una) => ({ ...una })) : null,
  }
}
