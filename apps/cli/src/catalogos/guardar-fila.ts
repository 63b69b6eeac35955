import type { Decision } from '@apremia/core'
import type { Context } from '../context.ts'
import { type Connection, connect } from '../http/with-client.ts'
import { usageError } from '../terminal/cli-error.ts'

type Nombres<F> = Readonly<Record<Exclude<keyof F & string, 'codigo' | 'version'>, string>>

type Dato = string | boolean | null

interface Guardado<F extends { readonly codigo: string }> {
  /** Name of the kind of catalogue row with its article, for messages: 'El recurso', 'La situación'. */
  readonly que: string
  readonly codigo: string
  readonly nombres: Nombres<F>
  readonly list: (connection: Connection) => Promise<readonly (F & { readonly version: string })[]>
  /**
   * Returns the catalogue row to save. A value that the person did not give comes from the stored row `actual`, which
   * is undefined for a new row.
   *
   * @throws CliError when a new row lacks a required field
   */
  readonly merge: (actual: F | undefined) => F
  readonly decide: (fila: F, rows: readonly F[]) => Decision<F>
  readonly save: (connection: Connection, fila: F, version: string) => Promise<unknown>
  /** Describes how saving the catalogue row would affect the stored data. Only a dry run calls this function. */
  readonly efecto?: (connection: Connection, fila: F) => Promise<string>
  /**
   * True when a dry run also describes the effect of adding a row. By default, it describes only the effect of changing
   * a row.
   */
  readonly conEfectoDeAlta?: true
  readonly dryRun: boolean
}

const show = (dato: Dato): string => {
  if (typeof dato === 'boolean') return dato ? 'sí' : 'no'
  return dato || '—'
}

const describeChanges = <F extends object>(nombres: Nombres<F>, antes: F, despues: F): string =>
  Object.entries(nombres)
    .flatMap(([campo, nombre]) => {
      const [de, a] = [antes, despues].map((fila) => (fila as Record<string, Dato>)[campo] ?? null)
      return de === a ? [] : [`${nombre}: ${show(de ?? null)} → ${show(a ?? null)}`]
    })
    .join('; ')

/**
 * Saves one row of a catalogue of the municipality, or shows the changes in a dry run. The request sends the version of
 * the row just read, so the server refuses to overwrite a newer row.
 */
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
    dryRun && !igual && (actual !== undefined || catalogo.conEfectoDeAlta)
      ? await catalogo.efecto?.(connection, fila)
      : undefined
  const tell = (): string => {
    if (igual) return `${que} ${codigo} ya es así: no hay nada que cambiar.`
    const linea =
      actual === undefined
        ? `${que} ${codigo} ${dryRun ? 'se agregaría' : 'se agregó'}.`
        : `${que} ${codigo}${dryRun ? ' cambiaría' : ''}: ${cambios}.`
    return efecto === undefined ? linea : `${linea}\n${efecto}`
  }
  await output.data({ fila, nueva: actual === undefined, guardada: !igual && !dryRun }, tell)
}
