import type { Decision } from '@apremia/core'
import type { Context } from '../context.ts'
import { type Connection, connect } from '../http/with-client.ts'
import { usageError } from '../terminal/cli-error.ts'

/** Names of the data of a row, for people, in the order in which changes are printed. */
type Nombres<F> = Readonly<Record<Exclude<keyof F & string, 'codigo' | 'version'>, string>>

type Dato = string | boolean | null

interface Guardado<F extends { readonly codigo: string }> {
  /** 'El recurso', 'La situación' */
  readonly que: string
  readonly codigo: string
  readonly nombres: Nombres<F>
  readonly list: (connection: Connection) => Promise<readonly (F & { readonly version: string })[]>
  /**
   * Builds the row as it would be: the requested fields over the current ones.
   *
   * @throws CliError when a new row lacks something
   */
  readonly merge: (actual: F | undefined) => F
  /** Decides by the rules, as far as they can without the register. */
  readonly decide: (fila: F, rows: readonly F[]) => Decision<F>
  readonly save: (connection: Connection, fila: F, version: string) => Promise<unknown>
  /** Tells, on a dry run, what the change would do to the stored data. */
  readonly efecto?: (connection: Connection, fila: F) => Promise<string>
  readonly dryRun: boolean
}

const show = (dato: Dato): string => {
  if (typeof dato === 'boolean') return dato ? 'sí' : 'no'
  return dato || '—'
}

/** 'ordenanza: — → Ordenanza 9.001; activo: sí → no' */
const describeChanges = <F extends object>(nombres: Nombres<F>, antes: F, despues: F): string =>
  Object.entries(nombres)
    .flatMap(([campo, nombre]) => {
      const [de, a] = [antes, despues].map((fila) => (fila as Record<string, Dato>)[campo] ?? null)
      return de === a ? [] : [`${nombre}: ${show(de ?? null)} → ${show(a ?? null)}`]
    })
    .join('; ')

/** Adds a row to a catalogue, or changes the requested fields of the row with that code, over the version just read. */
export const guardarFila = async <F extends { readonly codigo: string }>(
  context: Context,
  { que, codigo, nombres, dryRun, ...catalogo }: Guardado<F>,
): Promise<void> => {
  const { output } = context
  const connection = connect(context)
  const rows = await catalogo.list(connection)
  const actual = rows.find((una) => una.codigo === codigo)
  const fila = catalogo.merge(actual)
  const decision = catalogo.decide(fila, rows)
  if (!decision.ok) throw usageError(decision.motivos.map(({ mensaje }) => mensaje).join(' '))
  const cambios = actual === undefined ? '' : describeChanges(nombres, actual, fila)
  const igual = actual !== undefined && cambios === ''
  if (!igual && !dryRun) await catalogo.save(connection, fila, actual?.version ?? '')
  const efecto =
    dryRun && !igual && actual !== undefined ? await catalogo.efecto?.(connection, fila) : undefined
  const tell = (): string => {
    if (igual) return `${que} ${codigo} ya es así: no hay nada que cambiar.`
    if (actual === undefined) return `${que} ${codigo} ${dryRun ? 'se agregaría' : 'se agregó'}.`
    const linea = `${que} ${codigo}${dryRun ? ' cambiaría' : ''}: ${cambios}.`
    return efecto === undefined ? linea : `${linea}\n${efecto}`
  }
  await output.data({ fila, nueva: actual === undefined, guardada: !igual && !dryRun }, tell)
}
