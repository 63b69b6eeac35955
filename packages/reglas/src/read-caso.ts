import {
  type ActuacionDeCaso,
  buildResumenDeCaso,
  claseDeSituacion,
  type HistoriaDeCaso,
  type PeriodoDeCaso,
  type ResumenDeCaso,
  SITUACIONES_DE_INICIO,
  type SituacionDeCaso,
  type TiempoDeEtapa,
} from '@apremia/core'
import { readUnidad } from './etapa.ts'
import {
  nullable,
  optionalDe,
  readEntero,
  readFecha,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readTexto,
} from './read-entrada.ts'
import { readFilasDeParametro } from './read-parametro.ts'

const lectoresDeTiempo = { tiempo: nullable(readEntero), unidad: optionalDe(readUnidad, 'day') }

const buildTiempo = (
  tiempo: number | null,
  unidad: TiempoDeEtapa['unidad'],
): TiempoDeEtapa | null => (tiempo === null ? null : { tiempo, unidad })

/** Reads the time of a stage. Without a unit, as in `{ tiempo: 90 }`, the time is in days. */
export const readTiempo = (valor: unknown, campo: string): TiempoDeEtapa | null => {
  const { tiempo, unidad } = readObjeto(valor, lectoresDeTiempo, campo)
  return buildTiempo(tiempo, unidad)
}

const readSituacion = (valor: unknown, campo: string, numero: number): SituacionDeCaso => {
  const leida = readObjeto(
    valor,
    { id: optionalDe(readEntero, numero), fecha: readFecha, situacion: readTexto },
    campo,
  )
  return { ...leida, clase: claseDeSituacion(SITUACIONES_DE_INICIO, leida.situacion) }
}

/** Reads situations. The number of a situation is its position in the list, unless the case gives the number. */
const readSituaciones = (valor: unknown, campo: string): SituacionDeCaso[] =>
  readListaDeEntrada(valor, (una) => una, campo).map((una, i) =>
    readSituacion(una, `${campo}[${i}]`, i + 1),
  )

const readMedida = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    { nombre: readTexto, inscripcion: optionalDe(readTexto, ''), vence: readFecha },
    campo,
  )

const readActuaciones = (valor: unknown, campo: string): ActuacionDeCaso[] =>
  readListaDeEntrada(valor, (una) => una, campo).map((una, i) => {
    const { grupo, tiempo, unidad, ...actuacion } = readObjeto(
      una,
      {
        id: optionalDe(readEntero, i + 1),
        fecha: readFecha,
        tpId: optionalDe(readEntero, 0),
        grupo: readEntero,
        etapa: optionalDe(readTexto, 'Etapa'),
        vigente: optionalDe(readLogico, true),
        medida: nullable(readMedida),
        ...lectoresDeTiempo,
      },
      `${campo}[${i}]`,
    )
    return { ...actuacion, gpId: grupo, tiempo: buildTiempo(tiempo, unidad) }
  })

/** Reads periods. A period is open unless the case gives the day of its cancellation. */
export const readPeriodos = (valor: unknown, campo: string): PeriodoDeCaso[] =>
  readListaDeEntrada(
    valor,
    (uno, cual) =>
      readObjeto(
        uno,
        {
          legal: optionalDe(readTexto, ''),
          cobranza: nullable(readFecha),
          cancelada: nullable(readFecha),
        },
        cual,
      ),
    campo,
  )

/** Readers of the fields of a case's history. A rule adds the readers of its own fields. */
export const lectoresDeHistoria = {
  situaciones: optionalDe(readSituaciones, []),
  actuaciones: optionalDe(readActuaciones, []),
  titulo: nullable(readFecha),
  periodos: optionalDe(readPeriodos, []),
}

export const lectoresDeFechas = {
  fechaInicial: nullable(readFecha),
  sinEvaluar: nullable(readFecha),
}

const readFechas = (valor: unknown, campo: string) => readListaDeEntrada(valor, readFecha, campo)

/**
 * Reader of `enRiesgo`: for each agreement of the case at risk, the last day to prevent its lapse. Null means that only
 * the municipality knows the agreements.
 */
export const lectoresDeConvenios = { enRiesgo: optionalDe(nullable(readFechas), []) }

export const resumenDeHistoria = ({
  situaciones,
  actuaciones,
  titulo,
  periodos = [],
}: HistoriaDeCaso): ResumenDeCaso =>
  buildResumenDeCaso({ situaciones, actuaciones, titulo, periodos })

const cualquiera = (valor: unknown): unknown => valor

/**
 * Reads a case of a rule about a history (`fixtures/reglas/caso`). The tests of the database and of the API run the
 * same cases.
 */
export const readCasoDeHistoria = (entrada: unknown) => {
  const leido = readObjeto(entrada, {
    // Each rule reads these three fields by itself.
    ...{ mesa: cualquiera, solapa: cualquiera, filtro: cualquiera },
    ...lectoresDeHistoria,
    ...lectoresDeFechas,
    ...lectoresDeConvenios,
    plazoDeInicio: optionalDe(readTiempo, null),
    filas: optionalDe(readFilasDeParametro, []),
    hoy: nullable(readFecha),
    al: nullable(readFecha),
    dia: nullable(readFecha),
  })
  const { situaciones, actuaciones, titulo, periodos } = leido
  const { fechaInicial, sinEvaluar, filas, enRiesgo } = leido
  const historia: HistoriaDeCaso = { situaciones, actuaciones, titulo, periodos }
  return {
    ...{ historia, inicio: leido.plazoDeInicio, filas, fechas: { fechaInicial, sinEvaluar } },
    enRiesgo,
    /** Current day of the case. When it is null, the test may use any day. */
    hoy: leido.hoy,
    /** Day at which the history is examined. By default it is today. */
    dia: leido.al ?? leido.dia ?? leido.hoy,
  }
}
