import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { PadronDeBench } from '@apremia/api/bench-padron'
import * as XLSX from 'xlsx'
import { COLUMNAS } from './archivos.ts'

type Pool = PadronDeBench['pool']

const columnaDe = (campo: string): string => (campo === 'APYNOM' ? 'titular' : campo.toLowerCase())
const DE_INMUEBLE = COLUMNAS.filter((campo) => campo !== 'RECURSO')
const NOMBRES = DE_INMUEBLE.map(columnaDe)
const POR_VEZ = 1_000

/**
 * Loads the register of properties (padrón) as a typical program does: the whole workbook in memory, and multi-row
 * INSERTs that overwrite existing rows.
 */
export const cargarConSheetJs = async (pool: Pool, path: string): Promise<void> => {
  const book = XLSX.read(readFileSync(path), { dense: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] as XLSX.WorkSheet
  const filas = XLSX.utils.sheet_to_json<Record<string, string>>(sheet, { defval: '' })
  const enteros = new Set(
    DE_INMUEBLE.filter((campo) => /NRO|UNI_/.test(campo) || campo === 'NRO_INMUEBLE'),
  )
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (let i = 0; i < filas.length; i += POR_VEZ) {
      const some = filas.slice(i, i + POR_VEZ)
      const values = some.flatMap((fila) =>
        DE_INMUEBLE.map((campo) =>
          enteros.has(campo) ? Number(fila[campo]) || null : (fila[campo] ?? ''),
        ),
      )
      const holes = some.map(
        (_, n) => `(${DE_INMUEBLE.map((__, c) => `$${n * DE_INMUEBLE.length + c + 1}`).join(',')})`,
      )
      await client.query(
        `insert into inmueble (${NOMBRES.join(',')}) values ${holes.join(',')}
         on conflict (nro_inmueble) do update set ${NOMBRES.map((una) => `${una} = excluded.${una}`).join(',')}`,
        values,
      )
      await client.query(
        `insert into imponible_recurso (tipo, imponible, recurso)
         values ${some.map((_, n) => `('I', $${2 * n + 1}, $${2 * n + 2})`).join(',')}
         on conflict do nothing`,
        some.flatMap(({ NRO_INMUEBLE, RECURSO }) => [Number(NRO_INMUEBLE), RECURSO ?? '']),
      )
    }
    await client.query('commit')
  } finally {
    client.release()
  }
}

/**
 * Loads the tables `inmueble` and `imponible_recurso` with psql's `\copy`, from CSV files that are already prepared.
 * The time of this load is the lower limit for the product.
 */
export const cargarConPsql = (
  url: string,
  { inmuebles, recursos }: Readonly<Record<'inmuebles' | 'recursos', string>>,
): void => {
  const enteros = NOMBRES.filter((una) => /nro|uni_/.test(una)).join(',')
  const sql = [
    'begin;',
    `\\copy inmueble (${NOMBRES.join(',')}) from '${inmuebles}' with (format csv, force_null (${enteros}), force_not_null (${NOMBRES.filter((una) => !/nro|uni_|par_/.test(una)).join(',')}))`,
    `\\copy imponible_recurso (tipo, imponible, recurso) from '${recursos}' with (format csv)`,
    'commit;',
  ].join('\n')
  execFileSync('psql', [url, '-q', '-v', 'ON_ERROR_STOP=1', '-f', '-'], { input: sql })
}
