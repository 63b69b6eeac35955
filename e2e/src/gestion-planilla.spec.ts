import type { Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import { expectAccessible } from './support/accesibilidad.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { type Caso, openGestion } from './support/gestion.ts'
import { readRows } from './support/libros.ts'
import { expect, llegar, test } from './support/test.ts'

const BARRIO = 'Villa Hermosa'

const planilla = (filas: readonly Readonly<Record<string, string | number>>[]) => {
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, XLSX.utils.json_to_sheet([...filas]), 'Actuaciones')
  return {
    name: 'noviembre.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  }
}

const de = ({ imponible, recurso }: Caso, tipo: string) => ({
  ...{ IMPONIBLE: imponible, RECURSO: recurso, FECHA: '19/11/2026', TIPO: tipo },
  OBSERVACIONES: 'De la planilla de noviembre.',
})

const descargar = async (page: Page, name: string) => {
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name }).click()
  return readDownload(await downloading)
}

test('la administración carga actuaciones: las mira antes, corrige las rechazadas y las graba todas', async ({
  page,
  producto,
  consola,
}) => {
  consola.expect(/status of 422/)
  const { sinRadicar, actuacionesDe } = await openGestion(producto, 'abogada')
  const [uno, otro] = (await sinRadicar(BARRIO)) as [Caso, Caso]
  await llegar(page, producto, 'admin', '/gestion?grupo=2')
  await page.getByRole('button', { name: 'Cargar planilla' }).click()
  const dialogo = page.getByRole('dialog')
  const archivo = dialogo.locator('input[type=file]')
  const revisar = dialogo.getByRole('button', { name: 'Revisar' })

  await revisar.click()
  await expect(dialogo.getByText('Por favor, selecciona un archivo.')).toBeVisible()
  expect((await descargar(page, 'Descargar ejemplo')).name).toBe('ejemplo_actuaciones.xlsx')

  await archivo.setInputFiles(planilla([de(uno, 'Contacto telefónico'), de(otro, 'Inexistente')]))
  await revisar.click()
  await expect(dialogo.getByText('La planilla tiene filas por corregir')).toBeVisible()
  await expectAccessible(page, 'con filas rechazadas')
  const rechazadas = await descargar(page, 'Descargar las filas rechazadas')
  expect(rechazadas.name).toBe('noviembre_rechazadas.xlsx')
  expect(readRows(rechazadas.bytes)).toMatchObject([{ IMPONIBLE: String(otro.imponible) }])

  const antes = (await actuacionesDe(uno)).length
  await archivo.setInputFiles(
    planilla([de(uno, 'Contacto telefónico'), de(otro, 'Contacto telefónico')]),
  )
  await revisar.click()
  await expect(dialogo.getByText('Para grabar: 2 actuaciones, de noviembre.xlsx')).toBeVisible()
  await expectAccessible(page, 'lista para grabar')
  expect(await actuacionesDe(uno)).toHaveLength(antes)
  let envios = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/actuaciones/planilla')) envios++
  })
  await dialogo.getByRole('button', { name: 'Grabar 2 actuaciones' }).dblclick()
  await expect(page.getByText('Las actuaciones se grabarón correctamente.')).toBeVisible()
  await expect(dialogo).toBeHidden()
  expect(envios).toBe(1)
  for (const caso of [uno, otro])
    expect((await actuacionesDe(caso)).map(({ obs }) => obs)).toContain(
      'De la planilla de noviembre.',
    )
  await llegar(page, producto, 'abogada', '/gestion?grupo=2')
  await expect(page.getByRole('button', { name: 'Cargar planilla' })).toBeVisible()
  await llegar(page, producto, 'invitado', '/gestion?grupo=2')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cargar planilla' })).toHaveCount(0)
})
