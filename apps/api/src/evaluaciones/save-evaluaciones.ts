import { randomUUID } from 'node:crypto'
import type { BodyOf, Contract } from '@apremia/api-client'
import {
  compareEnviada,
  type EvaluacionEnviada,
  fechaEnZona,
  inicioDeTrimestre,
  puede,
} from '@apremia/core'
import { eq } from 'drizzle-orm'
import { forbidden } from '../platform/http/app-error.ts'
import type { Handler, PageAnswer } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import type { Services } from '../platform/services.ts'
import { assertCartera } from './assert-cartera.ts'
import { evaluacion } from './evaluacion-table.ts'
import { propioDe } from './evaluacion-visible.ts'
import type { EvaluacionWire } from './evaluacion-wire.ts'
import { codigoDe, findEvaluaciones, LA_ULTIMA_PRIMERO, whereDe } from './evaluaciones-repo.ts'
import { evaluateYAnotar } from './evaluate-y-anotar.ts'
import { findEvaluables, loadVara, readLapso } from './load-vara.ts'

type Body = BodyOf<Contract['saveEvaluaciones']>

/**
 * The same call creates evaluations or lists them. It creates them when the request has a result or a maximum
 * percentage (D82).
 */
const isCreation = ({ resultado, ...body }: Body): boolean =>
  resultado !== undefined ||
  body.maximoSinRadicar !== undefined ||
  body.maximoSinArchivar !== undefined ||
  body.maximoFaltantes !== undefined

const enCentesimos = (maximo: number | undefined): number | undefined =>
  maximo === undefined ? undefined : Math.round(maximo * 100)

const enviadaDe = (body: Body): EvaluacionEnviada => ({
  maximos: {
    sin_radicar: enCentesimos(body.maximoSinRadicar),
    sin_archivar: enCentesimos(body.maximoSinArchivar),
    faltantes: enCentesimos(body.maximoFaltantes),
  },
  cuentas: { ...body.cantidadJuicios, ...body.cantidadTotal },
  actuaciones: body.actuaciones ?? null,
})

/**
 * Evaluates the lawyer that the request names. Without a first day, the range begins with the quarter of the last day.
 * The server computes the result itself (D82). Saves nothing when a number in the request differs from the computed
 * one.
 */
const create = async (
  services: Services,
  sesion: Sesion,
  body: Body,
): Promise<PageAnswer<EvaluacionWire[]>> => {
  const { db, ahora } = services
  await assertCartera(services)
  const momento = ahora()
  const hoy = fechaEnZona(momento)
  const hasta = body.hasta ?? hoy
  const lapso = readLapso({ hasta, desde: body.desde ?? inicioDeTrimestre(hasta as never) }, hoy)
  if (!body.abogado)
    throw camposRechazados(400, 'campos-invalidos', [
      { codigo: 'evaluacion.abogado', campo: 'abogado', mensaje: 'Indique el abogado.' },
    ])
  const abogado = codigoDe(body.abogado)
  await findEvaluables(db, [abogado])
  const vara = await loadVara(db, lapso, hoy)
  const id = await db.transaction(async (tx) => {
    const [hecha] = await evaluateYAnotar(
      tx,
      {
        ...{ vara, momento, abogados: [abogado], corrida: randomUUID() },
        ...{ fecha: hoy, dni: sesion.dni },
      },
      { actor: sesion, operacion: 'save-evaluaciones' },
    )
    if (hecha === undefined) throw new Error(`No se evaluó a ${abogado}`)
    const { maximos } = vara
    const { actuaciones } = hecha
    const distintos = compareEnviada(enviadaDe(body), { maximos, actuaciones, cuentas: hecha })
    if (distintos.length > 0) throw camposRechazados(409, 'evaluacion-distinta', distintos)
    return hecha.id
  })
  return findEvaluaciones(db, eq(evaluacion.id, id), {
    ...LA_ULTIMA_PRIMERO,
    ...{ pagina: 1, porPagina: 1 },
  })
}

export const saveEvaluaciones: Handler<'saveEvaluaciones'> = async (
  services,
  { sesion, query, body },
) => {
  if (isCreation(body)) {
    if (!puede(sesion, 'evaluaciones.realizar')) throw forbidden()
    return create(services, sesion, body)
  }
  return findEvaluaciones(services.db, whereDe(body, propioDe(sesion, body.abogado)), query)
}
