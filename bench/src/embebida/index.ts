import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { abrirGuardadasDeBench } from '@apremia/api/bench-guardadas'
import { ORDENES_DE_INMUEBLES, ORDENES_DE_MESA } from '@apremia/api-client'
import { fecha } from '@apremia/core'
import { writePaquete } from '@apremia/fixtures/paquete'
import { medir, percentil } from '../consultas/medir.ts'
import { medidaDe } from '../paquete/medida.ts'
import type { Row } from '../row.ts'
import { watchMemory } from '../watch-memory.ts'

/**
 * Sizes of the measured municipality, as fractions of a real municipality of 180,000 properties and 1.6 million rows.
 */
const PARTES = (process.env.BENCH_EMBEBIDA ?? '0.05,0.1,0.25,0.5').split(',').map(Number)

const benchParte = async (parte: number): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-embebida-'))
  const producto = await abrirGuardadasDeBench('embebida')
  try {
    const opciones = { semilla: 1, tamano: 'grande', hoy: fecha('2026-11-20') } as const
    const paquete = join(folder, 'paquete')
    const medida = medidaDe(parte)
    const filas = Object.values(writePaquete(paquete, { ...opciones, medida })).reduce(
      (suma, n) => suma + n,
      0,
    )
    const memoria = watchMemory()
    const { total } = await producto.cargar(paquete)
    const mas = memoria()
    const pageMesa = await producto.createLectorDeMesa()
    const mesa = await medir(60, (i) => {
      const orden = ORDENES_DE_MESA[i % ORDENES_DE_MESA.length] ?? 'vence'
      return pageMesa({ mesa: 'judicial', solapa: 'todos', orden }, 'A01', true)
    })
    const lista = await medir(60, (i) => {
      const orden = ORDENES_DE_INMUEBLES[i % ORDENES_DE_INMUEBLES.length] ?? 'NRO_INMUEBLE'
      const pagina = { pagina: 1 + i, porPagina: 50 }
      return producto.pageLista('inmuebles', orden, 'asc', pagina, true)
    })
    const name = `${medida.inmuebles.toLocaleString('es-AR')} inmuebles, ${filas.toLocaleString('es-AR')} filas`
    return [
      { name: `${name}: cargarlas`, value: total, unit: 's' },
      { name: '  memoria de más', value: mas, unit: 'MB' },
      { name: '  página de una mesa, p95', value: percentil(mesa, 0.95), unit: 'ms' },
      { name: '  página de inmuebles, p95', value: percentil(lista, 0.95), unit: 'ms' },
    ]
  } finally {
    await producto.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Loads packages of growing size, to find the largest municipality that the embedded database can hold. */
export const benchEmbebida = async (): Promise<Row[]> => {
  const rows: Row[] = []
  for (const parte of PARTES) rows.push(...(await benchParte(parte)))
  return rows
}
