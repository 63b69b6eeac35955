import { MAXIMO_DE_LISTA_ENTERA, PAGINA_SUPUESTA } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { AppError } from './app-error.ts'

export interface Pagina {
  readonly pagina: number
  readonly porPagina: number
}

const ENTERA: Pagina = { pagina: 1, porPagina: MAXIMO_DE_LISTA_ENTERA }

const conMiles = new Intl.NumberFormat('es-AR')

type Pedida = Partial<Pagina> | undefined

const isEntera = (query: Pedida): boolean =>
  query?.pagina === undefined && query?.porPagina === undefined

/**
 * Completes the query parameters of a list with the page to read. When the request asks for no page, the page is the
 * whole list, up to the maximum number of rows (D167).
 */
export const withPage = <Q extends Pedida>(query: Q): Q & Pagina => ({
  ...query,
  pagina: query?.pagina ?? PAGINA_SUPUESTA.pagina,
  porPagina: query?.porPagina ?? PAGINA_SUPUESTA.porPagina,
  ...(isEntera(query) ? ENTERA : {}),
})

/**
 * Refuses a whole list that exceeds the maximum length of an answer, instead of cutting the list. The error gives the
 * number of rows and tells how to ask for pages.
 *
 * @throws AppError 422
 */
export const refuseLong = (query: Pedida, total: number): void => {
  if (!isEntera(query) || total <= MAXIMO_DE_LISTA_ENTERA) return
  const mensaje = interpolar(textos.busqueda.listaDemasiadoLarga, {
    n: conMiles.format(total),
    maximo: conMiles.format(MAXIMO_DE_LISTA_ENTERA),
  })
  throw new AppError(422, 'lista-demasiado-larga', mensaje, {
    detalle: { total, maximo: MAXIMO_DE_LISTA_ENTERA },
  })
}
