import { buildResumenDeCaso, type ResumenDeCaso } from '../caso/build-resumen.ts'
import type { ActuacionDeCaso, HistoriaDeCaso, SituacionDeCaso } from '../caso/historia-de-caso.ts'
import type { TiempoDeEtapa } from '../etapa/tiempo-de-etapa.ts'
import { readUnidad } from './etapa.ts'
import {
  nullable,
  optional,
  readEntero,
  readFecha,
  readLista,
  readLogico,
  readObjeto,
  readTexto,
} from './read-entrada.ts'

const lectoresDeTiempo = { tiempo: nullable(readEntero), unidad: optional(readUnidad, 'day') }

const buildTiempo = (
  tiempo: number | null,
  unidad: TiempoDeEtapa['unidad'],
): TiempoDeEtapa | null => (tiempo === null ? null : { tiempo, unidad })

/** `{ tiempo: 90 }` is in days. */
export const readTiempo = (valor: unknown, campo: string): TiempoDeEtapa | null => {
  const { tiempo, unidad } = readObjeto(valor, lectoresDeTiempo, campo)
  return buildTiempo(tiempo, unidad)
}

/** Numbered by their place in the list, unless the case says otherwise. */
const readSituaciones = (valor: unknown, campo: string): SituacionDeCaso[] =>
  readLista(valor, (una) => una, campo).map((una, i) =>
    readObjeto(
      una,
      { id: optional(readEntero, i + 1), fecha: readFecha, situacion: readTexto },
      `${campo}[${i}]`,
    ),
  )

const readMedida = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    { nombre: readTexto, inscripcion: optional(readTexto, ''), vence: readFecha },
    campo,
  )

const readActuaciones = (valor: unknown, campo: string): ActuacionDeCaso[] =>
  readLista(valor, (una) => una, campo).map((una, i) => {
    const { grupo, tiempo, unidad, ...actuacion } = readObjeto(
      una,
      {
        id: optional(readEntero, i + 1),
        fecha: readFecha,
        tpId: optional(readEntero, 0),
        grupo: readEntero,
        etapa: optional(readTexto, 'Etapa'),
        vigente: optional(readLogico, true),
        medida: nullable(readMedida),
        ...lectoresDeTiempo,
      },
      `${campo}[${i}]`,
    )
    return { ...actuacion, gpId: grupo, tiempo: buildTiempo(tiempo, unidad) }
  })

/** The fields of a case's history, to go with those of a rule. */
export const lectoresDeHistoria = {
  situaciones: optional(readSituaciones, []),
  actuaciones: optional(readActuaciones, []),
  titulo: nullable(readFecha),
}

export const lectoresDeFechas = {
  fechaInicial: nullable(readFecha),
  sinEvaluar: nullable(readFecha),
}

export const resumenDe = ({ situaciones, actuaciones, titulo }: HistoriaDeCaso): ResumenDeCaso =>
  buildResumenDeCaso({ situaciones, actuaciones, titulo })
