import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FuenteDeZip, openZipParaPartes, packParts } from './pack-parts.ts'

let carpeta = ''
beforeEach(() => {
  carpeta = mkdtempSync(join(tmpdir(), 'partes-'))
})
afterEach(() => rmSync(carpeta, { recursive: true }))

const { signal } = new AbortController()
const fuente = (nombre: string, text: string): FuenteDeZip => ({
  ...{ nombre, bytes: text.length },
  open: async () => Readable.from([Buffer.from(text)]),
})
const readTodo = async (path: string): Promise<[string, string][]> => {
  const { fuentes, close } = await openZipParaPartes(path)
  const leidas: [string, string][] = []
  for (const { nombre, open } of fuentes)
    leidas.push([nombre, Buffer.concat(await (await open()).toArray()).toString()])
  close()
  return leidas
}

it('copies every file of a zip to zips under the limit, in order, and leaves none behind', async () => {
  const todos = Array.from({ length: 40 }, (_, i) => [`á/${i}.pdf`, `%PDF ${i} `.repeat(100)])
  const fuentes = todos.map(([nombre = '', text = '']) => fuente(nombre, text))
  const grande = join(carpeta, 'grande.zip')
  for await (const { path, partes } of packParts(fuentes, carpeta, 1_000_000, signal)) {
    expect(partes).toBe(1)
    writeFileSync(grande, readFileSync(path))
  }
  const abierto = await openZipParaPartes(grande)
  const vistos: [string, string][] = []
  let n = 0
  for await (const { path, parte, partes } of packParts(abierto.fuentes, carpeta, 9_000, signal)) {
    n++
    expect([parte, partes > 3]).toEqual([n, true])
    expect(statSync(path).size).toBeLessThanOrEqual(9_000)
    vistos.push(...(await readTodo(path)))
  }
  abierto.close()
  expect(vistos).toEqual(todos)
  expect(existsSync(join(carpeta, 'parte-1.zip'))).toBe(false)
})

it('a file over the limit has a zip of its own, and a damaged zip is refused', async () => {
  const fuentes = [fuente('a.pdf', 'a'), fuente('b.pdf', 'b'.repeat(5_000)), fuente('c.pdf', 'c')]
  const partes: string[][] = []
  for await (const { path } of packParts(fuentes, carpeta, 2_000, signal))
    partes.push((await readTodo(path)).map(([nombre]) => nombre))
  expect(partes).toEqual([['a.pdf'], ['b.pdf'], ['c.pdf']])
  const roto = join(carpeta, 'roto.zip')
  writeFileSync(roto, 'PK no es un zip')
  await expect(openZipParaPartes(roto)).rejects.toThrow()
})
