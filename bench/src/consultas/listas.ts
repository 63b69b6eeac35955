import type { Producto } from '@apremia/api/bench'
import {
  ORDENES_DE_COMERCIOS,
  ORDENES_DE_CONTRIBUYENTES,
  ORDENES_DE_INMUEBLES,
} from '@apremia/api-client'
import { medir } from './medir.ts'

const POR_PAGINA = 50
/** Measured pages, as fractions of the length of a list: 0 is the first page and 1 is the last page. */
const LUGARES = [0, 0.001, 0.5, 0.999, 1]

const LISTAS = [
  ['inmuebles', '/municipio/recImpInm', ORDENES_DE_INMUEBLES, {}],
  ['contribuyentes', '/municipio/recImpContrib', ORDENES_DE_CONTRIBUYENTES, {}],
  ['comercios', '/municipio/consultas/comercioxVarios', ORDENES_DE_COMERCIOS, {}],
  [
    'inmuebles de una situación',
    '/municipio/recImpInm',
    ['NRO_INMUEBLE'],
    { situacion: 'NO', recurso: 'AB' },
  ],
] as const

/**
 * Returns the milliseconds that the pages of each list take, and the total number of rows. Each list is sorted by every
 * sortable column, in both directions. The measured pages are at the start, the middle and the end.
 */
export const medirListas = async ({
  call,
}: Producto): Promise<readonly (readonly [name: string, total: number, tiempos: number[]])[]> => {
  const medidas: (readonly [string, number, number[]])[] = []
  for (const [name, url, ordenes, filtro] of LISTAS) {
    const body = { data: { bsq: 1, ...filtro } }
    const { total } = await call('POST', `${url}?pagina=1`, 'admin', body)
    const ultima = Math.ceil(total / POR_PAGINA)
    const pedidos = ordenes.flatMap((orden) =>
      (['asc', 'desc'] as const).flatMap((sentido) =>
        LUGARES.map((lugar) => {
          const pagina = Math.max(1, Math.round(lugar * ultima))
          return `${url}?orden=${orden}&sentido=${sentido}&pagina=${pagina}&porPagina=${POR_PAGINA}`
        }),
      ),
    )
    const tiempos = await medir(pedidos.length * 2, (i) =>
      call('POST', pedidos[i % pedidos.length] ?? url, 'admin', body),
    )
    medidas.push([name, total, tiempos])
  }
  return medidas
}
