import type { Entry } from '@apremia/api-client'
import { checkDocumento, checkOrden, isDocumento, type Principal } from '@apremia/core'
import { camposRechazados } from './refuse-motivos.ts'

/** The fields of a request that says something in them, those of the `data` of a search too. */
const dichos = (pedido: object): [campo: string, texto: string][] =>
  Object.entries(pedido).flatMap(([campo, valor]): [string, string][] => {
    if (campo === 'data' && typeof valor === 'object' && valor !== null) return dichos(valor)
    return typeof valor === 'string' ? [[campo, valor.trim()]] : []
  })

/**
 * A list is neither put in order nor looked into by what the person sees covered: from the place of a row, or from
 * whether there is one, they would work the datum out (D10).
 *
 * @throws AppError 400 with every field at fault
 */
export const refuseVelado = (
  { vela }: Entry,
  principal: Principal,
  { query = {}, body = {} }: { readonly query?: object; readonly body?: object },
): void => {
  const orden = 'orden' in query && typeof query.orden === 'string' ? query.orden : ''
  const motivos = [
    ...(vela === undefined ? [] : checkOrden(principal, vela, orden)),
    ...dichos({ ...query, ...body })
      .filter(([campo]) => isDocumento(campo))
      .flatMap(([campo, texto]) => checkDocumento(principal, campo, texto)),
  ]
  if (motivos.length > 0) throw camposRechazados(400, 'campos-invalidos', motivos)
}
