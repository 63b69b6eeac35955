import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { abrirPadronDeBench, type PadronDeBench } from '@apremia/api/bench-padron'
import type { Row } from '../row.ts'
import { writeArchivos } from './archivos.ts'
import { cargarConPsql, cargarConSheetJs } from './pares.ts'

/** Rows of the registry; others for another look. */
const FILAS = Number(process.env.BENCH_FILAS_PADRON ?? 100_000)

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

/** The registry as it was: the same work for each. */
const vaciar = async ({ pool }: PadronDeBench): Promise<void> => {
  await pool.query('delete from imponible_recurso where imponible >= 500000000')
  await pool.query('delete from inmueble where nro_inmueble >= 500000000')
  await pool.query('vacuum analyze inmueble')
  await pool.query('vacuum analyze imponible_recurso')
}

const MIB = 1024 * 1024

/** What the process takes on top of what it had, at its highest. */
const watchMemory = () => {
  const antes = process.memoryUsage.rss()
  let most = antes
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  return () => {
    clearInterval(timer)
    return (most - antes) / MIB
  }
}

/**
 * A provincial registry, from the workbook to the tables with their indexes, against the usual way (SheetJS and
 * INSERTs of many rows) and against psql's copy of the same rows. Targets of performance.md: 10 times the usual way,
 * within twice psql, under 200 MB; the same file again no slower. The lists that searches keep made, which neither of
 * the others makes, are told apart: the registry is there before them.
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
    const psql = await seconds(async () => cargarConPsql(producto.url, archivos))
    await vaciar(producto)
    const memory = watchMemory()
    const apremia = await producto.cargar(archivos.xlsx)
    const otraVez = await producto.cargar(archivos.xlsx)
    const memoria = memory()
    await vaciar(producto)
    const usual = await seconds(() => cargarConSheetJs(producto.pool, archivos.xlsx))
    const name = `padrón de ${FILAS.toLocaleString('es-AR')} filas`
    return [
      { name: `${name}, SheetJS e INSERT`, value: usual, unit: 's' },
      { name: `${name}, psql \\copy`, value: psql, unit: 's' },
      {
        ...{ name: `${name}, apremia`, value: apremia.guardada, unit: 's' },
        ...{ ratio: usual / apremia.guardada, against: 'SheetJS e INSERT' },
      },
      {
        ...{ name: `${name}, apremia`, value: apremia.guardada, unit: 's' },
        ...{ ratio: apremia.guardada / psql, against: 'psql \\copy' },
      },
      {
        ...{ name: `${name}, el mismo otra vez`, value: otraVez.guardada, unit: 's' },
        ...{ ratio: otraVez.guardada / apremia.guardada, against: 'la primera vez' },
      },
      {
        ...{ name: 'preparar después las búsquedas de todos', unit: 's' },
        value: apremia.fin - apremia.guardada,
      },
      { name: 'memoria de más al cargar', value: memoria, unit: 'MB' },
    ]
  } finally {
    await producto.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
