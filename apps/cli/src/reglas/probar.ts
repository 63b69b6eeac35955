import type { Context } from '../context.ts'
import { action, examples, type Verb } from '../define.ts'
import { CliError } from '../terminal/cli-error.ts'
import { SALIDAS } from '../terminal/exit-code.ts'
import { formatCantidad } from '../terminal/local-format.ts'
import type { Paint } from '../terminal/terminal.ts'
import type { ResultadoDeArchivo } from './run-casos.ts'

const failuresOf = ({ casos }: ResultadoDeArchivo) => casos.filter(({ ok }) => !ok)

const isOk = (file: ResultadoDeArchivo): boolean =>
  file.problema === '' && failuresOf(file).length === 0

const describeFile = (file: ResultadoDeArchivo, paint: Paint): string[] => {
  const ok = isOk(file)
  const mark = ok ? paint('green', '✔') : paint('red', '✘')
  const count = formatCantidad(file.casos.length, 'caso', 'casos')
  return [
    `${mark} ${file.regla === '' ? file.archivo : file.regla}  ${paint('dim', file.problema === '' ? count : '')}`.trimEnd(),
    ...(file.problema === '' ? [] : [`    ${file.problema}`]),
    ...failuresOf(file).flatMap(({ nombre, diferencia }) => [
      `    ${paint('bold', nombre)}`,
      ...diferencia.map((line) => `      ${line}`),
    ]),
  ]
}

interface Totals {
  readonly reglas: number
  readonly casos: number
  readonly fallas: number
}

const totalsOf = (files: readonly ResultadoDeArchivo[]): Totals => ({
  reglas: files.length,
  casos: files.reduce((sum, { casos }) => sum + casos.length, 0),
  fallas: files.reduce(
    (sum, file) => sum + failuresOf(file).length + (file.problema === '' ? 0 : 1),
    0,
  ),
})

const describeTotals = ({ reglas, casos, fallas }: Totals, paint: Paint): string => {
  const all = `${formatCantidad(reglas, 'regla', 'reglas')}, ${formatCantidad(casos, 'caso', 'casos')}`
  if (fallas === 0) return paint('green', `${all}: todos se cumplen.`)
  return paint('red', `${all}: ${formatCantidad(fallas, 'no se cumple', 'no se cumplen')}.`)
}

const run = async ({ output }: Context, _: object, [given]: readonly string[]) => {
  const [{ findCarpeta }, { readCasosDeRegla }, { runCasos }] = await Promise.all([
    import('./find-carpeta.ts'),
    import('./read-casos.ts'),
    import('./run-casos.ts'),
  ])
  const carpeta = findCarpeta(given)
  const files = readCasosDeRegla(carpeta).map(runCasos)
  if (files.length === 0) {
    throw new CliError('falla', {
      codigo: 'sin-casos',
      mensaje: `No hay ningún archivo de casos (.yaml) en ${carpeta}.`,
    })
  }
  const totals = totalsOf(files)
  await output.data({ carpeta, ...totals, ok: totals.fallas === 0, archivos: files }, (paint) =>
    [...files.flatMap((file) => describeFile(file, paint)), '', describeTotals(totals, paint)].join(
      '\n',
    ),
  )
  return totals.fallas === 0 ? SALIDAS.correcto : SALIDAS.falla
}

export const probar: Verb = (noun) => {
  const command = noun
    .command('probar')
    .description('Corre los casos de las reglas y muestra en qué difieren')
    .argument('[carpeta]', 'Carpeta o archivo de casos (por defecto: fixtures/reglas)')
    .action(action(run))
  examples(
    command,
    'apremia reglas probar',
    'apremia reglas probar fixtures/reglas/titulo',
    'apremia reglas probar --json > reglas.json',
  )
}
