import { muestra } from './support/api.ts'
import { openCreacionTitulos, readDownload } from './support/creacion-titulos.ts'
import { ES_OK, readProcesado } from './support/libros.ts'
import { openTerminal } from './support/terminal.ts'
import { expect, llegar, test, tokenDe } from './support/test.ts'

const PANTALLA = '/creaciontitulos'

test.describe('1 - Crear Excel', () => {
  test('no se envía hasta elegir categoría y archivo', async ({ page, producto }) => {
    await llegar(page, producto, 'admin', PANTALLA)
    const { excel, enviar, attach, choose } = openCreacionTitulos(page)
    await expect(enviar).toBeDisabled()
    await choose(excel, 'Inmueble')
    await expect(enviar).toBeDisabled()
    await attach(excel, { name: 'b.xlsx', bytes: muestra('basico-inmueble-sheetjs.xlsx') })
    await expect(enviar).toBeEnabled()
    await excel.getByRole('button', { name: 'Quitar b.xlsx' }).click()
    await expect(enviar).toBeDisabled()
  })

  test('dice que procesa, no se cierra mientras se lo mira y se cierra solo a los 3 segundos', async ({
    page,
    producto,
  }) => {
    await page.clock.install()
    await llegar(page, producto, 'admin', PANTALLA)
    const pantalla = openCreacionTitulos(page)
    const { progreso } = pantalla
    const held = new Promise<{ continue: () => Promise<void> }>((resolve) =>
      page.route('**/api/creaciontitulos/generatexls', resolve),
    )
    // Other tests on this server leave jobs with the file name of the sample workbook, so this test gives the workbook
    // a different file name.
    const name = 'comercios-de-noviembre.xlsx'
    const bytes = muestra('basico-comercio-libreoffice.xlsx')
    await pantalla.sendBasico('Comercio', { name, bytes })
    await expect(progreso).toContainText('Procesando Excel...')
    await expect(progreso.getByRole('progressbar')).toBeVisible()
    const downloading = page.waitForEvent('download')
    await (await held).continue()
    // The progress dialog closes three seconds after the workbook is processed, but stays open while the pointer is
    // over it.
    await progreso.getByText('Excel Procesado con éxito!!').hover()
    await page.clock.fastForward('00:10')
    await expect(progreso).toBeVisible()
    await downloading
    await page.mouse.move(0, 0)
    await page.clock.fastForward('00:03')
    await expect(progreso).toHaveCount(0)

    await expect(pantalla.excel).toContainText('Excel Procesado con éxito!!')
    await page.getByRole('button', { name: 'Tareas' }).click()
    const tarea = page
      .getByRole('dialog', { name: 'Tareas' })
      .getByRole('article', { name: 'comercios-de-noviembre_procesado.xlsx' })
    await expect(tarea).toContainText('Terminado')
    await expect(tarea).toContainText('8 filas listas para título')
    const again = page.waitForEvent('download')
    await tarea
      .getByRole('button', { name: 'Descargar comercios-de-noviembre_procesado.xlsx' })
      .click()
    expect(readProcesado((await readDownload(await again)).bytes).filter(ES_OK)).toHaveLength(8)
    await tarea.getByRole('button', { name: /^Ver informe/ }).click()
    const informe = page.getByRole('dialog', { name: /^Informe de comercios-de-noviembre/ })
    await expect(informe).toContainText('La hoja «Notas» no se leyó.')
  })

  // This test has an installation of its own, because it expects rows without executive titles. Other tests make
  // executive titles from the rows of this workbook.
  test('antes de procesar, «Revisar» separa los rechazos de los avisos y dice qué se puede hacer', async ({
    page,
    municipio,
  }) => {
    await llegar(page, municipio, 'admin', PANTALLA)
    const { excel, attach, choose } = openCreacionTitulos(page)
    await choose(excel, 'Comercio')
    await attach(excel, { name: 'julio.xlsx', bytes: muestra('basico-comercio-libreoffice.xlsx') })
    await excel.getByRole('button', { name: 'Revisar' }).click()
    await expect(excel).toContainText('Todas las filas pueden ser títulos: 8')
    await expect(excel).toContainText('No hay rechazos.')
    const aviso = excel
      .getByRole('table', { name: /^Avisos/ })
      .getByRole('row')
      .filter({ hasText: 'DESDE y HASTA están vacías' })
      .first()
    await expect(aviso).toContainText('Si lo encomendado son menos períodos')
    const downloading = page.waitForEvent('download')
    await excel.getByRole('button', { name: 'Descargar la revisión (CSV)' }).click()
    const informe = await readDownload(await downloading)
    expect(informe.name).toBe('julio_revision.csv')
    expect(informe.bytes.toString('utf8')).toContain('aviso;')

    const terminal = openTerminal(municipio)
    const env = { APREMIA_TOKEN: await tokenDe(municipio, 'admin') }
    const poner = async (clave: string, valor: string) => {
      const puesto = await terminal.run(['parametros', 'poner', clave, valor], { env })
      expect(puesto.code, puesto.stderr).toBe(0)
    }
    await poner('titulo.minimo', '900000000.00')
    await excel.getByRole('button', { name: 'Revisar' }).click()
    const bajo = (tabla: RegExp) =>
      excel
        .getByRole('table', { name: tabla })
        .getByRole('row')
        .filter({ hasText: 'es menor que el mínimo de un título' })
    await expect(bajo(/^Avisos/).first()).toContainText('Quite la fila, o amplíe los períodos')
    await expect(excel).toContainText('Todas las filas pueden ser títulos: 8')
    await poner('titulo.bajoMinimo', 'rechazar')
    await excel.getByRole('button', { name: 'Revisar' }).click()
    await expect(bajo(/^Rechazos/).first()).toBeVisible()
    await expect(excel).toContainText('Ninguna de las 8 filas puede ser un título')
    terminal.remove()
  })

  test('una planilla con errores se rechaza fila por fila y deja un informe', async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/status of 422/)
    await llegar(page, producto, 'admin', PANTALLA)
    const pantalla = openCreacionTitulos(page)
    const name = 'basico-con-errores-libreoffice.xlsx'
    await pantalla.sendBasico('Inmueble', { name, bytes: muestra(name) })
    await expect(pantalla.progreso).toContainText('Error al procesar el excel')
    await page.keyboard.press('Escape')
    const tabla = page.getByRole('table', { name: `Filas por corregir de ${name}` })
    const mensajes = [
      ['3', 'NRO_INMUEBLE', '=A2+1', 'La celda tiene una fórmula; péguela como valor.'],
      [
        '7',
        'NRO_INMUEBLE',
        '06/01/2023',
        'La celda tiene una fecha y esta columna no lleva fechas.',
      ],
    ]
    for (const cells of mensajes) {
      const row = tabla
        .getByRole('row')
        .filter({ hasText: cells[3] ?? '' })
        .filter({ hasText: cells[2] ?? '' })
      for (const cell of cells) await expect(row).toContainText(cell)
    }
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar informe (CSV)' }).click()
    const informe = await readDownload(await downloading)
    expect(informe.name).toBe('basico-con-errores-libreoffice_errores.csv')
    const [encabezado, ...lineas] = informe.bytes.toString('utf8').trimEnd().split('\r\n')
    expect(encabezado).toBe('\uFEFFhoja;fila;columna;valor;regla;mensaje')
    expect(lineas).toHaveLength(await tabla.getByRole('listitem').count())
    // The CSV has an apostrophe before the text, so that a spreadsheet program does not run the text as a formula.
    expect(lineas.join('\n')).toContain(";'=A2+1;")
  })

  test('lo que no es una planilla se dice antes de enviarlo', async ({ page, producto }) => {
    await llegar(page, producto, 'admin', PANTALLA)
    const { excel, enviar, attach, choose } = openCreacionTitulos(page)
    await choose(excel, 'Inmueble')
    await attach(excel, { name: 'nota.xlsx', bytes: Buffer.from('no es una planilla') })
    await expect(excel).toContainText('El contenido no es el de una planilla.')
    await expect(enviar).toBeDisabled()
    await attach(excel, { name: 'nota.pdf', bytes: Buffer.from('%PDF-1.4') })
    await expect(excel).toContainText('El archivo debe ser una planilla .xlsx o .xls.')
  })
})
