import { FILAS_INICIALES } from '../parametro/filas-iniciales.ts'
import { parametroVigente } from '../parametro/parametro-vigente.ts'
import { validateParametros } from '../parametro/validate-parametros.ts'
import type { Regla } from './caso.ts'
import { optional, readFecha, readObjeto } from './read-entrada.ts'
import { readClaveDeParametro, readFilasDeParametro } from './read-parametro.ts'
import { writeRechazo } from './write-salida.ts'

export const reglasDeParametro = {
  /** The rows of the case come after the first ones. */
  'parametro/vigente': (entrada) => {
    const { filas, clave, fecha } = readObjeto(entrada, {
      filas: optional(readFilasDeParametro, []),
      clave: readClaveDeParametro,
      fecha: readFecha,
    })
    const todas = [...FILAS_INICIALES, ...filas]
    const motivos = validateParametros(todas)
    if (motivos.length > 0) return writeRechazo(motivos)
    return parametroVigente(todas, clave, fecha)?.valor ?? null
  },
} as const satisfies Record<string, Regla>
