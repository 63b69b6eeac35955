import {
  decideSeleccion,
  eligeAbogado,
  esRecursoDeComercio,
  interpolar,
  scopeDeuda,
  textos,
  wireAmount,
} from '@apremia/core'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findOcupados, loadDeudaDe } from './load-periodos.ts'

/** What an agreement could be made of: each period of an item the person may see, and why some cannot enter. */
export const getPeriodosDeConvenio: Handler<'getPeriodosDeConvenio'> = async (
  services,
  { sesion, query },
) => {
  const { recurso } = query
  const imponible = String(Number(query.imponible))
  const clave = { recurso, imponible }
  const deuda = await loadDeudaDe(
    services,
    clave,
    await findOcupados(services.db, [clave], query.convenio),
  )
  if (deuda === null)
    throw notFound(interpolar(textos.convenios.sinImponible, { recurso, imponible }))
  const conLegal = deuda.periodos.map((periodo) => ({ periodo, legal: periodo.situacion.legal }))
  const { visibles, otros } = scopeDeuda(sesion, conLegal)
  const clase = esRecursoDeComercio(recurso) ? 'comercio' : 'inmueble'
  return {
    contribuyente: deuda.contribuyente,
    liquidado_al: deuda.liquidadoAl,
    otros,
    periodos: visibles.map(({ periodo }) => {
      const { anio, cuota, situacion } = periodo
      const decision = decideSeleccion(sesion, {
        clase,
        // Who chooses may take those of any lawyer, one at a time.
        pedido: eligeAbogado(sesion) ? query.abogado || situacion.legal : '',
        elegidos: [{ recurso, imponible, anio, cuota, hallado: situacion }],
      })
      const wire = (importe: typeof situacion.total) =>
        importe === null ? null : wireAmount(importe)
      return {
        a: anio,
        c: cuota,
        capital: wire(situacion.capital),
        interes: wire(situacion.interes),
        total: wire(situacion.total),
        legal: situacion.legal,
        impedimento: decision.ok ? '' : decision.motivos.map(({ mensaje }) => mensaje).join(' '),
      }
    }),
  }
}
