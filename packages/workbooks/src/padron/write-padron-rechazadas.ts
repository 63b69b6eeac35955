import type { Writable } from 'node:stream'
import { textos } from '@apremia/core'
import { type Row, textOfCell } from '../read/cell.ts'
import { normalizeHeading } from '../table/normalize-heading.ts'
import type { WorkbookColumn } from '../write/column.ts'
import { writeWorkbook } from '../write/write-workbook.ts'
import { openHojaDePadron } from './open-hoja.ts'

interface Rechazada {
  readonly row: Row
  readonly motivo: string
}

const { fila: FILA, motivo: MOTIVO } = textos.padron
const PROPIAS: readonly string[] = [FILA, MOTIVO].map(normalizeHeading)

/**
 * Writes a workbook with the refused rows of an uploaded register, with the original row numbers and the reasons. A
 * person can correct this workbook and upload it.
 *
 * @param motivos reasons of the refusals, by row number
 */
export const writePadronRechazadas = async (
  out: Writable,
  bytes: Uint8Array,
  motivos: ReadonlyMap<number, string>,
): Promise<void> => {
  const hoja = await openHojaDePadron(bytes)
  async function* rows(): AsyncGenerator<readonly Rechazada[]> {
    for await (const some of hoja.batches()) {
      const rechazadas = some.flatMap((row) => {
        const motivo = motivos.get(row.number)
        return motivo === undefined ? [] : [{ row, motivo }]
      })
      if (rechazadas.length > 0) yield rechazadas
    }
  }
  const propias = hoja.encabezado.flatMap((cell, column): WorkbookColumn<Rechazada>[] => {
    const heading = textOfCell(cell).trim()
    if (heading === '' || PROPIAS.includes(normalizeHeading(heading))) return []
    return [{ heading, type: 'text', value: ({ row }) => textOfCell(row.cells[column]) }]
  })
  const primera: WorkbookColumn<Rechazada> = {
    ...{ heading: FILA, type: 'integer' },
    value: ({ row }) => row.number,
  }
  const ultima: WorkbookColumn<Rechazada> = {
    ...{ heading: MOTIVO, type: 'text', width: 80, wrap: true },
    value: ({ motivo }) => motivo,
  }
  await writeWorkbook<[Rechazada]>(out, {
    sheets: [{ name: hoja.nombre, columns: [primera, ...propias, ultima], batches: rows() }],
  })
}
