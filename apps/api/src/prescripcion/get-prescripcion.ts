import {
  CRITERIOS_DE_PRESCRIPCION,
  computePrescripcion,
  type Fecha,
  fechaEnZona,
  interpolar,
  parseFecha,
  reglasDePrescripcion,
  textos,
} from '@apremia/core'
import { describeMomento } from '../casos/describe-momento.ts'
import { askDeuda } from '../municipio/ask-deuda.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findTipoDeRecurso } from '../recursos/recursos-repo.ts'
import { findCausas } from './causas-repo.ts'

const NUNCA = '9999-12-31'

/** Says until which day each unpaid tax period can be claimed, of those that the person may see (D21). */
export const getPrescripcion: Handler<'getPrescripcion'> = async (services, { sesion, query }) => {
  const { db, ahora } = services
  const { imponible, recurso } = query
  const { deuda, deCuando } = await askDeuda(services, sesion, query)
  if (deuda === null) throw notFound(interpolar(textos.deudas.noExiste, { imponible, recurso }))
  const hoy = fechaEnZona(ahora())
  const reglas = reglasDePrescripcion(await listParametros(db), hoy)
  const criterios = reglas.desdeEnero ? CRITERIOS_DE_PRESCRIPCION : (['conservadora'] as const)
  const tipo = await findTipoDeRecurso(db, recurso)
  const caso = { tipo, imponible: Number(imponible), recurso }
  const causasDe = await findCausas(db, [caso])
  const periodos = deuda.lineas.map(({ ANIO: anio, CUOTA: cuota, VENCIMIENTO }) => {
    const vencimiento = parseFecha(VENCIMIENTO ?? '') ?? null
    const causas = causasDe(caso, { anio, cuota, vencimiento })
    return {
      ...{ anio, cuota, vencimiento },
      respuestas: criterios.map((criterio) => {
        const { valor, frase } = computePrescripcion({ vencimiento, causas }, criterio, reglas, hoy)
        return { criterio, ...valor, frase }
      }),
    }
  })
  const lastDayOf = ({ respuestas }: (typeof periodos)[number]): Fecha | typeof NUNCA =>
    respuestas[0]?.hasta ?? NUNCA
  return {
    periodos: periodos.toSorted(
      (a, b) => lastDayOf(a).localeCompare(lastDayOf(b)) || a.anio - b.anio || a.cuota - b.cuota,
    ),
    aviso:
      deCuando === null ? '' : interpolar(textos.deudas.deudaDeAntes, describeMomento(deCuando)),
  }
}
