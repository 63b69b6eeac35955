import {
  CLASES_DE_CAUSA,
  CRITERIOS_DE_PRESCRIPCION,
  computePrescripcion,
  formatFecha,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  nullable,
  optionalDe,
  readEntero,
  readFecha,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readOpcion,
} from './read-entrada.ts'
import { writeRespuesta } from './write-salida.ts'

const readCausa = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    {
      clase: readOpcion(CLASES_DE_CAUSA),
      fecha: readFecha,
      supuesta: optionalDe(readLogico, false),
    },
    campo,
  )

export const reglasDePrescripcionDePeriodos: Readonly<Record<string, Regla>> = {
  /** Computes until which day a tax period can be claimed. The term has five years unless the test case says others. */
  'prescripcion/periodo': (entrada) => {
    const { hoy, criterio, anios, desdeEnero, ...periodo } = readObjeto(entrada, {
      hoy: readFecha,
      criterio: optionalDe(readOpcion(CRITERIOS_DE_PRESCRIPCION), 'conservadora'),
      anios: optionalDe(readEntero, 5),
      desdeEnero: optionalDe(readEntero, 0),
      vencimiento: nullable(readFecha),
      causas: optionalDe((valor, campo) => readListaDeEntrada(valor, readCausa, campo), []),
    })
    const reglas = { aniosAl: () => anios, desdeEnero: desdeEnero === 1 }
    const respuesta = computePrescripcion(periodo, criterio, reglas, hoy)
    return writeRespuesta(respuesta, ({ estado, hasta }) => ({
      estado,
      hasta: hasta && formatFecha(hasta),
      frase: respuesta.frase,
    }))
  },
}
