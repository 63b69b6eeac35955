import { recursos } from '@apremia/api-client'
import {
  type Categoria,
  decideRecurso,
  formatOrdenanzas,
  formatTasas,
  interpolar,
  LARGO_DE_ORDENANZA,
  type OrdenanzaDeAnio,
  parseOrdenanzas,
  parseTasas,
  type Recurso,
  readTasas,
  type TasaDeInteres,
  textos,
} from '@apremia/core'
import { Option } from 'commander'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'
import { claseOption } from './clase-option.ts'

interface Options {
  readonly nombre?: string
  readonly ordenanza?: string
  readonly ordenanzas?: string
  readonly tasas?: string
  readonly clase?: Categoria
  readonly pagoUnico?: boolean
  readonly sinPagoUnico?: boolean
  readonly activo?: boolean
  readonly inactivo?: boolean
  readonly dryRun?: boolean
}

const flagOf = (si: boolean | undefined, no: boolean | undefined, antes: boolean): boolean => {
  if (si === true) return true
  return no === true ? false : antes
}

const enUnRenglon = (ordenanzas: readonly OrdenanzaDeAnio[]): string =>
  formatOrdenanzas(ordenanzas).replaceAll('\n', '; ')

const tasasEnUnRenglon = (tasas: readonly TasaDeInteres[]): string =>
  formatTasas(tasas).replaceAll('\n', '; ').replaceAll('\u00a0', ' ')

interface RecursoEscrito extends Recurso {
  readonly ordenanzas: string
  readonly tasas: string
}

/**
 * Reads the interest rates of a tax from the option --tasas.
 *
 * @throws CliError when a line of the option has a wrong format
 */
const readTasasEscritas = (escritas: string): TasaDeInteres[] => {
  const leidas = parseTasas(escritas)
  if (leidas === undefined) throw usageError(`--tasas: ${textos.catalogos.recursos.tasas.invalida}`)
  return leidas
}

/**
 * Reads the ordinances of a tax from the option --ordenanzas.
 * @throws CliError when a line of the option has no year
 */
const readOrdenanzas = (escritas: string): OrdenanzaDeAnio[] => {
  const leidas = parseOrdenanzas(escritas)
  if (leidas === undefined)
    throw usageError(
      `--ordenanzas: ${interpolar(textos.catalogos.recursos.ordenanzaInvalida, { n: LARGO_DE_ORDENANZA })}`,
    )
  return leidas
}

const merge = (
  codigo: string,
  options: Options,
  actual: RecursoEscrito | undefined,
): RecursoEscrito => {
  const { nombre = actual?.nombre, clase = actual?.clase, ordenanza } = options
  if (nombre === undefined || clase === undefined)
    throw usageError(
      `No hay un recurso ${codigo}: para agregarlo indique --nombre y --clase.`,
      'Para ver todos: apremia recursos listar --inactivos',
    )
  return {
    ...{ codigo, nombre, clase, ordenanza: ordenanza ?? actual?.ordenanza ?? '' },
    ordenanzas:
      options.ordenanzas === undefined
        ? (actual?.ordenanzas ?? '')
        : enUnRenglon(readOrdenanzas(options.ordenanzas)),
    tasas:
      options.tasas === undefined
        ? (actual?.tasas ?? '')
        : tasasEnUnRenglon(readTasasEscritas(options.tasas)),
    pagoUnico: flagOf(options.pagoUnico, options.sinPagoUnico, actual?.pagoUnico ?? false),
    activo: flagOf(options.activo, options.inactivo, actual?.activo ?? true),
  }
}

const run = async (context: Context, options: Options, [typed = '']: readonly string[]) => {
  const codigo = typed.trim().toUpperCase()
  const { columnas } = textos.catalogos.recursos
  const { guardarFila } = await import('../catalogos/guardar-fila.ts')
  await guardarFila<RecursoEscrito>(context, {
    que: 'El recurso',
    codigo,
    nombres: columnas,
    list: async (connection) =>
      (await connection.call(recursos.listRecursos, {})).map((uno) => ({
        ...uno,
        ordenanzas: enUnRenglon(uno.ordenanzas),
        tasas: tasasEnUnRenglon(readTasas(uno.tasas)),
      })),
    merge: (actual) => merge(codigo, options, actual),
    // Only the server knows whether records use the edited tax. This check assumes that no record does (`enUso:
    // false`). The server checks again when it saves the tax.
    decide: ({ ordenanzas, tasas, ...resto }, rows) => {
      const recurso = {
        ...{ ...resto, ordenanzas: readOrdenanzas(ordenanzas) },
        tasas: readTasasEscritas(tasas),
      }
      const actual = rows.find((uno) => uno.codigo === codigo)
      const contexto = { actual, nuevo: actual === undefined, enUso: false }
      const decision = decideRecurso(recurso, contexto)
      return decision.ok ? { ...decision, valor: { ...resto, ordenanzas, tasas } } : decision
    },
    save: (connection, { ordenanzas, tasas, ...recurso }, version) =>
      connection.call(recursos.saveRecurso, {
        body: {
          ...{ ...recurso, ordenanzas: readOrdenanzas(ordenanzas), version },
          tasas: readTasasEscritas(tasas),
        },
      }),
    dryRun: options.dryRun === true,
  })
  return undefined
}

export const guardarRecurso: Verb = (noun) => {
  const command = noun
    .command('guardar')
    .description('Agrega un recurso, o cambia lo que se indica de uno (solo administradores)')
    .argument('<código>', 'De 1 a 4 letras o números')
    .option('--nombre <texto>', 'Como se imprime en los títulos y las cartas')
    .option('--ordenanza <texto>', 'La norma que lo crea; vacía la quita')
    .option(
      '--ordenanzas <texto>',
      "La de cada año: '2024: Ordenanza 9.001; 2026: Ordenanza 9.100'. Para la versión 2 del título, con sus artículos: '2024: Ordenanza 9.001 | artículo 95 de la Ordenanza Fiscal | artículo 41 de la Ordenanza Fiscal, 3 % mensual'",
    )
    .option(
      '--tasas <texto>',
      "El interés, desde un día: '01/01/2024: 3 % mensual por día; 01/07/2026: 2,5 % mensual por mes o fracción'. Vacía las quita",
    )
    .addOption(claseOption())
    .addOption(
      new Option('--pago-unico', 'Admite el pago único con descuento').conflicts('sinPagoUnico'),
    )
    .addOption(new Option('--sin-pago-unico', 'No lo admite'))
    .addOption(new Option('--inactivo', 'Deja de ofrecerse').conflicts('activo'))
    .addOption(new Option('--activo', 'Vuelve a ofrecerse'))
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    "apremia recursos guardar TV --nombre 'Tasa Vial' --clase inmueble --ordenanza 'Ordenanza 9.001'",
    "apremia recursos guardar TV --ordenanzas '2024: Ordenanza 9.001; 2026: Ordenanza 9.100'",
    "apremia recursos guardar TV --tasas '01/01/2024: 3 % mensual por día'",
    'apremia recursos guardar TV --pago-unico --dry-run',
    'apremia recursos guardar TV --inactivo',
  )
}
