import { addDays, dayOfWeek, type Fecha } from '../fecha/fecha.ts'
import { fechaEnZona } from '../fecha/fecha-en-zona.ts'

/**
 * Retention of backup copies: the numbers of days, weeks, months and years for which one copy is kept. Only the days,
 * weeks, months and years that have a complete copy are counted.
 */
export interface Retencion {
  readonly dias: number
  readonly semanas: number
  readonly meses: number
  readonly anios: number
}

type Lapso = keyof Retencion

const UNIDADES = { d: 'dias', s: 'semanas', m: 'meses', a: 'anios' } as const satisfies Readonly<
  Record<string, Lapso>
>

const NINGUNA: Retencion = { dias: 0, semanas: 0, meses: 0, anios: 0 }

const isUnidad = (text: string): text is keyof typeof UNIDADES => Object.hasOwn(UNIDADES, text)

/**
 * Parses the configured retention of backup copies: '7d,4s,12m' means seven days, four weeks and twelve months. A unit
 * may appear only once.
 */
export const parseRetencion = (text: string): Retencion | undefined => {
  let retencion = NINGUNA
  for (const parte of text.split(',')) {
    const [, cuantos = '', unidad = ''] = /^\s*([1-9]\d{0,3})([dsma])\s*$/.exec(parte) ?? []
    if (!isUnidad(unidad) || retencion[UNIDADES[unidad]] > 0) return undefined
    retencion = { ...retencion, [UNIDADES[unidad]]: Number(cuantos) }
  }
  return retencion
}

export interface CopiaDeRespaldo {
  readonly nombre: string
  readonly momento: Date
  /** Version of Apremia that last updated the copied database: '0.1.0'. */
  readonly version: string
  /**
   * True when the backup copy is complete: it has everything that its manifest names, and no document was missing when
   * it was made.
   */
  readonly entera: boolean
}

export interface CopiasDecididas {
  readonly conservar: readonly string[]
  readonly podar: readonly string[]
}

const PERIODO_DE: Readonly<Record<Lapso, (dia: Fecha) => string>> = {
  dias: (dia) => dia,
  /** Identifies the week of a backup copy by its Monday. */
  semanas: (dia) => addDays(dia, -((dayOfWeek(dia) + 6) % 7)),
  meses: (dia) => dia.slice(0, 7),
  anios: (dia) => dia.slice(0, 4),
}

const LAPSOS = ['dias', 'semanas', 'meses', 'anios'] as const satisfies readonly Lapso[]

const fromNewest = (a: CopiaDeRespaldo, b: CopiaDeRespaldo): number =>
  b.momento.getTime() - a.momento.getTime() || (a.nombre < b.nombre ? 1 : -1)

/**
 * Decides which backup copies are kept:
 * - the newest complete copy of each day, week, month and year of the retention, in the time zone of the municipality
 * - the newest complete copy
 * - the newest complete copy of the previous version of the product, to undo an update
 * - an incomplete copy that is newer than every complete copy
 */
export const decideCopiasAConservar = (
  copias: readonly CopiaDeRespaldo[],
  retencion: Retencion,
): CopiasDecididas => {
  const ordenadas = copias.toSorted(fromNewest)
  const enteras = ordenadas.filter(({ entera }) => entera)
  const ultima = enteras[0]
  const quedan = new Set(
    ordenadas.slice(0, ultima ? ordenadas.indexOf(ultima) + 1 : undefined).map((c) => c.nombre),
  )
  const deAntes = enteras.find(({ version }) => version !== ultima?.version)
  if (deAntes) quedan.add(deAntes.nombre)
  for (const lapso of LAPSOS) {
    const periodos = new Set<string>()
    for (const { nombre, momento } of enteras) {
      const periodo = PERIODO_DE[lapso](fechaEnZona(momento))
      if (periodos.has(periodo) || periodos.size >= retencion[lapso]) continue
      periodos.add(periodo)
      quedan.add(nombre)
    }
  }
  const nombres = ordenadas.map(({ nombre }) => nombre)
  return {
    conservar: nombres.filter((nombre) => quedan.has(nombre)),
    podar: nombres.filter((nombre) => !quedan.has(nombre)),
  }
}
