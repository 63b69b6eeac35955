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
import { readDias } from './dia-inhabil.ts'
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

/** Reads the time limit of a type of action. Without a unit, as in `{ tiempo: 90 }`, the limit is in days. */
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

const texto = optionalDe(readTexto, '')

/**
 * Reads the data of a precautionary measure, such as an attachment of bank accounts. A date that the test case omits
 * was not recorded.
 */
const readTramite = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    {
      ...{ medida: optionalDe(readTexto, 'Embargo de cuentas'), oficio: texto, inscripcion: texto },
      ...{ pedida: nullable(readFecha), resuelta: nullable(readFecha) },
      ...{ recibido: nullable(readFecha), respondido: nullable(readFecha) },
    },
    campo,
  )

const readTribunal = (valor: unknown, campo: string) =>
  readObjeto(valor, { juzgado: texto, departamento: texto }, campo)

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
        tramite: nullable(readTramite),
        tribunal: nullable(readTribunal),
        ...lectoresDeTiempo,
      },
      `${campo}[${i}]`,
    )
    return { ...actuacion, gpId: grupo, tiempo: buildTiempo(tiempo, unidad) }
  })

/** Reads the tax periods of a case. A period without the field `cancelada` is unpaid. */
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
 * Reads the field `enRiesgo`, about the agreements of the case that may lapse for lack of payment. Each date is the
 * last day on which a payment prevents the lapse. Null when the product does not know the payments.
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
 * Reads a test case of `fixtures/reglas/caso`: the history of a case and the dates that the rules need. The tests of
 * the database and of the API read the same files.
 */
export const readCasoDeHistoria = (entrada: unknown) => {
  const leido = readObjeto(entrada, {
    // A test case may also have the fields `mesa`, `solapa` and `filtro`, which only some rules use. This function
    // accepts the fields and ignores their values.
    ...{ mesa: cualquiera, solapa: cualquiera, filtro: cualquiera },
    ...lectoresDeHistoria,
    ...lectoresDeFechas,
    ...lectoresDeConvenios,
    plazoDeInicio: optionalDe(readTiempo, null),
    filas: optionalDe(readFilasDeParametro, []),
    inhabiles: optionalDe(readDias, []),
    hoy: nullable(readFecha),
    al: nullable(readFecha),
    dia: nullable(readFecha),
  })
  const { situaciones, actuaciones, titulo, periodos } = leido
  const { fechaInicial, sinEvaluar, filas, inhabiles, enRiesgo } = leido
  const historia: HistoriaDeCaso = { situaciones, actuaciones, titulo, periodos }
  return {
    ...{ historia, inicio: leido.plazoDeInicio, filas, fechas: { fechaInicial, sinEvaluar } },
    ...{ enRiesgo, inhabiles },
    /** Current day of the test case. Null when the result does not depend on the current day. */
    hoy: leido.hoy,
    /**
     * Day for which the state of the case is computed. When the test case gives no such day, it is the current day of
     * the test case.
     */
    dia: leido.al ?? leido.dia ?? leido.hoy,
  }
}
