import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Porque } from '@apremia/core'
import { type CasoDeRegla, findRegla, REGLAS, runCaso } from '@apremia/reglas'
import { parse, stringify } from 'yaml'
import type { Context } from '../context.ts'
import { action, examples, type Verb } from '../define.ts'
import { CliError, usageError } from '../terminal/cli-error.ts'
import { SALIDAS } from '../terminal/exit-code.ts'
import type { Paint } from '../terminal/terminal.ts'
import { findCarpeta } from './find-carpeta.ts'
import { readCasosDeRegla } from './read-casos.ts'

interface Options {
  readonly carpeta?: string
  readonly entrada?: string
}

const parseEntrada = (text: string): unknown => {
  try {
    return parse(text)
  } catch {
    throw usageError('--entrada no es YAML ni JSON.')
  }
}

/**
 * Finds a test case of a rule by its number or by its name. A part of a name is enough when only one test case has it.
 */
const findCaso = (casos: readonly CasoDeRegla[], text: string): CasoDeRegla => {
  const byNumber = /^\d+$/.test(text) ? casos[Number(text) - 1] : undefined
  const exact = byNumber ?? casos.find(({ nombre }) => nombre === text)
  if (exact) return exact
  const plain = (value: string): string =>
    value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const matches = casos.filter(({ nombre }) => plain(nombre).includes(plain(text)))
  const [only] = matches
  if (only !== undefined && matches.length === 1) return only
  const why = matches.length === 0 ? 'Ningún caso' : 'Más de un caso'
  throw usageError(
    `${why} se llama «${text}». Casos:`,
    ...casos.map(({ nombre }, i) => `${i + 1}. ${nombre}`),
  )
}

const block = (title: string, value: unknown, paint: Paint): string => {
  const text = stringify(value, { lineWidth: 100 }).trimEnd()
  return `${paint('bold', title)}\n${text.replace(/^/gm, '  ')}`
}

const blockOf = (porque: Porque | null, paint: Paint): string[] =>
  porque === null ? [] : [block('Por qué', porque, paint)]

/**
 * Returns the path of the file with the test cases of a rule, which is faster to read than all the test cases. A rule
 * without a file of its own gets the path of the whole folder.
 */
const whereOf = (regla: string, carpeta: string): string => {
  const suyo = join(carpeta, `${regla}.yaml`)
  return existsSync(suyo) ? suyo : carpeta
}

const run = async (
  { output }: Context,
  options: Options,
  [regla = '', text]: readonly string[],
) => {
  if (findRegla(regla) === undefined) {
    throw usageError(`No hay ninguna regla «${regla}». Reglas:`, ...Object.keys(REGLAS).sort())
  }
  const archivo = readCasosDeRegla(whereOf(regla, findCarpeta(options.carpeta))).find(
    ({ contenido }) => contenido?.regla === regla,
  )?.contenido
  const fuente = archivo?.fuente ?? ''
  if (options.entrada !== undefined) {
    const entrada = parseEntrada(options.entrada)
    const { obtenido, porque, diferencia } = runCaso(regla, {
      nombre: '',
      entrada,
      espera: undefined,
    })
    // When the typed input is not valid for the business rule, the rule gives no result (`obtenido` is null).
    // `diferencia` then has a single text, which is the reason.
    if (obtenido === null && diferencia.length === 1) throw usageError(diferencia[0] ?? '')
    await output.data({ regla, fuente, entrada, obtenido, porque }, (paint) =>
      [
        `${paint('bold', regla)}  ${paint('dim', fuente)}`,
        block('Entra', entrada, paint),
        block('Sale', obtenido, paint),
        ...blockOf(porque, paint),
      ].join('\n'),
    )
    return SALIDAS.correcto
  }
  if (archivo === undefined) {
    throw new CliError('falla', { codigo: 'sin-casos', mensaje: `«${regla}» no tiene casos.` })
  }
  if (text === undefined) {
    const casos = archivo.casos.map(({ nombre }) => nombre)
    await output.data({ regla, fuente, casos }, (paint) =>
      [
        `${paint('bold', regla)}  ${paint('dim', fuente)}`,
        ...casos.map((nombre, i) => `${String(i + 1).padStart(3)}. ${nombre}`),
      ].join('\n'),
    )
    return SALIDAS.correcto
  }
  const caso = findCaso(archivo.casos, text)
  const result = runCaso(regla, caso)
  await output.data({ regla, fuente, ...caso, ...result }, (paint) =>
    [
      `${paint('bold', regla)}  ${paint('dim', fuente)}`,
      caso.nombre,
      block('Entra', caso.entrada, paint),
      block('Sale', result.obtenido, paint),
      ...blockOf(result.porque, paint),
      ...(result.ok
        ? [paint('green', 'Es lo que se espera.')]
        : [
            block('Se espera', caso.espera, paint),
            ...result.diferencia.map((line) => paint('red', line)),
          ]),
    ].join('\n'),
  )
  return result.ok ? SALIDAS.correcto : SALIDAS.falla
}

export const explicar: Verb = (noun) => {
  const command = noun
    .command('explicar')
    .description('Muestra qué entra y qué sale de una regla, en un caso o con datos propios')
    .argument('<regla>', 'Por ejemplo: titulo/validar-inicio')
    .argument('[caso]', 'Nombre, parte del nombre o número del caso; sin él, los lista')
    .option('--carpeta <carpeta>', 'Carpeta de casos (por defecto: fixtures/reglas)')
    .option('--entrada <yaml>', 'Corre la regla con estos datos en lugar de un caso')
    .action(action(run))
  examples(
    command,
    'apremia reglas explicar titulo/validar-inicio',
    "apremia reglas explicar titulo/validar-inicio 'un salto sin confirmar'",
    `apremia reglas explicar titulo/validar-inicio --entrada "{ texto: '105', ultimo: 100 }"`,
  )
}
