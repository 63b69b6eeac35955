import type { DatosDeEscrito } from '@apremia/core'
import { and, eq, inArray } from 'drizzle-orm'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { convenioCuota } from '../convenios/convenio-detalle-table.ts'
import { convenio } from '../convenios/convenio-table.ts'
import { findOcupados, loadDeudaDe } from '../convenios/load-periodos.ts'
import { convenioVisible } from '../municipio/visibles.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'

/**
 * Finds an agreement that includes debt of a case, preferably an unconfirmed one. Call this function when no debt of
 * the case can be claimed. The number of another lawyer's agreement stays hidden (D21).
 */
export const findDeudaRetenida = async (
  services: Pick<Services, 'db' | 'municipio'>,
  sesion: Sesion,
  caso: ClaveDeCaso,
): Promise<DatosDeEscrito['retenida']> => {
  const clave = { recurso: caso.recurso, imponible: String(caso.imponible) }
  const ocupados = await findOcupados(services.db, [clave], null)
  const deuda = await loadDeudaDe(services, sesion, clave, ocupados)
  const numeros = (deuda?.periodos ?? []).flatMap(({ situacion }) => situacion.convenio ?? [])
  if (numeros.length === 0) return null
  const hallados = await services.db
    .select({
      numero: convenio.convenio,
      codexterno: convenio.codexterno,
      confirmado: convenio.fcConfirma,
    })
    .from(convenio)
    // An agreement of the former system may have the same number. The query therefore also requires that the agreement
    // includes debt of the case.
    .where(
      and(
        inArray(convenio.convenio, [...new Set(numeros)]),
        inArray(
          convenio.id,
          services.db
            .select({ id: convenioCuota.convenioId })
            .from(convenioCuota)
            .where(
              and(
                eq(convenioCuota.tipo, caso.tipo),
                eq(convenioCuota.recurso, caso.recurso),
                eq(convenioCuota.imponible, caso.imponible),
                eq(convenioCuota.activo, true),
              ),
            ),
        ),
      ),
    )
  const elegido = hallados.find(({ confirmado }) => confirmado === null) ?? hallados[0]
  if (elegido === undefined) return null
  return {
    numero: convenioVisible(sesion, elegido)?.numero ?? '',
    confirmado: elegido.confirmado !== null,
  }
}
