import { checkFirmanteVivo, decideMarca, formatFecha, writeMarca } from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  nullable,
  optionalDe,
  readFecha,
  readListaDeEntrada,
  readObjeto,
  readTexto,
} from './read-entrada.ts'
import { readMarca } from './read-titulo.ts'
import { writeDecision } from './write-salida.ts'

const readMarcado = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    {
      ...{ nombre: readTexto, marca: readMarca, desde: nullable(readFecha) },
      ...{ nroDoc: optionalDe(readTexto, ''), cuit: optionalDe(readTexto, '') },
    },
    campo,
  )

export const reglasDeMarca = {
  'persona/marca': (entrada) => {
    const { hoy, ...pedida } = readObjeto(entrada, {
      marca: (valor: unknown, campo: string) => (valor === '' ? '' : readMarca(valor, campo)),
      desde: nullable(readFecha),
      nota: optionalDe(readTexto, ''),
      hoy: readFecha,
    })
    return writeDecision(decideMarca(pedida, hoy), (anotada) => ({
      ...anotada,
      desde: anotada.desde && formatFecha(anotada.desde),
      seLee: writeMarca(anotada),
    }))
  },
  'persona/firmante-vivo': (entrada) => {
    const { marcados, ...firma } = readObjeto(entrada, {
      ...{ dni: readTexto, firma: readFecha },
      marcados: (valor: unknown, campo: string) => readListaDeEntrada(valor, readMarcado, campo),
    })
    return checkFirmanteVivo(firma, marcados).map(({ mensaje }) => mensaje)
  },
} as const satisfies Record<string, Regla>
