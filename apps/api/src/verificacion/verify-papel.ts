import {
  decideEstadoDePapel,
  diaDeDevolucion,
  fechaEnZona,
  type LapsoDeEvaluacion,
  type SituacionDePapel,
} from '@apremia/core'
import { eq } from 'drizzle-orm'
import { cartaAcuse } from '../cartas/carta-table.ts'
import { findDetalle } from '../convenios/detalle-repo.ts'
import { listRetiros } from '../convenios/listas-repo.ts'
import { loadAviso } from '../convenios/load-aviso.ts'
import { findEvaluacion } from '../evaluaciones/evaluaciones-repo.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { findEmitido, type PapelEmitido } from './find-emitido.ts'

const loadDeConvenio = async (services: Services, id: number): Promise<SituacionDePapel> => {
  const { db, ahora } = services
  const fila = await findDetalle(db, id)
  if (fila === undefined) throw new Error(`No existe el convenio ${id}`)
  const retiros = await listRetiros(db)
  const sueltas = new Set(retiros.filter(({ suelta }) => suelta).map((retiro) => retiro.id))
  const filas = await listParametros(db)
  const { cobranza, aviso } = await loadAviso(services, fila, filas, fechaEnZona(ahora()))
  return {
    clase: 'convenio',
    retiros: fila.planes.map(({ estado_retiro }) => sueltas.has(estado_retiro)),
    informada: cobranza === 'informada',
    aviso,
  }
}

const loadAcuse = async ({ db }: Services, numero: number) => {
  const [acuse] = await db
    .select({ resultado: cartaAcuse.resultado, fecha: cartaAcuse.fecha })
    .from(cartaAcuse)
    .where(eq(cartaAcuse.numero, numero))
  return acuse ?? null
}

const loadLapso = async ({ db }: Services, id: number): Promise<LapsoDeEvaluacion> => {
  const row = await findEvaluacion(db, id)
  if (row === undefined) throw new Error(`No existe la evaluación ${id}`)
  const { desde, hasta } = row.fila
  return { desde, hasta }
}

const loadSituacion = async (
  services: Services,
  { clase, id, anulado: momento }: PapelEmitido,
): Promise<SituacionDePapel> => {
  if (clase === 'convenio') return loadDeConvenio(services, id)
  if (clase === 'evaluacion') return { clase, lapso: await loadLapso(services, id) }
  const anulado = momento === null ? null : fechaEnZona(momento)
  if (clase === 'titulo') return { clase, anulado }
  return { clase, anulado, devuelto: diaDeDevolucion(await loadAcuse(services, id)) }
}

export const verifyPapel: Handler<'verifyPapel'> = async (services, { body }) => {
  const papel = await findEmitido(services.db, body.codigo)
  const { valor, frase } = decideEstadoDePapel(await loadSituacion(services, papel))
  const { clase, numero, fecha, largo } = papel
  return { clase, numero, fecha, ...valor, frase, largo }
}
