import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { muestra } from './support/api.ts'
import {
  type Categoria,
  createLote,
  openCreacionTitulos,
  otrosInmuebles,
  prepareProcesado,
  procesar,
  readDownload,
  readLote,
  ultimoTitulo,
} from './support/creacion-titulos.ts'
import { countTitulos, formatImporte, sha256, unzip } from './support/documentos.ts'
import { expectSameAmounts, nombreDePdf } from './support/importes.ts'
import {
  type ArchivoASubir,
  deleteRowsNotOk,
  ES_OK,
  raiseTotal,
  readProcesado,
} from './support/libros.ts'
import { readLoteLargo, removeFolder } from './support/plantilla.ts'
import type { Producto } from './support/producto.ts'
import { expect, llegar, test } from './support/test.ts'

const PANTALLA = '/creaciontitulos'
const TITULOS = `${PANTALLA}?pestana=titulos`

// The tests of this file run in parallel, because the file is long and runs last. If one Playwright worker ran them
// all, the other workers would have nothing to do.
test.describe.configure({ mode: 'parallel' })

const llegarATitulos = async (page: Page, producto: Producto) => {
  await llegar(page, producto, 'admin', TITULOS)
  return openCreacionTitulos(page)
}

interface Planilla {
  readonly muestra: string
  readonly categoria: Categoria
  readonly guardada: 'xlsx' | 'xls'
}

/** Sample workbooks that this test loads. The tests of the terminal load the remaining sample workbooks. */
const LIBROS: readonly Planilla[] = [
  { muestra: 'basico-inmueble-libreoffice.xls', categoria: 'Inmueble', guardada: 'xls' },
  { muestra: 'basico-comercio-libreoffice.xlsx', categoria: 'Comercio', guardada: 'xlsx' },
]

test.describe('de la planilla a los títulos', () => {
  for (const { muestra: name, categoria, guardada } of LIBROS) {
    test(`${name}: procesada, numerada e impresa al centavo`, async ({ page, municipio }) => {
      await llegar(page, municipio, 'admin', PANTALLA)
      const pantalla = openCreacionTitulos(page)
      const base = name.replace(/\.xlsx?$/, '')

      const procesada = await procesar(page, pantalla, categoria, { name, bytes: muestra(name) })
      expect(procesada.name).toBe(`${base}_procesado.xlsx`)
      const filas = readProcesado(procesada.bytes)
      expect(filas.length).toBeGreaterThan(7)
      const bien = filas.filter(ES_OK)
      expect(filas.filter((fila) => !ES_OK(fila)).map(({ estado }) => estado)).toEqual(
        filas
          .filter(({ abogado }) => abogado === 'A03')
          .map(() => 'El abogado A03 está dado de baja.'),
      )
      const archivo: ArchivoASubir = {
        name: `${base}.${guardada}`,
        bytes: deleteRowsNotOk(procesada.bytes, guardada),
      }

      await pantalla.tab('2 - Crear Títulos').click()
      await expect(pantalla.ultimo).toHaveText('Último título creado: 0')
      await pantalla.askTitulos(categoria, archivo, 1)
      const total = bien.reduce((sum, fila) => sum + fila.total, 0)
      await expect(pantalla.confirmacion).toContainText(`Nº 1–${bien.length} (${bien.length})`)
      await expect(pantalla.confirmacion).toContainText(formatImporte(total))
      const downloading = page.waitForEvent('download')
      const sending = page.waitForRequest('**/generatetitles')
      await pantalla.confirmacion
        .getByRole('button', { name: `Generar ${bien.length} títulos` })
        .click()
      // The workbook was uploaded when its rows were checked. So the request that makes the executive titles sends no
      // file.
      expect((await sending).postData()).not.toContain('filename=')
      // The dialog with the progress closes by itself three seconds after the end. So it is checked before the test
      // reads the downloaded file.
      await expect(pantalla.progreso).toContainText('Excel Procesado con éxito!!')
      const zip = await readDownload(await downloading)
      expect(zip.name).toBe(`${archivo.name.replace(/\.xlsx?$/, '')}_titulos.zip`)
      await expect(pantalla.progreso).toHaveCount(0)
      await expect(pantalla.ultimo).toHaveText(`Último título creado: ${bien.length}`)
      await expect(pantalla.lotes).toContainText(`Nº 1–${bien.length} (${bien.length})`)

      await expectSameAmounts(municipio, bien, zip.bytes, 1)
    })
  }

  test('una planilla procesada que se volvió a guardar con Calc se acepta', async ({
    page,
    producto,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'apremia-calc-'))
    const original = await prepareProcesado(producto, otrosInmuebles(producto))
    const name = 'calc.xlsx'
    writeFileSync(join(folder, name), original)
    const guardada = join(folder, 'guardada', name)
    spawnSync('soffice', [
      `-env:UserInstallation=file://${folder}/perfil`,
      '--headless',
      ...['--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', join(folder, 'guardada')],
      join(folder, name),
    ])
    // LibreOffice saves no file when its program Calc is not installed. In that case the test uses the file that
    // SheetJS saved.
    const bytes = existsSync(guardada) ? readFileSync(guardada) : original
    removeFolder(folder)
    expect(readProcesado(bytes)).toEqual(readProcesado(original))

    const pantalla = await llegarATitulos(page, producto)
    const inicio = (await ultimoTitulo(producto)) + 1
    await pantalla.askTitulos('Inmueble', { name, bytes }, inicio)
    const downloading = page.waitForEvent('download')
    await pantalla.confirmacion.getByRole('button', { name: /^Generar \d+ títulos$/ }).click()
    const zip = await readDownload(await downloading)
    await expectSameAmounts(producto, readProcesado(original), zip.bytes, inicio)
  })
})

