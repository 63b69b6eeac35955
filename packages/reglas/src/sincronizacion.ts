import { checkRespuestasDeCartera } from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { readEntero, readObjeto } from './read-entrada.ts'
import { writeRechazo } from './write-salida.ts'

export const reglasDeSincronizacion = {
  'sincronizacion/respuestas': (entrada) => {
    const motivos = checkRespuestasDeCartera(
      readObjeto(entrada, { total: readEntero, sinRespuesta: readEntero }),
    )
    return motivos.length === 0 ? 'puede' : writeRechazo(motivos)
  },
} as const satisfies Readonly<Record<string, Regla>>
