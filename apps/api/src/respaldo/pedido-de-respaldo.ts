import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { interpolar, parseRetencion, type Retencion, textos } from '@apremia/core'
import { type AlmacenConfig, readAlmacen } from '../platform/config-de-almacen.ts'
import { withSecretos } from '../platform/read-secretos.ts'
import { RespaldoRechazado, SALIDA_DE_RESPALDO } from './respaldo-rechazado.ts'

export const VERBOS_DE_RESPALDO = [
  'crear',
  'listar',
  'verificar',
  'ensayar',
  'restaurar',
  'podar',
] as const
export type VerboDeRespaldo = (typeof VERBOS_DE_RESPALDO)[number]

export interface PedidoDeRespaldo {
  readonly verbo: VerboDeRespaldo
  readonly cual: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly almacen: AlmacenConfig | undefined
  readonly port: number
  /** Path of the folder in which all the backups are. */
  readonly en: string
  readonly archivoDeClave: string | undefined
  readonly retencion: Retencion | undefined
  readonly base: string | undefined
  readonly ensayo: boolean
  readonly json: boolean
}

const uso = (message: string): RespaldoRechazado =>
  new RespaldoRechazado(message, SALIDA_DE_RESPALDO.uso)

const OPCIONES = {
  en: { type: 'string' },
  clave: { type: 'string' },
  conservar: { type: 'string' },
  base: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Options that each subcommand of `apremia-servidor respaldo` accepts, besides --json. */
const ADMITE: Readonly<Record<VerboDeRespaldo, readonly (keyof typeof OPCIONES)[]>> = {
  crear: ['en', 'clave', 'conservar'],
  listar: ['en'],
  verificar: ['en', 'clave', 'base'],
  ensayar: ['en', 'clave', 'base'],
  restaurar: ['en', 'clave', 'dry-run'],
  podar: ['en', 'conservar', 'dry-run'],
}

const readRetencion = (text: string | undefined): Retencion | undefined => {
  if (text === undefined) return undefined
  const retencion = parseRetencion(text)
  if (retencion === undefined)
    throw uso(interpolar(textos.respaldo.retencionInvalida, { valor: text }))
  return retencion
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPCIONES })
  } catch (error) {
    const { message } = error as Error
    const [, desconocida] = /^Unknown option '(--?[\w-]+)'/.exec(message) ?? []
    const [, sinValor] =
      /^Option '(--[\w-]+)\b.* argument (?:missing|is ambiguous)/.exec(message) ?? []
    if (desconocida)
      throw uso(interpolar(textos.respaldo.opcionDesconocida, { opcion: desconocida }))
    throw uso(sinValor ? interpolar(textos.respaldo.sinValor, { opcion: sinValor }) : message)
  }
}

const lista = new Intl.ListFormat('es-AR')

const isVerbo = (text: string): text is VerboDeRespaldo =>
  (VERBOS_DE_RESPALDO as readonly string[]).includes(text)

/**
 * Reads the arguments of `apremia-servidor respaldo`. Returns undefined when the arguments ask for the help.
 *
 * @throws RespaldoRechazado when the arguments are wrong. The error has the exit code for wrong arguments
 */
export const readPedidoDeRespaldo = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): PedidoDeRespaldo | undefined => {
  const { values, positionals } = parse(args)
  const [verbo = '', cual, ...resto] = positionals
  if (values.help) return undefined
  if (!isVerbo(verbo))
    throw uso(
      interpolar(textos.respaldo.otroVerbo, { verbo, verbos: lista.format(VERBOS_DE_RESPALDO) }),
    )
  const elige = verbo === 'verificar' || verbo === 'restaurar'
  if (resto.length > 0 || (cual !== undefined && !elige))
    throw uso(interpolar(textos.respaldo.sobranArgumentos, { verbo }))
  const admite: readonly string[] = [...ADMITE[verbo], 'json']
  const otra = Object.entries(values).find(
    ([nombre, valor]) => valor !== false && !admite.includes(nombre),
  )
  if (otra) throw uso(interpolar(textos.respaldo.otraOpcion, { verbo, opcion: otra[0] }))
  if (verbo === 'restaurar' && cual === undefined) throw uso(textos.respaldo.faltaCual)
  if (verbo === 'podar' && values.conservar === undefined) throw uso(textos.respaldo.faltaConservar)
  const conSecretos = withSecretos(env)
  const dataDir = resolve(conSecretos.DATA_DIR || 'datos')
  const clave = values.clave ?? (conSecretos.RESPALDO_CLAVE || undefined)
  return {
    ...{ verbo, dataDir, json: values.json, ensayo: values['dry-run'], base: values.base },
    cual: cual?.includes('/') ? resolve(cual) : cual,
    databaseUrl: conSecretos.DATABASE_URL || undefined,
    almacen: readAlmacen(conSecretos),
    port: Number(conSecretos.PORT || 3000),
    en: resolve(values.en ?? (conSecretos.RESPALDO_CARPETA || join(dataDir, 'respaldos'))),
    archivoDeClave: clave === undefined ? undefined : resolve(clave),
    retencion: readRetencion(values.conservar),
  }
}
