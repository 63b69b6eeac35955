import {
  decideMarca,
  fecha,
  fechaEnZona,
  interpolar,
  type MarcaAnotada,
  textos,
  writeMarca,
} from '@apremia/core'
import { eq } from 'drizzle-orm'
import { findClavesDeContribuyente } from '../casos/suyos-de-contribuyente.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { describeReemplazo } from '../historial/describe-reemplazo.ts'
import { readMirada } from '../mesas/casos-de-mesa.ts'
import { contribuyente } from '../padron/contribuyente-table.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { refuseStale } from '../platform/http/refuse-stale.ts'

const { noExiste } = textos.paginaDeContribuyente
const { historial: t } = textos.marcaDeContribuyente

const toColumnas = ({ marca, desde, nota }: MarcaAnotada) => ({
  ...{ marca, marcaDesde: desde, marcaNota: nota },
})

/**
 * Records that a taxpayer is dead or in insolvency proceedings. Answers 404 to a lawyer who has no property or business
 * of the taxpayer, so that the existence of the taxpayer is not revealed (T16).
 */
export const saveMarcaDeContribuyente: Handler<'saveMarcaDeContribuyente'> = async (
  services,
  { sesion, body: { numero, visto, marca, desde, nota } },
) => {
  const mirada = await readMirada(services, sesion, '')
  if (mirada === null) throw notFound(noExiste)
  return services.db.transaction(async (tx) => {
    const [fila] = await tx
      .select({
        ...{ marca: contribuyente.marca, desde: contribuyente.marcaDesde },
        nota: contribuyente.marcaNota,
      })
      .from(contribuyente)
      .where(eq(contribuyente.nroContrib, numero))
      .for('update')
    const suyos = await findClavesDeContribuyente(tx, { numero, propio: mirada.propio })
    if (fila === undefined || (mirada.propio !== '' && suyos.length === 0)) throw notFound(noExiste)
    const pedida = { marca, desde: desde === null ? null : fecha(desde), nota }
    const decision = decideMarca(pedida, fechaEnZona(services.ahora()))
    if (!decision.ok) throw camposRechazados(400, 'campos-invalidos', decision.motivos)
    const { valor } = decision
    const [era, es] = [writeMarca(fila), writeMarca(valor)]
    refuseStale(visto, { clave: era, texto: era || '—' })
    if (era !== es) {
      const cambio = {
        ...{ momento: services.ahora(), actor: sesion },
        ...{ entidad: 'contribuyente', entidadId: String(numero) },
      }
      const reemplazo = await describeReemplazo(tx, visto, cambio)
      const [antes, despues] = [toColumnas(fila), toColumnas(valor)]
      await tx.update(contribuyente).set(despues).where(eq(contribuyente.nroContrib, numero))
      await appendHistorial(tx, {
        ...cambio,
        ...{ operacion: 'save-marca-de-contribuyente', imponibles: suyos, antes, despues },
        descripcion: `${interpolar(es === '' ? t.quita : t.cambio, { numero, marca: es })}${reemplazo}`,
      })
    }
    return { numero, ...valor }
  })
}
