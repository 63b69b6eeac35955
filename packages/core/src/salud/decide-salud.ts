import { interpolar } from '../texto/interpolar.ts'
import { salud as textos } from '../texto/salud.ts'

export const PARTES_DE_SALUD = [
  'base',
  'migraciones',
  'disco',
  'documentos',
  'trabajos',
  'respaldo',
  'municipio',
  'reloj',
] as const
export type ParteDeSalud = (typeof PARTES_DE_SALUD)[number]

export const ESTADOS_DE_PARTE = ['bien', 'aviso', 'mal'] as const
type EstadoDeParte = (typeof ESTADOS_DE_PARTE)[number]

export interface Salud {
  readonly parte: ParteDeSalud
  readonly estado: EstadoDeParte
  /**
   * Advice to the administrator of the server about `parte`, for example the database or the disk. '' when `parte`
   * works well.
   */
  readonly ayuda: string
}

export interface SaludDeLaBase {
  /**
   * Result of comparing the schema of the database with the schema that this program needs. 'igual': both are equal.
   * 'faltan': migrations are missing. 'mas-nuevo': the schema of the database is newer.
   */
  readonly esquema: 'igual' | 'faltan' | 'mas-nuevo'
  /** Minutes since the oldest waiting background job was created. Null when no job waits. */
  readonly espera: number | null
  /** Minutes since the oldest running background job began. Null when no job runs. */
  readonly corre: number | null
  /** Warnings that the clocks of the server and of the database differ. Empty when they agree. */
  readonly reloj: readonly string[]
}

export interface SaludMedida {
  readonly base: SaludDeLaBase | 'ocupada' | 'caida'
  /** Number of seconds that the health check waits for the database before it reports the database as busy. */
  readonly plazo: number
  /** Free bytes on the disk of the data. Null when the free space cannot be read. */
  readonly libre: number | null
  /** Hours since the last complete backup. Null when no backup exists. */
  readonly respaldo: number | null
  /** True when the web service of the municipality responds. Null for an installation that does not use it. */
  readonly responde: boolean | null
  /** True when the remote document store responds. Null when the documents are on the same machine. */
  readonly almacen: boolean | null
}

const MB = 1_000_000
const DISCO_POCO = 2_000 * MB
const DISCO_LLENO = 100 * MB
/**
 * Minutes that a background job may wait without a warning. A data package of a large municipality takes minutes to
 * load, and the jobs behind it wait that long.
 */
const ESPERA_LARGA = 30
const CORRIDA_LARGA = 6 * 60
/**
 * Age of the last backup above which the product warns. It is longer than a day, because a daily backup may begin later
 * or take longer than the backup of the day before.
 */
const RESPALDO_VIEJO_EN_HORAS = 36
const HORA_MS = 3_600_000

const bien = { estado: 'bien', ayuda: '' } as const
const aviso = (ayuda: string) => ({ estado: 'aviso', ayuda }) as const
const mal = (ayuda: string) => ({ estado: 'mal', ayuda }) as const

type Decidida = Pick<Salud, 'estado' | 'ayuda'>

const decideDisco = (libre: number | null): Decidida => {
  const { poco, lleno, sinSaber } = textos.disco
  if (libre === null) return mal(sinSaber)
  const dicho = { libre: Math.floor(libre / MB) }
  if (libre < DISCO_LLENO) return mal(interpolar(lleno, dicho))
  return libre < DISCO_POCO ? aviso(interpolar(poco, dicho)) : bien
}

const decideTrabajos = ({ espera, corre }: SaludDeLaBase): Decidida => {
  if (espera !== null && espera >= ESPERA_LARGA)
    return aviso(interpolar(textos.trabajos.espera, { minutos: espera }))
  if (corre !== null && corre >= CORRIDA_LARGA)
    return aviso(interpolar(textos.trabajos.corre, { minutos: corre }))
  return bien
}

export const horasDeRespaldo = (momento: string, ahora: Date): number =>
  Math.floor((ahora.getTime() - Date.parse(momento)) / HORA_MS)

export const isRespaldoViejo = (horas: number): boolean => horas > RESPALDO_VIEJO_EN_HORAS

/**
 * Warns the administrator when there is no complete backup or the last one is old.
 *
 * @param horas whole hours since the last complete backup, or null when there is none
 * @param limite age in hours above which the backup is old
 */
export const decideRespaldo = (
  horas: number | null,
  limite = RESPALDO_VIEJO_EN_HORAS,
): Decidida => {
  if (horas === null) return aviso(textos.respaldo.ninguno)
  return horas > limite ? aviso(interpolar(textos.respaldo.viejo, { horas })) : bien
}

const decideEsquema = ({ esquema }: SaludDeLaBase): Decidida => {
  if (esquema === 'faltan') return mal(textos.migraciones.faltan)
  return esquema === 'mas-nuevo' ? aviso(textos.migraciones.nuevas) : bien
}

type DeLaBase = 'base' | 'migraciones' | 'trabajos' | 'reloj'

const decideBase = ({ base, plazo }: SaludMedida): Readonly<Record<DeLaBase, Decidida>> => {
  if (typeof base !== 'string') {
    const [falla] = base.reloj
    return {
      base: bien,
      migraciones: decideEsquema(base),
      trabajos: decideTrabajos(base),
      reloj: falla === undefined ? bien : aviso(falla),
    }
  }
  const sinSaber = aviso(textos.sinBase)
  return {
    base:
      base === 'caida'
        ? mal(textos.base.caida)
        : aviso(interpolar(textos.base.ocupada, { segundos: plazo })),
    migraciones: sinSaber,
    trabajos: sinSaber,
    reloj: sinSaber,
  }
}

export const decideSalud = (medida: SaludMedida): readonly Salud[] => {
  const decididas: Readonly<Record<ParteDeSalud, Decidida>> = {
    ...decideBase(medida),
    disco: decideDisco(medida.libre),
    respaldo: decideRespaldo(medida.respaldo),
    documentos: medida.almacen === false ? aviso(textos.documentos) : bien,
    municipio: medida.responde === false ? aviso(textos.municipio) : bien,
  }
  return PARTES_DE_SALUD.map((parte) => ({ parte, ...decididas[parte] }))
}

/**
 * Parts without which the server cannot answer any request. When one of them fails, a load balancer must not send
 * requests to the server. When another part fails, such as the disk, people can still read data.
 */
const IMPRESCINDIBLES: readonly ParteDeSalud[] = ['base', 'migraciones']

export const isLista = (partes: readonly Salud[]): boolean =>
  !partes.some(({ parte, estado }) => estado === 'mal' && IMPRESCINDIBLES.includes(parte))
