import type { Mesa, PestanaDeMesa, Vencimiento } from '@apremia/core'

/** Where the cases of each desk are. */
const PESTANA: Readonly<Record<Mesa, PestanaDeMesa>> = {
  judicial: 'juicios',
  extrajudicial: 'inicio',
}

/** A desk already filtered, with the cases of any date. */
export const enlaceDeMesa = (
  mesa: Mesa,
  abogado: string,
  filtro: Readonly<Record<string, string>>,
): string =>
  `/mesa-${mesa}?${new URLSearchParams({
    pestana: PESTANA[mesa],
    ...(abogado === '' ? {} : { abogado }),
    historico: 'true',
    ...filtro,
  })}`

/** By what is due: the cases a number of the day counts. */
export const enlaceDeVencimiento = (mesa: Mesa, vence: Vencimiento, abogado = ''): string =>
  enlaceDeMesa(mesa, abogado, { vence })

/** The letters that have not come back, of one lawyer or of all there are to see. */
export const enlaceDeCartas = (abogado?: string): string =>
  `/cartas?${new URLSearchParams({ acuse: 'pendiente', ...(abogado ? { abogado } : {}) })}`
