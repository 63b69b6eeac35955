import { addCentavos, sumPeriodos, wireAmount } from '@apremia/core'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findImportesViejos } from './assert-importes.ts'
import { toArancel, toLiquidacion, toPlan, toReparto } from './convenio-wire.ts'
import { deudaGuardada, evaluateConvenio, planesGuardados } from './evaluate-convenio.ts'
import { loadPeriodos } from './load-periodos.ts'
import { readCuotas, readPlanes } from './read-seleccion.ts'
import { tecleadoDe } from './tecleado-de.ts'
import { findVisible } from './visible.ts'

/** Makes the same decision as creating an agreement, and tells it without saving (D47). */
export const checkConvenio: Handler<'checkConvenio'> = async (services, { sesion, body }) => {
  const { clase, abogado, estporc, convenio } = body
  const previo = convenio === null ? null : await findVisible(services.db, sesion, convenio)
  const pedidos = await readCuotas(body.cuotas_plan)
  // When the request sends no periods, those of the stored agreement are used, as in an edit.
  const guardado = pedidos.length === 0 ? previo : null
  const planesPedidos = guardado
    ? planesGuardados(guardado, await listParametros(services.db))
    : await readPlanes(body.planes)
  const deuda = guardado
    ? deudaGuardada(guardado)
    : await loadPeriodos(services, sesion, pedidos, previo?.id ?? null)
  const { motivos, avisos, periodos, planes, liquidacion, pago, ...decidido } =
    await evaluateConvenio(services, sesion, {
      clase,
      abogado,
      estporc,
      deuda,
      planes: planesPedidos,
      tecleado: tecleadoDe(body),
      previo,
    })
  const suma = periodos && sumPeriodos(periodos)
  const resumen = suma &&
    planes && {
      abogado: decidido.abogado,
      capital: wireAmount(suma.capital),
      interes: wireAmount(suma.interes),
      total: wireAmount(suma.total),
      a_pagar: wireAmount(addCentavos(...planes.map(({ plan }) => plan.aPagar))),
      titulos: [...new Set(decidido.titulos)].sort((a, b) => a - b),
      planes: planes.map(({ recurso, imponible, plan }) => ({
        r: recurso,
        i: Number(imponible),
        ...toPlan(plan),
      })),
      arancel: decidido.arancel && toArancel(decidido.arancel),
      liquidacion: liquidacion && toLiquidacion(liquidacion),
      pago: pago && toReparto(pago),
    }
  const viejos = await findImportesViejos(services.db, deuda, services.ahora())
  return {
    ok: motivos.length === 0,
    motivos: [...motivos],
    avisos: [...avisos, ...viejos],
    resumen,
  }
}
