import { fileURLToPath } from 'node:url'
import { benchActuaciones } from './actuaciones/index.ts'
import { benchBuscador } from './buscador/index.ts'
import { benchCli } from './cli/index.ts'
import { benchConsultas } from './consultas/index.ts'
import { benchConvenios } from './convenios/index.ts'
import { benchEfecto } from './efecto/index.ts'
import { benchEmbebida } from './embebida/index.ts'
import { benchEvaluaciones } from './evaluaciones/index.ts'
import { benchGuardadas } from './guardadas/index.ts'
import { benchMesas } from './mesas/index.ts'
import { benchPadron } from './padron/index.ts'
import { benchPantalla } from './pantalla/index.ts'
import { benchPaquete } from './paquete/index.ts'
import type { Row } from './row.ts'
import { benchSincronizacion } from './sincronizacion/index.ts'
import { benchTitulos } from './titulos/index.ts'
import { benchVecinos } from './vecinos/index.ts'
import { benchWorkbooks } from './workbooks/index.ts'

/** Benchmarks by name. For example, `npm run bench -- titulos` runs the benchmark of the executive titles. */
const BENCHES: readonly (readonly [name: string, run: () => Promise<Row[]>])[] = [
  ['titulos', benchTitulos],
  ['convenios', benchConvenios],
  ['planillas', benchWorkbooks],
  ['comando', benchCli],
  ['consultas', benchConsultas],
  ['buscador', benchBuscador],
  ['efecto', benchEfecto],
  ['evaluaciones', benchEvaluaciones],
  ['mesas', benchMesas],
  ['actuaciones', benchActuaciones],
  ['padron', benchPadron],
  ['paquete', benchPaquete],
  ['guardadas', benchGuardadas],
  ['embebida', benchEmbebida],
  ['sincronizacion', benchSincronizacion],
  ['pantalla', benchPantalla],
  ['vecinos', benchVecinos],
]

const number = new Intl.NumberFormat('es-AR', { maximumSignificantDigits: 4 })

const cells = ({ name, value, unit, ratio, against }: Row): string[] => [
  name,
  `${number.format(value)} ${unit}`,
  ratio === undefined ? '' : `${number.format(ratio)} × ${against ?? ''}`,
]

const printTable = (title: string, rows: readonly Row[]): void => {
  const table = rows.map(cells)
  const widths = [0, 1].map((i) => Math.max(...table.map((row) => row[i]?.length ?? 0)))
  console.info(`\n${title}`)
  for (const [name = '', value = '', ratio = ''] of table)
    console.info(`  ${name.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${ratio}`)
}

// The worker threads run the compiled code of the server. Compiling the TypeScript at each start would take longer than
// the work of a thread.
process.env.APREMIA_HILOS = fileURLToPath(new URL('../../apps/api/dist', import.meta.url))

const wanted = process.argv.slice(2)
for (const [name, run] of BENCHES)
  if (wanted.length === 0 || wanted.includes(name)) printTable(name, await run())
