import {
  avisoDeImportesViejos,
  claseDeRecurso,
  claveDePeriodo,
  decidePeriodos,
  decideSeleccion,
  eligeAbogado,
  fechaEnZona,
  interpolar,
  textos,
  valorDeParametro,
  wireAmount,
} from '@apremia/core'
import { findTitulosVigentes } from '../deuda-retenida/titulos-vigentes.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'
import { findOcupados, loadDeudaDe } from './load-periodos.ts'
import { findVisible } from './visible.ts'

export const getPeriodosDeConvenio: Handler<'getPeriodosDeConvenio'> = async (
  services,
  { sesion, query },
) => {
  const { recurso } = query
  const imponible = String(Number(query.imponible))
  const clave = { recurso, imponible }
  if (query.convenio !== null) await findVisible(services.db, sesion, query.convenio)
  const ocupados = await findOcupados(services.db, [clave], query.convenio)
  const deuda = await loadDeudaDe(services, sesion, clave, ocupados)
  if (deuda === null)
    throw notFound(interpolar(textos.convenios.sinImponible, { recurso, imponible }))
  const recursos = await loadRecursos(services.db)
  const clase = claseDeRecurso(recursos, recurso)
  const vigentes = await findTitulosVigentes(services.db, clase, deuda.periodos)
  const porDefecto = decidePeriodos(sesion, {
    pedido: query.abogado,
    periodos: deuda.periodos.map(({ situacion, ...periodo }) => ({
      ...periodo,
      hallado: situacion,
    })),
  })
  const afuera = new Map(
    porDefecto.afuera.map(({ periodo, porque }) => [claveDePeriodo(periodo), porque]),
  )
  const hoy = fechaEnZona(services.ahora())
  const parametros = await listParametros(services.db)
  const dias = valorDeParametro(parametros, 'deuda.diasDeVigencia', hoy)
  return {
    contribuyente: deuda.contribuyente,
    liquidado_al: deuda.liquidadoAl,
    importes_viejos: avisoDeImportesViejos({ liquidadoAl: deuda.liquidadoAl, hoy, dias }) ?? '',
    otros: deuda.otros,
    periodos: deuda.periodos.map(({ anio, cuota, vencimiento, situacion }, i) => {
      const decision = decideSeleccion(sesion, {
        clase,
        recursos,
        // A person who may choose the lawyer may select tax periods of any lawyer, but of only one lawyer at a time.
        pedido: eligeAbogado(sesion) ? query.abogado || situacion.legal : '',
        elegidos: [{ recurso, imponible, anio, cuota, hallado: situacion }],
      })
      const wire = (importe: typeof situacion.total) =>
        importe === null ? null : wireAmount(importe)
      return {
        a: anio,
        c: cuota,
        vencimiento,
        capital: wire(situacion.capital),
        interes: wire(situacion.interes),
        total: wire(situacion.total),
        legal: situacion.legal,
        titulos: [...(vigentes[i] ?? [])],
        impedimento: decision.ok ? '' : decision.motivos.map(({ mensaje }) => mensaje).join(' '),
        afuera: afuera.get(claveDePeriodo({ ...clave, anio, cuota })) ?? null,
      }
    }),
  }
}
