import type { Entry } from '@apremia/api-client'
import { checkDocumento, checkOrden, isDocumento, type Principal } from '@apremia/core'
import { camposRechazados } from './refuse-motivos.ts'

const dichos = (pedido: object): [campo: string, texto: string][] =>
  Object.entries(pedido).flatMap(([campo, valor]): [string, string][] => {
    if (campo === 'data' && typeof valor === 'object' && valor !== null) return dichos(valor)
    return typeof valor === 'string' ? [[campo, valor.trim()]] : []
  })

/**
 * Refuses to sort or search a list by a field that is masked for the person. Otherwise the position or the presence of
 * a row would reveal the value (D10).
 *
 * @throws AppError 400 with every refused field
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
