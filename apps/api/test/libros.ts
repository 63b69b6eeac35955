import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Categoria } from '@apremia/core'
import * as XLSX from 'xlsx'
import type { OpenDb } from '../src/platform/db/open-db.ts'
import type { TestApp } from './test-app.ts'

export type FilaDePrueba = readonly [
  imponible: number,
  recurso: string,
  abogado: string,
  desde?: string,
  hasta?: string,
]

const SQL = `
  select d.imponible, d.recurso, min(d.legal) as abogado
  from deuda d join abogado a on a.codexterno = d.legal and not a.baja
  where d.tipo = $1 and d.estado = 'PENDIENTE'
    and not exists (
      select 1 from deuda o where o.tipo = d.tipo and o.imponible = d.imponible and o.recurso = d.recurso
        and (o.estado = 'EN PLAN' or (o.estado = 'PENDIENTE' and o.legal not in ('', d.legal))))
    and not exists (
      select 1 from convenio_cuota q join convenio c on c.id = q.convenio_id and c.fc_confirma is not null
      where q.activo and q.tipo = d.tipo and q.imponible = d.imponible and q.recurso = d.recurso)
  group by d.imponible, d.recurso having sum(d.total) > 0
  order by d.imponible, d.recurso limit $2`

export const leerMuestra = (name: string) => ({
  name,
  bytes: readFileSync(new URL(`../../../fixtures/libros/${name}`, import.meta.url)),
})

export const filasTitulables = async (
  { open }: { readonly open: Pick<OpenDb, 'pool'> },
  cantidad: number,
  categoria: Categoria = 'inmueble',
): Promise<FilaDePrueba[]> => {
  const { rows } = await open.pool.query(SQL, [categoria === 'inmueble' ? 'I' : 'C', cantidad])
  return rows.map(({ imponible, recurso, abogado }) => [imponible, recurso, abogado])
}

export const libroBasico = (
  filas: readonly FilaDePrueba[],
  {
    categoria = 'inmueble',
    formato = 'xlsx',
  }: { categoria?: Categoria; formato?: 'xlsx' | 'xls' } = {},
): Buffer => {
  const heading = [
    categoria === 'inmueble' ? 'NRO_INMUEBLE' : 'NRO_COMERCIO',
    'RECURSO',
    'ABOGADO',
    'DESDE',
    'HASTA',
  ]
  const sheet = XLSX.utils.aoa_to_sheet([heading, ...filas.map((fila) => [...fila])])
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, sheet, 'Hoja1')
  return XLSX.write(book, {
    type: 'buffer',
    bookType: formato === 'xls' ? 'biff8' : 'xlsx',
  }) as Buffer
}

/**
 * Returns the rows of each sheet, by sheet name. Leaves out the column SELLO (seal), which is not the same in two
 * workbooks.
 */
export const readLibro = (bytes: Buffer): Record<string, Record<string, string>[]> => {
  const book = XLSX.read(bytes, { type: 'buffer' })
  return Object.fromEntries(
    Object.entries(book.Sheets).map(([hoja, sheet]) => [
      hoja,
      XLSX.utils
        .sheet_to_json<Record<string, string>>(sheet, { raw: false, defval: '' })
        .map(({ SELLO: _, ...fila }) => fila),
    ]),
  )
}

export const formulario = (
  fields: Readonly<Record<string, string>>,
  file?: { readonly name: string; readonly bytes: Buffer },
): { payload: Buffer; headers: Record<string, string> } => {
  const boundary = '----apremia'
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
  )
  if (file !== undefined) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      file.bytes,
      Buffer.from('\r\n'),
    )
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

export const upload = (
  { app }: TestApp,
  url: string,
  token: string,
  fields: Readonly<Record<string, string>>,
  file?: { readonly name: string; readonly bytes: Buffer },
  headers: Readonly<Record<string, string>> = {},
) => {
  const form = formulario(fields, file)
  return app.inject({
    method: 'POST',
    url,
    payload: form.payload,
    headers: { ...form.headers, authorization: `Bearer ${token}`, ...headers },
  })
}

export const textoDePdf = (pdf: Buffer): string => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-pdf-'))
  try {
    const path = join(folder, 'a.pdf')
    writeFileSync(path, pdf)
    execFileSync('qpdf', ['--check', path], { stdio: 'pipe' })
    return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
