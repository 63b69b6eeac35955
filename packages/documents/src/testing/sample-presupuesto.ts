import { addCentavos, fecha, type PresupuestoDatos } from '@apremia/core'
import { sampleConvenio, sampleDeuda, sampleHonorarios } from './sample-convenio.ts'

type Plan = Parameters<typeof sampleDeuda>[1]

export const samplePresupuesto = (
  over: Partial<PresupuestoDatos> = {},
  deDeuda: Plan = {},
): PresupuestoDatos => {
  const { municipio, abogado } = sampleConvenio()
  const { plan, periodos: _, contribuyente, ...deuda } = sampleDeuda(12, deDeuda)
  const { codigo, ...simulado } = plan
  const honorarios = over.honorarios === undefined ? sampleHonorarios(deuda.total) : over.honorarios
  const { capital, interes, total } = deuda
  return {
    municipio,
    contribuyente,
    fecha: fecha('2026-09-05'),
    liquidadoAl: fecha('2026-09-05'),
    autor: 'Ana Belén Rossi',
    abogado: { ...abogado, nombre: 'Bertolini, Juan Ignacio' },
    sinInteres: '',
    deuda: { ...deuda, periodos: '2019: 1 a 6 · 2020: 1 a 6' },
    plan: {
      ...simulado,
      ...{ plan: 'W2112', cambiadoDe: null, capital, interes, total },
      tasa: simulado.tasa && {
        ...simulado.tasa,
        porcentaje: { numerador: 25n, denominador: 1_000n },
      },
    },
    honorarios,
    total: addCentavos(plan.aPagar, ...(honorarios === null ? [] : [honorarios.total])),
    ...over,
  }
}
