import { writeFileSync } from 'node:fs'
import { utils, write } from 'xlsx'
import { medir } from './medida.ts'
import { COLUMNAS, filas } from './padron.ts'

const [path = '', count = '0'] = process.argv.slice(2)

await medir(() => {
  const rows: unknown[][] = [COLUMNAS.map(({ heading }) => heading)]
  for (const row of filas(Number(count)))
    rows.push(
      COLUMNAS.map(({ type, value }) => {
        const one = value(row)
        return type === 'amount' && typeof one === 'number' ? one / 100 : one
      }),
    )
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { dense: true }), 'Registro')
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx', compression: true })
  writeFileSync(path, bytes)
  return { filas: Number(count), control: bytes.length }
})