test.describe('2 - Crear Títulos', () => {
  test('pide el archivo y un número mayor que el último', async ({ page, producto }) => {
    const bytes = await prepareProcesado(producto, otrosInmuebles(producto))
    const { hasta: ultimo } = await createLote(producto, { name: 'antes.xlsx', bytes })
    const pantalla = await llegarATitulos(page, producto)
    const { titulos, inicio, generar } = pantalla
    await pantalla.choose(titulos, 'Inmueble')
    await inicio.fill(String(ultimo + 1))
    await generar.click()
    await expect(titulos).toContainText('Por favor, selecciona un archivo.')

    await expect(inicio).toHaveAttribute('type', 'number')
    await expect(inicio).toHaveAttribute('min', '0')
    for (const numero of [ultimo, ultimo - 1]) {
      await pantalla.askTitulos('Inmueble', { name: 'otra.xlsx', bytes }, numero)
      await expect(titulos).toContainText(
        'El número de inicio de los títulos es menor que el último título creado',
      )
      await expect(inicio).toHaveAttribute('aria-invalid', 'true')
    }
    await titulos.getByRole('button', { name: `Usar el siguiente: ${ultimo + 1}` }).click()
    await expect(inicio).toHaveValue(String(ultimo + 1))
    expect(await ultimoTitulo(producto)).toBe(ultimo)
  })

  test('si otro toma los números mientras se confirma, no se pisan', async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/status of 409/)
    const bytes = await prepareProcesado(producto, otrosInmuebles(producto))
    const otra = await prepareProcesado(producto, otrosInmuebles(producto))
    const pantalla = await llegarATitulos(page, producto)
    const inicio = (await ultimoTitulo(producto)) + 1
    await pantalla.askTitulos('Inmueble', { name: 'mia.xlsx', bytes }, inicio)
    await expect(pantalla.confirmacion).toBeVisible()
    const { hasta: ultimo } = await createLote(producto, { name: 'otra.xlsx', bytes: otra })
    await pantalla.confirmacion.getByRole('button', { name: /^Generar / }).click()
    await expect(pantalla.titulos).toContainText(
      'El número de inicio de los títulos es menor que el último título creado',
    )
    expect(await ultimoTitulo(producto)).toBe(ultimo)
  })

  test('saltear números pide un motivo y lo deja escrito', async ({ page, producto }) => {
    const bytes = await prepareProcesado(producto, otrosInmuebles(producto))
    const pantalla = await llegarATitulos(page, producto)
    const { confirmacion } = pantalla
    const ultimo = await ultimoTitulo(producto)
    const [desde, hasta] = [ultimo + 1, ultimo + 100]
    await pantalla.askTitulos('Inmueble', { name: 'salto.xlsx', bytes }, hasta + 1)
    await expect(confirmacion).toContainText(`Los números ${desde} a ${hasta} quedarán sin usar.`)
    await confirmacion.getByRole('button', { name: /^Generar / }).click()
    await expect(confirmacion).toContainText(
      `Explique por qué quedan sin usar los números ${desde} a ${hasta}.`,
    )
    await confirmacion.getByLabel('Motivo').fill('Talonario anterior en papel')
    const downloading = page.waitForEvent('download')
    await confirmacion.getByRole('button', { name: /^Generar / }).click()
    const zip = await unzip((await readDownload(await downloading)).bytes)
    expect([...zip.keys()]).toContain(nombreDePdf(hasta + 1))
    const lote = await readLote(producto)
    expect(lote.desde).toBe(hasta + 1)
    await expect(pantalla.ultimo).toHaveText(`Último título creado: ${lote.hasta}`)
  })

  test('cancelar la confirmación no toma ningún número', async ({ page, producto }) => {
    const bytes = await prepareProcesado(producto, otrosInmuebles(producto))
    const pantalla = await llegarATitulos(page, producto)
    const ultimo = await ultimoTitulo(producto)
    await pantalla.askTitulos('Inmueble', { name: 'no.xlsx', bytes }, ultimo + 1)
    await expect(
      pantalla.confirmacion.getByRole('button', { name: 'Cancelar', exact: true }),
    ).toBeFocused()
    await pantalla.confirmacion.getByRole('button', { name: 'Cancelar', exact: true }).click()
    await expect(pantalla.confirmacion).toHaveCount(0)
    expect(await ultimoTitulo(producto)).toBe(ultimo)
  })

  test('las filas que no están OK se muestran, y se puede continuar con las demás sabiendo cuáles quedan afuera', async ({
    page,
    municipio,
  }) => {
    // The fixture `municipio` starts a server with its own database. On a shared database, another test may already
    // have used this workbook. The product would then ask for a confirmation.
    await llegar(page, municipio, 'admin', PANTALLA)
    const pantalla = openCreacionTitulos(page)
    const name = 'basico-inmueble-sheetjs.xlsx'
    const procesada = await procesar(page, pantalla, 'Inmueble', { name, bytes: muestra(name) })
    await pantalla.tab('2 - Crear Títulos').click()
    const ultimo = await ultimoTitulo(municipio)
    await pantalla.askTitulos('Inmueble', procesada, ultimo + 1)
    await expect(pantalla.progreso).toContainText('Error al procesar el excel')
    await expect(pantalla.progreso).toHaveCount(0)
    await expect(pantalla.titulos.getByRole('alert')).toContainText('no se numeró ningún título')
    const tabla = pantalla.titulos.getByRole('table')
    const malas = readProcesado(procesada.bytes).filter((fila) => !ES_OK(fila))
    await expect(
      tabla.getByRole('row').filter({ hasText: 'La fila no está OK: El abogado A03' }),
    ).toHaveCount(malas.length)
    await expect(
      pantalla.titulos.getByRole('button', { name: 'Descargar informe (CSV)' }),
    ).toBeVisible()
    const listas = readProcesado(procesada.bytes).length - malas.length
    await pantalla.titulos
      .getByRole('button', { name: `Continuar con las ${listas} filas listas` })
      .click()
    await expect(pantalla.confirmacion).toContainText(`${listas} títulos`)
    await expect(pantalla.confirmacion).toContainText(/^.*Quedan? afuera /)
    await pantalla.confirmacion.getByRole('button', { name: 'Cancelar', exact: true }).click()
    expect(await ultimoTitulo(municipio)).toBe(ultimo)
  })

  test('una planilla que se retocó a mano se rechaza', async ({ page, producto }) => {
    const bytes = await prepareProcesado(producto, otrosInmuebles(producto))
    const pantalla = await llegarATitulos(page, producto)
    const ultimo = await ultimoTitulo(producto)
    await pantalla.askTitulos(
      'Inmueble',
      { name: 'retocada.xlsx', bytes: raiseTotal(bytes) },
      ultimo + 1,
    )
    await expect(pantalla.titulos.getByRole('table')).toContainText('TOTAL')
    expect(await ultimoTitulo(producto)).toBe(ultimo)
  })

  test('la misma planilla otra vez ofrece el lote anterior, o insistir', async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/status of 409/)
    const archivo = {
      name: 'junio.xlsx',
      bytes: await prepareProcesado(producto, otrosInmuebles(producto)),
    }
    const primero = await createLote(producto, archivo)
    const pantalla = await llegarATitulos(page, producto)
    const { repetida, confirmacion } = pantalla
    await pantalla.askTitulos('Inmueble', archivo, primero.hasta + 1)
    const downloading = page.waitForEvent('download')
    await repetida.getByRole('button', { name: 'Descargar el lote anterior' }).click()
    expect(sha256((await readDownload(await downloading)).bytes)).toBe(primero.sha256)
    expect(await ultimoTitulo(producto)).toBe(primero.hasta)

    await repetida.getByRole('button', { name: 'Forzar la generación' }).click()
    await expect(confirmacion).toContainText('la deuda que ya tenga título va a tener otro.')
    const again = page.waitForEvent('download')
    await confirmacion.getByRole('button', { name: /^Generar / }).click()
    await again
    expect(await ultimoTitulo(producto)).toBe(primero.hasta + primero.cantidad)
  })

  test('otra planilla con deudas ya tituladas se rechaza, salvo que se insista', async ({
    page,
    producto,
  }) => {
    const filas = otrosInmuebles(producto)
    const bytes = await prepareProcesado(producto, filas)
    const { hasta } = await createLote(producto, { name: 'junio.xlsx', bytes })
    const pantalla = await llegarATitulos(page, producto)
    const mas = await prepareProcesado(producto, [...filas, ...otrosInmuebles(producto)])
    await pantalla.askTitulos('Inmueble', { name: 'julio.xlsx', bytes: mas }, hasta + 1)
    await expect(pantalla.titulos.getByRole('alert')).toContainText('ya tienen título')
    await expect(pantalla.titulos.getByRole('table')).toContainText('título')
    expect(await ultimoTitulo(producto)).toBe(hasta)
    await pantalla.titulos.getByRole('button', { name: 'Forzar la generación' }).click()
    await expect(pantalla.confirmacion).toContainText('va a tener otro.')
  })

  test('un trabajo largo muestra n de N, se cancela y se retoma con los mismos números', async ({
    page,
    municipio,
  }) => {
    const bytes = readLoteLargo()
    const cantidad = readProcesado(bytes).length
    const N = new Intl.NumberFormat('es-AR').format(cantidad)
    const pantalla = await llegarATitulos(page, municipio)
    const { progreso } = pantalla
    await pantalla.askTitulos('Inmueble', { name: 'todo.xlsx', bytes }, 1)
    await pantalla.confirmacion.getByRole('button', { name: `Generar ${N} títulos` }).click()
    await expect(progreso.getByText(new RegExp(`^[\\d.]+ de ${N}$`))).toBeVisible()
    await progreso.getByRole('button', { name: 'Cancelar todo_titulos.zip' }).click()
    await expect(progreso).toContainText('La tarea se canceló.')
    await page.keyboard.press('Escape')
    await expect(progreso).toHaveCount(0)

    await expect(pantalla.ultimo).toHaveText(`Último título creado: ${cantidad}`)
    const lote = pantalla.lotes.getByRole('row').filter({ hasText: 'todo_titulos.zip' })
    await expect(lote).toContainText('Pendientes')
    const downloading = page.waitForEvent('download')
    await lote.getByRole('button', { name: 'Reanudar todo_titulos.zip' }).click()
    const zip = await readDownload(await downloading)
    const { sha256: esperado } = await readLote(municipio)
    expect(sha256(zip.bytes)).toBe(esperado)
    expect(await countTitulos(zip.bytes)).toBe(cantidad)
    expect(await ultimoTitulo(municipio)).toBe(cantidad)
  })
})
