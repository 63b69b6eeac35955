import type {
  ClaseDeAlarma,
  ClaseDeSaldada,
  ClaseDeVencimiento,
  Mesa,
  PestanaDeMesa,
} from '@apremia/core'

/** Tab that lists the cases of each desk. */
const PESTANA: Readonly<Record<Mesa, PestanaDeMesa>> = {
  judicial: 'juicios',
  extrajudicial: 'inicio',
}

/** Address of a desk with a filter, including the cases of any date. */
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

/** Address of the cases that a number of deadlines counts. */
export const enlaceDeVencimiento = (mesa: Mesa, vence: ClaseDeVencimiento, abogado = ''): string =>
  enlaceDeMesa(mesa, abogado, { vence })

/** Address of the cases behind the figure of an alarm, in whichever tab of the desk they are. */
export const enlaceDeAlarma = (mesa: Mesa, alarma: ClaseDeAlarma, abogado = ''): string =>
  enlaceDeMesa(mesa, abogado, { solapa: 'todos', alarma })

/** Address of the paid cases, in any tab of the desk. */
export const enlaceDeSaldadas = (mesa: Mesa, saldada: ClaseDeSaldada, abogado = ''): string =>
  enlaceDeMesa(mesa, abogado, { solapa: 'todos', saldada })

/** Address of the agreements about to lapse, of one lawyer or of every lawyer the person may see. */
export const enlaceDeRiesgo = (abogado?: string): string =>
  `/convenios?${new URLSearchParams({ enRiesgo: '1', ...(abogado ? { abogado } : {}) })}`

/** Address of the letters that have not come back, of one lawyer or of every lawyer the person may see. */
export const enlaceDeCartas = (abogado?: string): string =>
  `/cartas?${new URLSearchParams({ acuse: 'pendiente', ...(abogado ? { abogado } : {}) })}`
