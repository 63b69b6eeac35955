import { Writable } from 'node:stream'
import { centavos } from '@apremia/core'
import { type FilaDeInmueble, LISTADO_DE_INMUEBLES, writeWorkbook } from '@apremia/workbooks'

function* filas(cantidad: number): Generator<FilaDeInmueble> {
  for (let i = 0; i < cantidad; i += 1)
    yield {
      numero: i + 1,
      recurso: 'AB',
      contribuyente: `IBÁÑEZ, MARÍA ${i % 977}`,
      domicilio: `Av. Savio ${i % 4_000}, piso ${i % 9}`,
      barrio: `BARRIO ${i % 60}`,
      nomenclatura: `Circ. I, Secc. A, Mz. ${i % 300}, Pc. ${i % 40}`,
      partida: `098-${String(i % 1_000_000).padStart(6, '0')}-${i % 10}`,
      abogado: i % 5 === 0 ? 'A01' : '',
      deuda: centavos((i * 7_919) % 90_000_000),
      activo: i % 97 !== 0,
      saldada: null,
    }
}

/**
 * Writes a workbook of generated properties and discards its bytes, to measure the writer of workbooks without the
 * database.
 */
export const writeInmuebles = (cantidad: number): Promise<void> =>
  writeWorkbook<[FilaDeInmueble]>(new Writable({ write: (_chunk, _encoding, done) => done() }), {
    sheets: [{ name: 'Inmuebles', columns: LISTADO_DE_INMUEBLES, rows: filas(cantidad) }],
  })
