import { centavos, type Fecha, fromDayNumber } from '@apremia/core'
import type { WorkbookColumn } from '@apremia/workbooks'

export interface FilaDeMuestra {
  readonly numero: number
  readonly partida: string
  readonly titular: string
  readonly dni: number
  readonly cuit: string
  readonly calle: string
  readonly altura: number
  readonly barrio: string
  readonly circunscripcion: number
  readonly seccion: string
  readonly chacra: number
  readonly quinta: number
  readonly fraccion: number
  readonly manzana: number
  readonly parcela: number
  readonly subparcela: number
  readonly categoria: string
  /** Taxable value of the property, in centavos. */
  readonly valuacion: number
  readonly alta: Fecha
  readonly observaciones: string
}

const APELLIDOS = [
  'GARCÍA',
  'FERNÁNDEZ',
  'IBÁÑEZ',
  'NÚÑEZ',
  'PÉREZ',
  'LÓPEZ',
  'GÓMEZ',
  'RODRÍGUEZ',
  'MARTÍNEZ',
  'SÁNCHEZ',
  'ÁLVAREZ',
  'ROMERO',
  'ÑANCUPIL',
  'D’AGOSTINO',
  'SOSA',
] as const
const NOMBRES = [
  'MARÍA',
  'JOSÉ',
  'ÁNGELA',
  'JUAN',
  'LUCÍA',
  'RAMÓN',
  'INÉS',
  'RAÚL',
  'SOFÍA',
] as const
const PRIMER_ALTA = 14_610
const DIAS: readonly Fecha[] = Array.from({ length: 5000 }, (_, i) =>
  fromDayNumber(PRIMER_ALTA + i),
)

const pick = <T>(list: readonly T[], i: number): T => list[i % list.length] as T

export const filaAt = (i: number): FilaDeMuestra => {
  const h = (i * 2_654_435_761) >>> 0
  return {
    numero: i + 1,
    partida: `098-${String(i % 1_000_000).padStart(6, '0')}-${i % 10}`,
    titular: `${pick(APELLIDOS, h)}, ${pick(NOMBRES, h >>> 4)} ${pick(NOMBRES, h >>> 8)} ${i % 977}`,
    dni: 20_000_000 + (h % 20_000_000),
    cuit: `20-${20_000_000 + (h % 20_000_000)}-${h % 10}`,
    calle: `CALLE ${h % 400}`,
    altura: h % 5000,
    barrio: `BARRIO ${h % 60}`,
    circunscripcion: 1 + (h % 12),
    seccion: pick([...'ABCDEFGH'], h),
    chacra: h % 300,
    quinta: h % 40,
    fraccion: h % 100,
    manzana: h % 200,
    parcela: h % 60,
    subparcela: h % 20,
    categoria: String(h % 9),
    valuacion: h % 10_000_000_000,
    alta: pick(DIAS, h),
    observaciones: h % 7 === 0 ? 'Observación & notas <varias>' : '',
  }
}

export function* filas(count: number): Generator<FilaDeMuestra> {
  for (let i = 0; i < count; i++) yield filaAt(i)
}

type Clave = keyof FilaDeMuestra

const text = (
  heading: Clave & keyof { [K in Clave as FilaDeMuestra[K] extends string ? K : never]: 1 },
): WorkbookColumn<FilaDeMuestra> => ({
  heading,
  type: 'text',
  value: (row) => row[heading],
})

const integer = (
  heading: keyof { [K in Clave as FilaDeMuestra[K] extends number ? K : never]: 1 },
): WorkbookColumn<FilaDeMuestra> => ({
  heading,
  type: 'integer',
  value: (row) => row[heading],
})

export const COLUMNAS: readonly WorkbookColumn<FilaDeMuestra>[] = [
  integer('numero'),
  text('partida'),
  text('titular'),
  integer('dni'),
  text('cuit'),
  text('calle'),
  integer('altura'),
  text('barrio'),
  integer('circunscripcion'),
  text('seccion'),
  integer('chacra'),
  integer('quinta'),
  integer('fraccion'),
  integer('manzana'),
  integer('parcela'),
  integer('subparcela'),
  text('categoria'),
  { heading: 'valuacion', type: 'amount', value: ({ valuacion }) => centavos(valuacion) },
  { heading: 'alta', type: 'date', value: ({ alta }) => alta },
  text('observaciones'),
]
