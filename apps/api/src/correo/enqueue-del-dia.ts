import { diaDeAvisos, fechaEnZona, writeInformeDeRespaldo } from '@apremia/core'
import { loadCalendarioHabil } from '../dias-inhabiles/dias-inhabiles-repo.ts'
import type { Services } from '../platform/services.ts'
import { loadUltimoRespaldo } from '../respaldo/ultimo-respaldo.ts'
import { enqueueAviso, findSinAvisar } from './correo-repo.ts'
import { enqueueResumenes } from './enqueue-resumenes.ts'

type De = Pick<Services, 'config' | 'db' | 'ahora'>

const enqueueRespaldos = async ({ db, config, ahora }: De, dia: string): Promise<void> => {
  const personas = await findSinAvisar(db, 'respaldos', dia)
  if (personas.length === 0) return
  const ultimo = await loadUltimoRespaldo(config.dataDir)
  const informe = writeInformeDeRespaldo({
    ultimo: ultimo?.momento ?? null,
    ahora: ahora(),
  })
  await enqueueAviso(db, config, { clase: 'respaldos', que: dia }, personas, informe)
}

/**
 * Queues the daily e-mails, once each working day. An e-mail that cannot be written is tried again in the next call.
 *
 * @param hecho day for which this process already queued the e-mails, or ''
 * @param report called with the error of each e-mail that cannot be written
 * @returns the present day when all its e-mails are queued, otherwise `hecho`
 */
export const enqueueDelDia = async (
  services: De,
  hecho: string,
  report: (error: unknown) => void,
): Promise<string> => {
  const { db, ahora } = services
  if (fechaEnZona(ahora()) === hecho) return hecho
  const dia = diaDeAvisos(ahora(), await loadCalendarioHabil(db))
  if (dia === null) return hecho
  let completo = true
  const noteFalla = (error: unknown): void => {
    completo = false
    report(error)
  }
  await enqueueRespaldos(services, dia).catch(noteFalla)
  await enqueueResumenes(services, dia, noteFalla).catch(noteFalla)
  return completo ? dia : hecho
}
