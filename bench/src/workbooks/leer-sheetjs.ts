import { readFileSync } from 'node:fs'
import { type CellObject, read } from 'xlsx'
import { medir } from './medida.ts'

const bytes = readFileSync(process.argv[2] ?? '')

await medir(() => {
  const book = read(bytes, { type: 'buffer', dense: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  const rows: (CellObject | undefined)[][] = sheet?.['!data'] ?? []
  let filas = -1
  let control = 0
  for (const row of rows) {
    filas++
    const valuacion = row[17]?.v
    if (typeof valuacion === 'number') control += valuacion
  }
  return { filas, control }
})
