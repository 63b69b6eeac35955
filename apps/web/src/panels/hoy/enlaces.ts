import type { Mesa, PestanaDeMesa, Vencimiento } from '@apremia/core'

/** Where the cases of each desk are. */
const PESTANA: Readonly<Record<Mesa, PestanaDeMesa>> = {
  judicial: 'juicios',
  extrajudicial: 'inicio',
}

/** A desk already filtered by what is due, with the cases of any date: those a number of the day counts. */
export const enlaceDeVencimiento = (mesa: Mesa, vence: Vencimiento, abogado = ''): string =>
  `/mesa-${mesa}?${new URLSearchParams({
    pestana: PESTANA[mesa],
    ...(abogado === '' ? {} : { abogado }),
    historico: 'true',
    vence,
  })}`

/** The letters that have not come back, of one lawyer or of all there are to see. */
export const enlaceDeCartas = (abogado?: string): string =>
  `/cartas?${new URLSearchParams({ acuse: 'pendiente', ...(abogado ? { abogado } : {}) })}`
