import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  abrirPaqueteDeBench,
  type CargaDeBench,
  type PaqueteDeBench,
} from '@apremia/api/bench-paquete'
import { fecha, textos } from '@apremia/core'
import { writePaquete } from '@apremia/fixtures/paquete'
import type { Row } from '../row.ts'
import { watchMemory } from '../watch-memory.ts'
import { medidaDe } from './medida.ts'
import { measureMesaDurante } from './mesa-durante.ts'
import { writeNoche } from './noche.ts'
import { cargarConPsql } from './pares.ts'

const seconds = (work: () => void): number => {
  const start = performance.now()
  work()
  return (performance.now() - start) / 1000
}

/**
 * Adds up the seconds of a load by kind of step, which is the first word of its name: 'Leyendo deuda' (reading debt)
 * counts as 'Leyendo'.
 */
const groupPasos = ({ pasos }: CargaDeBench): Row[] => {
  const grupos = new Map<string, number>()
  for (const [paso, tardo] of pasos) {
    const grupo = paso.split(' ', 1)[0] || 'Empezando'
    grupos.set(grupo, (grupos.get(grupo) ?? 0) + tardo)
  }
  return [...grupos].map(([grupo, value]) => ({ name: `  ${grupo}`, value, unit: 's' }))
}

const aplicadaEn = ({ pasos, total }: CargaDeBench): number =>
  total - (pasos.get(textos.paquete.carga.pasos.listas) ?? 0)

const withProducto = async <T>(use: (producto: PaqueteDeBench) => Promise<T> | T): Promise<T> => {
  const producto = await abrirPaqueteDeBench()
  try {
    return await use(producto)
  } finally {
    await producto.close()
  }
}

/**
 * Measures the load of the first data package of a municipality and of the package of the next night. Targets of
 * municipio.md:
 * - First package: at most twice the time of psql (`\copy` and hand-written upserts).
 * - Nightly package, whole or with only the changed rows: at most a third of the time of the first package.
 * - Memory for each package: under 300 MB.
 * - Work lists of cases while a package is loaded: at most twice the time without a load.
 */
export const benchPaquete = async (): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-paquete-'))
  const [primero, noche] = [join(folder, 'primero'), join(folder, 'noche')]
  const cambios = join(folder, 'cambios')
  try {
    const hoy = fecha('2026-11-20')
    const opciones = { semilla: 1, tamano: 'grande', hoy, medida: medidaDe() } as const
    const filas = Object.values(writePaquete(primero, opciones)).reduce((suma, n) => suma + n, 0)
    writeNoche(primero, noche)
    writeNoche(primero, cambios, true)
    const loadConPsql = () => withProducto(({ url }) => seconds(() => cargarConPsql(url, primero)))
    const antes = await loadConPsql()
    const { primera, segunda, tercera, mas, mesa, salida, masAlSalir } = await withProducto(
      async (producto) => {
        const { cargar, exportar, pool } = producto
        const memoria = watchMemory()
        const primera = await cargar(primero)
        // Vacuums the tables and writes them to the disk, as PostgreSQL does by itself between two nightly loads.
        await pool.query('vacuum analyze')
        await pool.query('checkpoint')
        const segunda = await cargar(noche)
        const tercera = await cargar(cambios)
        const mas = memoria()
        const mesa = await measureMesaDurante(producto, noche)
        const alSalir = watchMemory()
        const salida = await exportar()
        return { primera, segunda, tercera, mas, mesa, salida, masAlSalir: alSalir() }
      },
    )
    // psql loads the package before the product does and again after it. The mean is used, because the speed of the
    // machine changes during the benchmark.
    const psql = (antes + (await loadConPsql())) / 2
    const name = `paquete de ${filas.toLocaleString('es-AR')} filas`
    return [
      { name: `${name}, psql \\copy y upserts a mano (media de dos)`, value: psql, unit: 's' },
      {
        ...{ name: `${name}, apremia`, value: aplicadaEn(primera), unit: 's' },
        ...{ ratio: aplicadaEn(primera) / psql, against: 'psql' },
      },
      ...groupPasos(primera),
      {
        ...{
          name: 'la noche, con 1 % de la deuda cambiada',
          value: aplicadaEn(segunda),
          unit: 's',
        },
        ...{ ratio: aplicadaEn(segunda) / aplicadaEn(primera), against: 'el primer paquete' },
      },
      ...groupPasos(segunda),
      {
        ...{ name: 'la noche, solo con lo cambiado', value: aplicadaEn(tercera), unit: 's' },
        ...{ ratio: aplicadaEn(tercera) / aplicadaEn(primera), against: 'el primer paquete' },
      },
      ...groupPasos(tercera),
      { name: 'memoria de más al cargar', value: mas, unit: 'MB' },
      ...mesa,
      {
        ...{ name: 'exportar toda la instalación', value: salida.total, unit: 's' },
        ...{ ratio: salida.total / aplicadaEn(primera), against: 'el primer paquete' },
      },
      { name: '  el zip', value: salida.bytes / 1_000_000, unit: 'MB' },
      { name: 'memoria de más al exportar', value: masAlSalir, unit: 'MB' },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
