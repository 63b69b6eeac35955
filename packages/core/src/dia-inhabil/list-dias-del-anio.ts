import { addDays, type Fecha, fechaDe } from '../fecha/fecha.ts'
import { feriadoNacional } from '../fecha/feriado-nacional.ts'
import { diasInhabiles as t } from '../texto/dias-inhabiles.ts'
import type { CalendarioHabil } from './calendario-habil.ts'
import type { ClaseDeDia, DiaInhabil } from './dia-inhabil.ts'

/**
 * Origins of a non-working day: a holiday of the law, a judicial recess in the configuration, or an entry that the
 * municipality loaded.
 */
export const ORIGENES_DE_DIA = ['ley', 'feria', 'cargado'] as const

export interface DiaDelAnio extends Omit<DiaInhabil, 'clase'> {
  readonly clase: ClaseDeDia | 'feria'
  readonly origen: (typeof ORIGENES_DE_DIA)[number]
}

const daysOf = (anio: number): Fecha[] => {
  const dias: Fecha[] = []
  const ultimo = fechaDe(anio, 12, 31) as Fecha
  for (let dia = fechaDe(anio, 1, 1) as Fecha; dia <= ultimo; dia = addDays(dia, 1)) dias.push(dia)
  return dias
}

/**
 * Lists the non-working days of a year, with the holidays of the law and the judicial recesses. A holiday that a decree
 * moved is also listed. `quitado` says why such a day is a working day.
 */
export const listDiasDelAnio = (anio: number, { dias, ferias }: CalendarioHabil): DiaDelAnio[] => {
  const [primero, ultimo] = [`${anio}-01-01`, `${anio}-12-31`]
  const delAnio = ({ desde, hasta }: Pick<DiaInhabil, 'desde' | 'hasta'>) =>
    desde <= ultimo && hasta >= primero
  const comun = { alcance: 'nacion', lugar: '', quitado: '' } as const
  const deLey = daysOf(anio).flatMap((desde): DiaDelAnio[] => {
    const motivo = feriadoNacional(desde)
    if (motivo === null) return []
    const movido = dias.find(
      (uno) => uno.clase === 'laborable' && uno.desde === desde && uno.quitado === '',
    )
    const quitado = movido?.motivo ?? ''
    return [{ ...comun, desde, hasta: desde, clase: 'feriado', motivo, quitado, origen: 'ley' }]
  })
  const enFeria = ferias.filter(delAnio).map(
    ({ desde, hasta }): DiaDelAnio => ({
      ...{ ...comun, alcance: 'provincia', desde, hasta },
      ...{ clase: 'feria', motivo: t.feria, origen: 'feria' },
    }),
  )
  const cargados = dias.filter(delAnio).map((uno): DiaDelAnio => ({ ...uno, origen: 'cargado' }))
  return [...deLey, ...enFeria, ...cargados].sort((a, b) => (a.desde < b.desde ? -1 : 1))
}
