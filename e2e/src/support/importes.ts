import { expect } from '@playwright/test'
import { createApi } from './api.ts'
import { countTitulos, formatImporte, readPdf, unzip } from './documentos.ts'
import { type FilaProcesada, readRows } from './libros.ts'
import type { Producto } from './producto.ts'
import { tokenDe } from './test.ts'

interface TituloCreado {
  num_titulo: number
  imponible: string
  total: string
  abo_codexterno: string
}

const listTitulos = async (producto: Producto): Promise<TituloCreado[]> => {
  const api = createApi(producto.url, await tokenDe(producto, 'admin'))
  const answer = await api.get('/creaciontitulos/titulosinfo?porPagina=200&order=desc')
  return (await answer.json()) as TituloCreado[]
}

export const nombreDePdf = (numero: number): string =>
  `titulo_${String(numero).padStart(9, '0')}.pdf`

export const expectSameAmounts = async (
  producto: Producto,
  filas: readonly FilaProcesada[],
  zip: Buffer,
  inicio: number,
): Promise<void> => {
  const creados = await listTitulos(producto)
  const files = await unzip(zip)
  const indice = [...files.keys()].find((name) => name.endsWith('.xlsx')) ?? ''
  const registro = readRows(files.get(indice) ?? Buffer.alloc(0))
  expect(registro).toHaveLength(filas.length)
  expect(await countTitulos(zip)).toBe(filas.length)
  for (const [index, fila] of filas.entries()) {
    const numero = inicio + index
    const text = readPdf(files.get(nombreDePdf(numero)) ?? Buffer.alloc(0))
    expect(text).toContain(`TÍTULO EJECUTIVO N.º ${numero}\n`)
    expect(text).toMatch(new RegExp(`TOTAL .* ${formatImporte(fila.total)}\n`))
    expect(text).toContain(`$ ${formatImporte(fila.total)}`)
    expect(text).toMatch(new RegExp(`N\\.º +${fila.imponible}\\b`))
    expect(text).toMatch(/Página 1 de \d/)
    expect(creados.find(({ num_titulo }) => num_titulo === numero)).toMatchObject({
      imponible: fila.imponible,
      total: (fila.total / 100).toFixed(2),
      abo_codexterno: fila.abogado,
    })
    expect(Object.values(registro[index] ?? {})).toContain(numero)
    expect(Object.values(registro[index] ?? {})).toContain(fila.total / 100)
  }
}
