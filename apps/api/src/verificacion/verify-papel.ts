import { decideEstadoDePapel, fechaEnZona, type SituacionDePapel } from '@apremia/core'
import { findDetalle } from '../convenios/detalle-repo.ts'
import { listRetiros } from '../convenios/listas-repo.ts'
import { loadAviso } from '../convenios/load-aviso.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { findEmitido, type PapelEmitido } from './find-emitido.ts'

const loadSituacion = async (
  services: Services,
  { convenio, anulado }: PapelEmitido,
): Promise<SituacionDePapel> => {
  if (convenio === null)
    return { clase: 'titulo', anulado: anulado === null ? null : fechaEnZona(anulado) }
  const { db, ahora } = services
  const fila = await findDetalle(db, convenio)
  if (fila === undefined) throw new Error(`No existe el convenio ${convenio}`)
  const retiros = await listRetiros(db)
  const sueltas = new Set(retiros.filter(({ suelta }) => suelta).map(({ id }) => id))
  const filas = await listParametros(db)
  const { cobranza, aviso } = await loadAviso(services, fila, filas, fechaEnZona(ahora()))
  return {
    clase: 'convenio',
    retiros: fila.planes.map(({ estado_retiro }) => sueltas.has(estado_retiro)),
    informada: cobranza === 'informada',
    aviso,
  }
}

export const verifyPapel: Handler<'verifyPapel'> = async (services, { body }) => {
  const papel = await findEmitido(services.db, body.codigo)
  const { valor, frase } = decideEstadoDePapel(await loadSituacion(services, papel))
  const { clase, numero, fecha, largo } = papel
  return { clase, numero, fecha, ...valor, frase, largo }
}
