import type {
  ClaseDeAlarma,
  ClaseDeSaldada,
  ClaseDeUrgencia,
  Mesa,
  PestanaDeMesa,
} from '@apremia/core'

const PESTANA: Readonly<Record<Mesa, PestanaDeMesa>> = {
  judicial: 'juicios',
  extrajudicial: 'inicio',
}

/** Returns the URL of a desk (list of cases) with a filter. The list includes the cases of any date. */
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

export const enlaceDeVencimiento = (mesa: Mesa, vence: ClaseDeUrgencia, abogado = ''): string =>
  enlaceDeMesa(mesa, abogado, { vence })

export const enlaceDeAlarma = (mesa: Mesa, alarma: ClaseDeAlarma, abogado = ''): string =>
  enlaceDeMesa(mesa, abogado, { solapa: 'todos', alarma })

export const enlaceDeSaldadas = (mesa: Mesa, saldada: ClaseDeSaldada, abogado = ''): string =>
  enlaceDeMesa(mesa, abogado, { solapa: 'todos', saldada })

/**
 * Returns the URL of the list of payment agreements that are about to lapse. Without `abogado`, the list has the
 * agreements of every lawyer that the person may see.
 */
export const enlaceDeRiesgo = (abogado?: string): string =>
  `/convenios?${new URLSearchParams({ enRiesgo: '1', ...(abogado ? { abogado } : {}) })}`

/**
 * Returns the URL of the list of demand letters that still wait for an acknowledgement. Without `abogado`, the list has
 * the letters of every lawyer that the person may see.
 */
export const enlaceDeCartas = (abogado?: string): string =>
  `/cartas?${new URLSearchParams({ acuse: 'pendiente', ...(abogado ? { abogado } : {}) })}`
