import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { abrirPadronDeBench, type PadronDeBench } from '@apremia/api/bench-padron'
import { median } from '../median.ts'
import type { Row } from '../row.ts'
import { watchMemory } from '../watch-memory.ts'
import { writeArchivos } from './archivos.ts'
import { cargarConPsql, cargarConSheetJs } from './pares.ts'

const FILAS = Number(process.env.BENCH_FILAS_PADRON ?? 100_000)
/**
 * Number of rounds. The product, SheetJS and psql load the register of properties (padrón) in each round, so that other
 * load on the machine affects all three.
 */
const TURNOS = Number(process.env.BENCH_TURNOS_PADRON ?? 3)

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

const vaciar = async ({ pool }: PadronDeBench): Promise<void> => {
  await pool.query('delete from imponible_recurso where imponible >= 500000000')
  await pool.query('delete from inmueble where nro_inmueble >= 500000000')
  await pool.query('vacuum analyze inmueble')
  await pool.query('vacuum analyze imponible_recurso')
}

/** Seconds that each program takes in a round, and megabytes that the product uses. */
interface Toma {
  readonly psql: number
  readonly apremia: number
  readonly otraVez: number
  readonly busquedas: number
  readonly memoria: number
  readonly usual: number
}

type Archivos = Parameters<typeof cargarConPsql>[1] & { readonly xlsx: string }

const takeTurno = async (producto: PadronDeBench, archivos: Archivos): Promise<Toma> => {
  const psql = await seconds(async () => cargarConPsql(producto.url, archivos))
  await vaciar(producto)
  const memory = watchMemory()
  const apremia = await producto.cargar(archivos.xlsx)
  const otraVez = await producto.cargar(archivos.xlsx)
  const memoria = memory()
  await vaciar(producto)
  const usual = await seconds(() => cargarConSheetJs(producto.pool, archivos.xlsx))
  await vaciar(producto)
  return {
    ...{ psql, apremia: apremia.guardada, otraVez: otraVez.guardada, memoria, usual },
    busquedas: apremia.fin - apremia.guardada,
  }
}

/**
 * Measures the load of a provincial register of properties, from the workbook to the indexed tables. Targets of
 * performance.md:
 * - 10 times as fast as a typical program (SheetJS and multi-row INSERTs).
 * - At most twice the time of psql's `\copy`.
 * - Memory under 200 MB.
 * - A second load of the same file: not slower than the first.
 */
export const benchPadron = async (): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-padron-'))
  const archivos = {
    xlsx: join(folder, 'padron.xlsx'),
    inmuebles: join(folder, 'inmuebles.csv'),
    recursos: join(folder, 'recursos.csv'),
  }
  const producto = await abrirPadronDeBench()
  try {
    await writeArchivos(FILAS, archivos)
    const tomas: Toma[] = []
    for (let turno = 0; turno < TURNOS; turno++) tomas.push(await takeTurno(producto, archivos))
    const medida = (de: keyof Toma): number => median(tomas.map((toma) => toma[de]))
    const [usual, psql, apremia] = [medida('usual'), medida('psql'), medida('apremia')]
    const otraVez = medida('otraVez')
    const name = `padrón de ${FILAS.toLocaleString('es-AR')} filas`
    return [
      { name: `${name}, SheetJS e INSERT`, value: usual, unit: 's' },
      { name: `${name}, psql \\copy`, value: psql, unit: 's' },
      {
        ...{ name: `${name}, apremia`, value: apremia, unit: 's' },
        ...{ ratio: usual / apremia, against: 'SheetJS e INSERT' },
      },
      {
        ...{ name: `${name}, apremia`, value: apremia, unit: 's' },
        ...{ ratio: apremia / psql, against: 'psql \\copy' },
      },
      {
        ...{ name: `${name}, el mismo otra vez`, value: otraVez, unit: 's' },
        ...{ ratio: otraVez / apremia, against: 'la primera vez' },
      },
      {
        ...{ name: 'preparar después las búsquedas de todos', unit: 's' },
        value: medida('busquedas'),
      },
      { name: 'memoria de más al cargar', value: medida('memoria'), unit: 'MB' },
    ]
  } finally {
    await producto.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
