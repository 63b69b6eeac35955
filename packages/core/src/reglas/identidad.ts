import { parseReclamo, readDocumento } from '../identidad/read-documento.ts'
import { readFuentes } from '../identidad/read-fuentes.ts'
import type { Regla } from './caso-de-regla.ts'
import { readObjeto, readTexto } from './read-entrada.ts'

export const reglasDeIdentidad = {
  'identidad/documento': (entrada) => {
    const { reclamo: escrito, valor } = readObjeto(entrada, {
      reclamo: readTexto,
      valor: (dado) => dado,
    })
    const reclamo = parseReclamo(escrito)
    return reclamo === undefined
      ? null
      : { reclamo: reclamo.reclamo, ...readDocumento(reclamo, valor) }
  },
  'identidad/fuentes': (entrada) => readFuentes(readTexto(entrada)) ?? null,
} as const satisfies Record<string, Regla>
