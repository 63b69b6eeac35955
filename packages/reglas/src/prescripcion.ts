import {
  type CausaDePrescripcion,
  CLASES_DE_CAUSA,
  CRITERIOS_DE_PRESCRIPCION,
  computePrescripcion,
  findCausasDePrescripcion,
  formatFecha,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  type LectorDeEntrada,
  nullable,
  optionalDe,
  readEntero,
  readFecha,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readOpcion,
  readPeriodo,
  readTexto,
} from './read-entrada.ts'
import { writeRespuesta } from './write-salida.ts'

const listOf =
  <T>(read: LectorDeEntrada<T>) =>
  (valor: unknown, campo: string) =>
    readListaDeEntrada(valor, read, campo)

const recordOf =
  <L extends Readonly<Record<string, LectorDeEntrada<unknown>>>>(lectores: L) =>
  (valor: unknown, campo: string) =>
    readObjeto(valor, lectores, campo)

const readOrdinal = (valor: unknown, campo: string): number => {
  const { anio, cuota } = readPeriodo(valor, campo)
  return anio * 1000 + cuota
}

const CAUSA = {
  clase: readOpcion(CLASES_DE_CAUSA),
  fecha: readFecha,
  supuesta: optionalDe(readLogico, false),
  sinAcuse: optionalDe(readLogico, false),
}

const CARTA = {
  fecha: readFecha,
  recibida: nullable(readFecha),
  desde: nullable(readOrdinal),
  hasta: nullable(readOrdinal),
}

const TITULO = {
  numero: readEntero,
  emitido: readFecha,
  anulado: nullable(readFecha),
  periodos: listOf(readOrdinal),
}

const HECHOS = {
  cartas: optionalDe(listOf(recordOf(CARTA)), []),
  convenios: optionalDe(
    listOf(recordOf({ firmado: readFecha, periodos: listOf(readOrdinal) })),
    [],
  ),
  radicaciones: optionalDe(listOf(recordOf({ fecha: readFecha, nrotit: readTexto })), []),
  titulos: optionalDe(listOf(recordOf(TITULO)), []),
}

const writeCausa = ({ clase, fecha, supuesta, sinAcuse }: CausaDePrescripcion): string =>
  [
    `${clase} ${formatFecha(fecha)}`,
    ...(supuesta ? ['supuesta'] : []),
    ...(sinAcuse ? ['sin acuse'] : []),
  ].join(', ')

export const reglasDePrescripcionDePeriodos: Readonly<Record<string, Regla>> = {
  'prescripcion/causas': (entrada) => {
    const { periodo, vencimiento, ...hechos } = readObjeto(entrada, {
      ...HECHOS,
      periodo: readPeriodo,
      vencimiento: nullable(readFecha),
    })
    return findCausasDePrescripcion(hechos, { ...periodo, vencimiento }).map(writeCausa)
  },
  /** Computes until which day a tax period can be claimed. The term has five years unless the test case says others. */
  'prescripcion/periodo': (entrada) => {
    const { hoy, criterio, anios, desdeEnero, ...periodo } = readObjeto(entrada, {
      hoy: readFecha,
      criterio: optionalDe(readOpcion(CRITERIOS_DE_PRESCRIPCION), 'conservadora'),
      anios: optionalDe(readEntero, 5),
      desdeEnero: optionalDe(readEntero, 0),
      vencimiento: nullable(readFecha),
      causas: optionalDe(listOf(recordOf(CAUSA)), []),
    })
    const enero = desdeEnero === 1
    const respuesta = computePrescripcion(
      periodo,
      criterio,
      {
        aniosAl: () => anios,
        desdeEneroAl: () => enero,
        aniosMinimos: anios,
        algunaDesdeEnero: enero,
      },
      hoy,
    )
    return writeRespuesta(respuesta, ({ estado, hasta }) => ({
      estado,
      hasta: hasta && formatFecha(hasta),
      frase: respuesta.frase,
    }))
  },
}
