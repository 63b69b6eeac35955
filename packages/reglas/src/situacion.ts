import {
  CLASES_DE_SITUACION,
  claseDeSituacion,
  decideSituacion,
  SITUACIONES_DE_INICIO,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { optionalDe, readLogico, readObjeto, readOpcion, readTexto } from './read-entrada.ts'
import { writeDecision } from './write-salida.ts'

/** Rules about the statuses of debt (situaciones). They use the initial catalogue of statuses of every installation. */
export const reglasDeSituacion = {
  'situacion/clase': (entrada) => claseDeSituacion(SITUACIONES_DE_INICIO, readTexto(entrada)),
  'situacion/guardar': (entrada) => {
    const { nuevo, ...situacion } = readObjeto(entrada, {
      codigo: readTexto,
      detalle: readTexto,
      destino: optionalDe(readTexto, 'CC'),
      clase: optionalDe(readOpcion(CLASES_DE_SITUACION), 'otra'),
      nuevo: optionalDe(readLogico, false),
    })
    const decision = decideSituacion(situacion, { situaciones: SITUACIONES_DE_INICIO, nuevo })
    return writeDecision(decision, ({ codigo, clase }) => `${codigo}: ${clase}`)
  },
} as const satisfies Record<string, Regla>
