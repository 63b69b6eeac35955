import type {
  ClaseDeAlarma,
  ClaseDeSaldada,
  ClaseDeVencimiento,
  Mesa,
  PestanaDeMesa,
} from '@apremia/core'

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
export const enlaceDeVencimiento = (mesa: Mesa, vence: ClaseDeVencimiento, abogado = ''): string =>
  enlaceDeMesa(mesa, abogado, { vence })

/** By what is warned of: the cases that number counts, in any tab of the desk. */
export const enlaceDeAlarma = (mesa: Mesa, alarma: ClaseDeAlarma, abogado = ''): string =>
  enlaceDeMesa(mesa, abogado, { solapa: 'todos', alarma })

/** Paid cases, in any tab of the desk. */
export const enlaceDeSaldadas = (mesa: Mesa, saldada: ClaseDeSaldada, abogado = ''): string =>
  enlaceDeMesa(mesa, abogado, { solapa: 'todos', saldada })

/** The agreements about to lapse, of one lawyer or of all there are to see. */
export const enlaceDeRiesgo = (abogado?: string): string =>
  `/convenios?${new URLSearchParams({ enRiesgo: '1', ...(abogado ? { abogado } : {}) })}`

/** The letters that have not come back, of one lawyer or of all there are to see. */
export const enlaceDeCartas = (abogado?: string): string =>
  `/cartas?${new URLSearchParams({ acuse: 'pendiente', ...(abogado ? { abogado } : {}) })}`
