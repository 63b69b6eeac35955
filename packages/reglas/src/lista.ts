import { CLASES_DE_FORMA, decideFilaDeLista, LISTAS_CORTAS } from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  optionalDe,
  readEntero,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readOpcion,
  readTexto,
} from './read-entrada.ts'
import { writeDecision } from './write-salida.ts'

export const reglasDeLista = {
  /**
   * Saves a row of one of the short lists of the municipality (LISTAS_CORTAS). `fila` is the code of the row to change,
   * or 0 for a new row. `filas` are the names of the existing rows, whose codes are 1, 2, 3…
   */
  'lista/guardar': (entrada) => {
    const { lista, fila, nombre, clase, activo, filas, enUso } = readObjeto(entrada, {
      lista: readOpcion(LISTAS_CORTAS),
      fila: optionalDe(readEntero, 0),
      nombre: readTexto,
      clase: optionalDe(readOpcion(['', ...CLASES_DE_FORMA]), ''),
      activo: optionalDe(readLogico, true),
      filas: (valor, campo) => readListaDeEntrada(valor, readTexto, campo),
      enUso: optionalDe(readLogico, false),
    })
    const rows = filas.map((una, i) => ({
      codigo: String(i + 1),
      nombre: una,
      activo: true,
      clase: lista === 'formas' ? ('contado' as const) : ('' as const),
    }))
    const codigo = String(fila || rows.length + 1)
    const decision = decideFilaDeLista({ codigo, nombre, clase, activo }, { lista, rows, enUso })
    return writeDecision(decision, (valor) => valor.nombre)
  },
} as const satisfies Record<string, Regla>
