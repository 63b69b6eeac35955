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
 * Writes the refused rows of a registry with their number in the file, the columns they came with, and why:
 * corrected, it is a workbook to send.
 *
 * @param motivos by the number of the row
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
