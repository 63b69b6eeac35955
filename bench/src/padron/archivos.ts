import { createWriteStream, writeFileSync } from 'node:fs'
import { type WorkbookColumn, writeWorkbook } from '@apremia/workbooks'

/** Property number of the first row of the benchmark. It is greater than every property number of the demo. */
const DESDE = 500_000_000

const LETRAS = [...'ABCDEFGH']

const filaAt = (i: number): Readonly<Record<string, string | number>> => {
  const h = (i * 2_654_435_761) >>> 0
  const digitos = String(5_000_000 + i)
  return {
    NRO_INMUEBLE: DESDE + i,
    RECURSO: 'AB',
    CALLE: `Calle ${h % 400}`,
    NRO: 1 + (h % 5000),
    PISO: h % 9 === 0 ? '1' : '',
    DEPT: '',
    BARRIO: `Barrio ${h % 60}`,
    PAR_PROVINCIAL: `099-${digitos.slice(0, 6)}-${digitos.slice(6)}`,
    APYNOM: `IBÁÑEZ, María ${i % 9773}`,
    CIRCUNS: String(1 + (h % 12)),
    SECCION: LETRAS[h % 8] ?? '',
    CHACRA_NRO: 1 + (h % 300),
    CHACRA_LET: '',
    QUINTA_NRO: 1 + (h % 40),
    FRACCION_NRO: 1 + (h % 100),
    FRACCION_LET: '',
    MANZANA_NRO: 1 + (h % 200),
    MANZANA_LET: LETRAS[h % 7] ?? '',
    PARCELA_NRO: 1 + (h % 60),
    UNI_FUNCIONAL: 1 + (h % 20),
  }
}

export const COLUMNAS = Object.keys(filaAt(0))

const cellOf = (fila: ReturnType<typeof filaAt>, columna: string): string =>
  String(fila[columna] ?? '')

export const writeArchivos = async (
  cuantas: number,
  { xlsx, inmuebles, recursos }: Readonly<Record<'xlsx' | 'inmuebles' | 'recursos', string>>,
): Promise<void> => {
  const filas = Array.from({ length: cuantas }, (_, i) => filaAt(i))
  const deInmueble = COLUMNAS.filter((columna) => columna !== 'RECURSO')
  const lineas = filas.map((fila) =>
    deInmueble.map((columna) => cellOf(fila, columna).replace(/^.*,.*$/, '"$&"')).join(','),
  )
  writeFileSync(inmuebles, `${lineas.join('\n')}\n`)
  writeFileSync(recursos, filas.map(({ NRO_INMUEBLE }) => `I,${NRO_INMUEBLE},AB\n`).join(''))
  await writeWorkbook<[ReturnType<typeof filaAt>]>(createWriteStream(xlsx), {
    sheets: [
      {
        name: 'Padrón',
        columns: COLUMNAS.map(
          (heading): WorkbookColumn<ReturnType<typeof filaAt>> => ({
            ...{ heading, type: 'text' },
            value: (fila) => cellOf(fila, heading),
          }),
        ),
        rows: filas,
      },
    ],
  })
}
