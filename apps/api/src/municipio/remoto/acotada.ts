import { interpolar, textos } from '@apremia/core'
import {
  claveDeMuestra,
  type MuestraDeLlamadas,
  type ParametrosDeLlamada,
} from './muestra-de-llamadas.ts'

const { acotar: t } = textos.sincronizacion.comprobar
const conMiles = new Intl.NumberFormat('es-AR')

/**
 * Describes how to check that the municipality's service applies a filter of a request, such as the lawyer. Some
 * services ignore the filter and send other rows too.
 */
export interface Acotada<T> {
  /**
   * Parameters of a separate test request that checks only this filter. When absent, the first test request of the same
   * API call also checks the filter.
   */
  readonly params?: ParametrosDeLlamada
  readonly que: (muestra: MuestraDeLlamadas) => string
  readonly efecto: keyof typeof t.efectos
  readonly isAsked: (fila: T, muestra: MuestraDeLlamadas) => boolean
}

export const ofAbogado = <T>(
  efecto: Acotada<T>['efecto'],
  isAsked: Acotada<T>['isAsked'],
): Acotada<T> => ({
  efecto,
  isAsked,
  que: ({ abogado = '' }) => interpolar(t.deAbogado, { abogado }),
})

export const hasLegal = (
  { LEGAL }: { readonly LEGAL: string },
  { abogado = '' }: MuestraDeLlamadas,
): boolean => LEGAL.split(', ').includes(abogado)

export const isOfItem = (
  { NRO_IMPONIBLE, RECURSO }: { readonly NRO_IMPONIBLE: number; readonly RECURSO: string },
  { item }: MuestraDeLlamadas,
): boolean =>
  item === undefined ||
  claveDeMuestra(NRO_IMPONIBLE, RECURSO) === claveDeMuestra(item.imponible, item.recurso)

export const ofItem = <T>(
  efecto: Acotada<T>['efecto'],
  isAsked: Acotada<T>['isAsked'],
  params?: ParametrosDeLlamada,
): Acotada<T> => ({
  ...{ efecto, isAsked, ...(params && { params }) },
  que: ({ item }) =>
    interpolar(t.deItem, { imponible: item?.imponible ?? '', recurso: item?.recurso ?? '' }),
})

export const describeAjenas = <T>(
  filas: readonly T[],
  { que, efecto, isAsked }: Acotada<T>,
  muestra: MuestraDeLlamadas,
): string => {
  const ajenas = filas.filter((fila) => !isAsked(fila, muestra)).length
  if (ajenas === 0) return ''
  return interpolar(t.ajenas, {
    ...{ que: que(muestra), efecto: t.efectos[efecto] },
    ...{ ajenas: conMiles.format(ajenas), total: conMiles.format(filas.length) },
  })
}
