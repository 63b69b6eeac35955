import { interpolar, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { findClavesDeContribuyente } from '../casos/suyos-de-contribuyente.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { describeReemplazo } from '../historial/describe-reemplazo.ts'
import { readMirada } from '../mesas/casos-de-mesa.ts'
import { contribuyente } from '../padron/contribuyente-table.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { refuseStale } from '../platform/http/refuse-stale.ts'

const t = textos.paginaDeContribuyente

/**
 * Answers 404 to a lawyer who has no property or business of the taxpayer, so that the existence of the taxpayer is not
 * revealed (T16).
 */
export const saveDomicilioElectronico: Handler<'saveDomicilioElectronico'> = async (
  services,
  { sesion, body: { numero, domicilio, visto } },
) => {
  const mirada = await readMirada(services, sesion, '')
  if (mirada === null) throw notFound(t.noExiste)
  return services.db.transaction(async (tx) => {
    const [fila] = await tx
      .select({ antes: contribuyente.domicilioElectronico })
      .from(contribuyente)
      .where(eq(contribuyente.nroContrib, numero))
      .for('update')
    const suyos = await findClavesDeContribuyente(tx, { numero, propio: mirada.propio })
    if (fila === undefined || (mirada.propio !== '' && suyos.length === 0))
      throw notFound(t.noExiste)
    const { antes } = fila
    refuseStale(visto, { clave: antes, texto: antes || '—' })
    if (antes !== domicilio) {
      const cambio = {
        ...{ momento: services.ahora(), actor: sesion },
        ...{ entidad: 'contribuyente', entidadId: String(numero) },
      }
      const reemplazo = await describeReemplazo(tx, visto, cambio)
      await tx
        .update(contribuyente)
        .set({ domicilioElectronico: domicilio })
        .where(eq(contribuyente.nroContrib, numero))
      await appendHistorial(tx, {
        ...cambio,
        ...{ operacion: 'save-domicilio-electronico', imponibles: suyos },
        descripcion: `${interpolar(domicilio === '' ? t.historial.quita : t.historial.cambio, {
          numero,
        })}${reemplazo}`,
        antes: { domicilioElectronico: antes },
        despues: { domicilioElectronico: domicilio },
      })
    }
    return { numero, domicilio, anterior: antes }
  })
}
