import {
  describePeriodos,
  municipioVigente,
  nombreDeRecurso,
  refusePresupuesto,
} from '@apremia/core'
import { findWire } from '../abogados/abogados-repo.ts'
import { contactoDeAbogado } from '../convenios/contacto-de-abogado.ts'
import { printConvenio } from '../convenios/print.ts'
import { PDF } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { loadPresupuestos } from './load-presupuestos.ts'
import { refuseSimulacion } from './load-simulacion.ts'

/** Prints a quote (presupuesto) for the debtor: the cost of one payment plan over the present debt. Saves nothing. */
export const createPresupuesto: Handler<'createPresupuesto'> = async (
  services,
  { sesion, body },
) => {
  const { clave, planes, liquidacion, recursos, lineas, abogado, fecha, filas, ...deuda } =
    await loadPresupuestos(services, sesion, body)
  const impiden = refusePresupuesto(deuda.sinHonorarios)
  if (impiden.length > 0) throw refuseSimulacion(impiden)
  const elegido = planes.find(({ plan }) => plan === body.plan)
  const { simulado, total } = elegido ?? { simulado: null, total: null }
  if (simulado === null || total === null) throw refuseSimulacion(elegido?.motivos ?? [])
  const ficha = abogado === '' ? undefined : await findWire(services.db, abogado)
  const { imponible, recurso } = clave
  const pdf = await printConvenio('presupuesto', {
    municipio: municipioVigente(filas, fecha),
    fecha,
    liquidadoAl: deuda.liquidadoAl,
    contribuyente: deuda.contribuyente,
    autor: [sesion.nombre, sesion.apellido].filter(Boolean).join(' '),
    abogado: abogado === '' ? null : contactoDeAbogado(abogado, ficha),
    deuda: {
      imponible,
      recurso,
      recursoNombre: nombreDeRecurso(recursos, recurso),
      periodos: describePeriodos(lineas),
      capital: deuda.capital,
      interes: deuda.interes,
      total: deuda.total,
    },
    sinInteres: describePeriodos(deuda.sinInteres),
    plan: simulado,
    honorarios: liquidacion,
    total,
  })
  return {
    kind: 'file',
    name: `presupuesto_${recurso}_${imponible}_${body.plan}.pdf`,
    type: PDF,
    size: pdf.byteLength,
    body: Buffer.from(pdf),
    disposition: 'inline',
  }
}
