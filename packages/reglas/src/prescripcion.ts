import {
  BUSQUEDAS_DE_PRESCRIPCION,
  buildResumenDePrescripcion,
  type CausaDePrescripcion,
  CLASES_DE_CAUSA,
  CRITERIOS_DE_PRESCRIPCION,
  computePrescripcion,
  createFinDePeriodo,
  findCausasDePrescripcion,
  formatFecha,
  limitesDePrescripcion,
  seeDiaDePrescripcion,
  writeDiaDePrescripcion,
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

const reglasDe = (anios: number, enero: boolean) => ({
  ...{ aniosAl: () => anios, desdeEneroAl: () => enero },
  ...{ aniosMinimos: anios, algunaDesdeEnero: enero },
})

const writePeriodo = (ordinal: number): string =>
  `${Math.floor(ordinal / 1000)}/${String(ordinal % 1000).padStart(2, '0')}`

export const reglasDePrescripcionDePeriodos: Readonly<Record<string, Regla>> = {
  'prescripcion/causas': (entrada) => {
    const { periodo, vencimiento, ...hechos } = readObjeto(entrada, {
      ...HECHOS,
      periodo: readPeriodo,
      vencimiento: nullable(readFecha),
    })
    return findCausasDePrescripcion(hechos, { ...periodo, vencimiento }).map(writeCausa)
  },
  /**
   * Computes the last day on which a tax period can be claimed. The term is five years unless the test case gives a
   * different term.
   */
  'prescripcion/periodo': (entrada) => {
    const { hoy, criterio, anios, desdeEnero, ...periodo } = readObjeto(entrada, {
      hoy: readFecha,
      criterio: optionalDe(readOpcion(CRITERIOS_DE_PRESCRIPCION), 'conservadora'),
      anios: optionalDe(readEntero, 5),
      desdeEnero: optionalDe(readEntero, 0),
      vencimiento: nullable(readFecha),
      causas: optionalDe(listOf(recordOf(CAUSA)), []),
    })
    const respuesta = computePrescripcion(periodo, criterio, reglasDe(anios, desdeEnero === 1), hoy)
    return writeRespuesta(respuesta, ({ estado, hasta }) => ({
      estado,
      hasta: hasta && formatFecha(hasta),
      frase: respuesta.frase,
    }))
  },
  /**
   * Summarises when the unpaid tax periods of a case prescribe (become too old to sue for), as the lists of cases show
   * it.
   */
  'prescripcion/de-caso': (entrada) => {
    const { periodos, desdeEnero } = readObjeto(entrada, {
      desdeEnero: optionalDe(readEntero, 0),
      periodos: listOf(
        recordOf({
          periodo: readPeriodo,
          vencimiento: readFecha,
          causas: optionalDe(listOf(recordOf(CAUSA)), []),
        }),
      ),
    })
    const finDe = createFinDePeriodo(reglasDe(5, desdeEnero === 1))
    const resumen = buildResumenDePrescripcion(
      periodos.map(({ periodo, ...resto }) => finDe({ ...periodo, ...resto })),
    )
    if (resumen === null) return 'nada'
    const { dias, periodo, segunOrdenanza, sinAcuse, supuesta } = resumen
    return {
      dias: dias.map(formatFecha),
      ...(periodo !== null && { periodo: writePeriodo(periodo) }),
      ...(segunOrdenanza && { segunOrdenanza: formatFecha(segunOrdenanza) }),
      ...(sinAcuse && { sinAcuse }),
      ...(supuesta && { supuesta }),
    }
  },
  /**
   * Writes the day on which the debt of a case becomes too old to sue for (prescription), as a list of cases shows it.
   * Also names the filters of the list that find the case.
   */
  'prescripcion/en-lista': (entrada) => {
    const { hoy, hasta } = readObjeto(entrada, { hoy: readFecha, hasta: readFecha })
    const dia = seeDiaDePrescripcion(hasta, hoy)
    const busquedas = BUSQUEDAS_DE_PRESCRIPCION.filter((una) => {
      const limites = limitesDePrescripcion(una, hoy)
      return (limites.desde === null || limites.desde <= hasta) && hasta <= limites.hasta
    })
    return { estado: dia.estado, texto: writeDiaDePrescripcion(dia), busquedas }
  },
}
