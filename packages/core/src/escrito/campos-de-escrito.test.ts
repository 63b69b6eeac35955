import { expect, it } from 'vitest'
import { centavos } from '../dinero/centavos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { CAMPOS_DE_ESCRITO } from './campos-de-escrito.ts'
import { importeConLetras } from './escribir-dato.ts'

it('the example of an amount, and of its words, is what a paper prints', () => {
  const ejemplos: Readonly<Record<string, string>> = Object.fromEntries(
    CAMPOS_DE_ESCRITO.map(({ nombre, ejemplo }) => [nombre, ejemplo.replaceAll('\u00a0', ' ')]),
  )
  const conLetras = Object.keys(ejemplos).filter((nombre) => nombre.endsWith('EnLetras'))
  const deImportes = conLetras
    .map((nombre) => nombre.replace('EnLetras', ''))
    .filter((nombre) => ejemplos[nombre]?.startsWith('$'))
  expect(deImportes.length).toBeGreaterThan(8)
  for (const nombre of deImportes) {
    const importe = centavos(Number(ejemplos[nombre]?.replaceAll(/\D/g, '')))
    expect(ejemplos[nombre]).toBe(formatPesos(importe).replaceAll('\u00a0', ' '))
    expect(importeConLetras(nombre, importe)[`${nombre}EnLetras`]).toBe(
      ejemplos[`${nombre}EnLetras`],
    )
  }
})
