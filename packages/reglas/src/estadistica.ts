import { formatFecha, listMeses } from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { readEntero, readFecha, readObjeto } from './read-entrada.ts'

export const reglasDeEstadistica = {
  'estadistica/meses': (entrada) => {
    const { hoy, cuantos } = readObjeto(entrada, { hoy: readFecha, cuantos: readEntero })
    return listMeses(hoy, cuantos).map(
      ({ desde, hasta }) => `${formatFecha(desde)} a ${formatFecha(hasta)}`,
    )
  },
} as const satisfies Record<string, Regla>
