import {
  CRITERIOS_DE_PRESCRIPCION,
  claseDe,
  computePrescripcion,
  type Fecha,
  fechaEnZona,
  interpolar,
  parseFecha,
  reglasDePrescripcion,
  textos,
} from '@apremia/core'
import { abogadoVisible } from '../actuaciones/visible.ts'
import { findCausas } from '../casos/causas-de-prescripcion.ts'
import { describeMomento } from '../casos/describe-momento.ts'
import { askDeuda } from '../municipio/ask-deuda.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findTipoDeRecurso } from '../recursos/recursos-repo.ts'

const NUNCA = '9999-12-31'

/**
 * Returns the last day to sue for each unpaid tax period that the person may see (D21). A period with a negative amount
 * has none. For a lawyer not in charge of the case, only the lawyer's own letters, agreements and lawsuits count.
 */
export const getPrescripcion: Handler<'getPrescripcion'> = async (services, { sesion, query }) => {
  const { db, municipio, ahora } = services
  const { imponible, recurso } = query
  const { deuda, deCuando } = await askDeuda(services, sesion, query)
  if (deuda === null) throw notFound(interpolar(textos.deudas.noExiste, { imponible, recurso }))
  const hoy = fechaEnZona(ahora())
  const reglas = reglasDePrescripcion(await listParametros(db))
  const criterios = reglas.algunaDesdeEnero
    ? CRITERIOS_DE_PRESCRIPCION
    : (['conservadora'] as const)
  const tipo = await findTipoDeRecurso(db, recurso)
  const caso = { tipo, imponible: Number(imponible), recurso }
  // When the municipality's service is down, nobody knows which lawyer has the case. So a lawyer gets the days computed
  // only from the lawyer's own letters, agreements and lawsuits.
  const propio = claseDe(sesion) === 'abogado' ? sesion.abogado : ''
  const abogado = deCuando === null ? await abogadoVisible(municipio, sesion, caso) : propio
  const causasDe = abogado === null ? () => () => [] : await findCausas(db, [caso], abogado)
  const periodos = deuda.lineas
    .filter(({ TOTAL }) => TOTAL === null || Number(TOTAL) > 0)
    .map(({ ANIO: anio, CUOTA: cuota, VENCIMIENTO }) => {
      const vencimiento = parseFecha(VENCIMIENTO ?? '') ?? null
      const causas = causasDe(caso)({ anio, cuota, vencimiento })
      return {
        ...{ anio, cuota, vencimiento },
        respuestas: criterios.map((criterio) => {
          const { valor, frase } = computePrescripcion(
            { vencimiento, causas },
            criterio,
            reglas,
            hoy,
          )
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
    otros: deuda.otros,
    sinActosDeOtros: abogado !== '',
    aviso:
      deCuando === null ? '' : interpolar(textos.deudas.deudaDeAntes, describeMomento(deCuando)),
  }
}
