import { addCentavos, type Centavos, sumCentavos } from '@apremia/core'
import type { PlanDeConvenio } from '../../../panels/convenios/convenio-listado.ts'
import type { Detalle } from '../convenio.ts'
import { enCentavos } from '../ficha/seleccion.ts'

type Periodo = Detalle['convenio_convppcuotas'][number]

export interface Importes {
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
}

export interface AnioDeDeuda extends Importes {
  readonly anio: number
  readonly periodos: readonly (Importes & { readonly cuota: number })[]
}

const importesDe = ({ capital, interes, total }: Periodo): Importes => ({
  capital: enCentavos(capital),
  interes: enCentavos(interes),
  total: enCentavos(total),
})

export const sumImportes = (importes: readonly Importes[]): Importes => ({
  capital: sumCentavos(importes.map(({ capital }) => capital)),
  interes: sumCentavos(importes.map(({ interes }) => interes)),
  total: sumCentavos(importes.map(({ total }) => total)),
})

export const groupPeriodos = (
  periodos: readonly Periodo[],
  { r, i }: Pick<PlanDeConvenio, 'r' | 'i'>,
): readonly AnioDeDeuda[] => {
  const anios = new Map<number, (Importes & { readonly cuota: number })[]>()
  const propios = periodos.filter((periodo) => periodo.r === r && periodo.i === i)
  for (const periodo of [...propios].sort((x, y) => x.a - y.a || x.c - y.c)) {
    const anio = anios.get(periodo.a) ?? []
    anio.push({ cuota: periodo.c, ...importesDe(periodo) })
    anios.set(periodo.a, anio)
  }
  return [...anios].map(([anio, suyos]) => ({ anio, periodos: suyos, ...sumImportes(suyos) }))
}

export const sumConInteres = (cuotas: Detalle['convenio_convpp'][number]['cuotas']): Importes => {
  const capital = sumCentavos(cuotas.map((cuota) => enCentavos(cuota.capital)))
  const interes = sumCentavos(cuotas.map((cuota) => enCentavos(cuota.interes)))
  return { capital, interes, total: addCentavos(capital, interes) }
}
