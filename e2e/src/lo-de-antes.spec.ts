import { zipTextos } from '@apremia/api/zip-textos'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { textosDeEjemplo } from './support/paquetes.ts'
import { filaOTarjeta } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'

const PDF = Buffer.from('%PDF-1.4\n% papel del sistema anterior\n%%EOF\n')

const textosDeAntes = (): ReadonlyMap<string, string> => {
  const ejemplo = textosDeEjemplo('A01')
  const conPdf = (archivo: string, fila: string, pdf: string): string =>
    (ejemplo.get(archivo) ?? '').replace(new RegExp(`^(${fila};.*);$`, 'm'), `$1;${pdf}`)
  const nombres = [...ejemplo.keys()].filter((nombre) => nombre !== 'manifiesto.csv')
  return new Map([
    ...ejemplo,
    [
      'manifiesto.csv',
      `ARCHIVO;MODO;LIQUIDADO_AL\n${nombres
        .map((archivo) => archivo.replace('.csv', ''))
        .map((archivo) => `${archivo};;${archivo === 'deuda' ? '2026-01-05' : ''}\n`)
        .join('')}`,
    ],
    [
      'titulos_emitidos.csv',
      [
        'NUMERO;TIPO;IMPONIBLE;RECURSO;FECHA;ABOGADO;PERIODOS;TOTAL;ANULADO;MOTIVO;PDF',
        '90;I;900101;AB;2023-08-14;A01;2022/1 2022/2;18450.00;;;titulos/90.pdf',
        '91;I;900101;AB;2024-03-01;A01;2023/1;9800.00;2024-04-15;Pagó antes.;',
      ].join('\n'),
    ],
    [
      'actuaciones_anteriores.csv',
      [
        'NUMERO;TIPO;IMPONIBLE;RECURSO;FECHA;TP_ID;ABOGADO;OBS;NROEXPTE;PDF',
        '7001;I;900101;AB;2023-10-02;18;A01;Radicada por el estudio anterior.;MO-77-2023;actas/1.pdf',
      ].join('\n'),
    ],
    ['cartas_anteriores.csv', conPdf('cartas_anteriores.csv', '31', 'cartas/31.pdf')],
    ['convenios_anteriores.csv', conPdf('convenios_anteriores.csv', '57/26', 'convenios/57.pdf')],
  ])
}

const ADJUNTOS = Object.fromEntries(
  ['titulos/90.pdf', 'actas/1.pdf', 'cartas/31.pdf', 'convenios/57.pdf'].map((ruta) => [ruta, PDF]),
)

test('los papeles y las actuaciones del sistema anterior se cargan, y se ven marcados', async ({
  page,
  municipio,
}) => {
  await llegar(page, municipio, 'admin', '/datos-del-municipio')
  await page.getByRole('button', { name: 'Cargar un paquete' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Cargar un paquete' })
  await dialogo.locator('input[type=file]').setInputFiles({
    ...{ name: 'antes.zip', mimeType: 'application/zip' },
    buffer: await zipTextos(textosDeAntes(), ADJUNTOS),
  })
  await dialogo.getByRole('button', { name: 'Probar' }).click()
  const prueba = page.getByRole('dialog', { name: 'Prueba de «antes.zip»' })
  await expect(
    prueba.getByText(/^El último número de título pasa de 0 a 91: los que se hagan aquí/),
  ).toBeVisible()
  await expect(filaOTarjeta(page, 'actuaciones_anteriores')).toContainText('1')
  await expectAccessibleEnAmbas(page, 'un paquete con lo de antes')
  await prueba.getByRole('button', { name: 'Cargar', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Cargar el paquete' })
    .getByRole('button', { name: 'Cargar', exact: true })
    .click()
  const carga = page.getByRole('dialog', { name: /^Carga \d+ de «antes\.zip»$/ })
  await expect(carga.getByText('El paquete se cargó.')).toBeVisible()

  await page.goto(`${municipio.url}/creaciontitulos?pestana=listado`)
  const fila = filaOTarjeta(page, 'PAZ, Ana').filter({ hasText: 'Vigente' })
  await expect(fila).toContainText('Del sistema anterior')
  await expect(fila).toContainText('14/08/2023')
  await expect(page.getByRole('button', { name: 'Descargar el PDF del título 91' })).toBeDisabled()
  const bajada = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar el PDF del título 90' }).click()
  expect((await bajada).suggestedFilename()).toContain('90')
  await expectAccessibleEnAmbas(page, 'títulos del sistema anterior')

  await page.goto(
    `${municipio.url}/gestion?grupo=3&tipo=inmuebles&historico=true&imponible=900101&recurso=AB`,
  )
  await page
    .getByRole('button', { name: /900101 AB/ })
    .first()
    .click()
  const radicacion = page.getByRole('article').filter({ hasText: 'MO-77-2023' })
  await expect(radicacion).toContainText('del sistema anterior')
  await expect(radicacion).toContainText('1.pdf')
  await expect(page.getByText('Título ejecutivo N° 91')).toContainText(/./)
  await expect(page.locator('.actu-cabecera').filter({ hasText: 'N° 91' })).toContainText(
    'del sistema anterior · anulado',
  )
  const carta = page.locator('.actu-cabecera').filter({ hasText: 'Carta de intimación' })
  await expect(carta).toContainText('Nº 31 del sistema anterior')
  await expect(
    page.locator('.actu-cabecera').filter({ hasText: 'Acuse de la carta' }),
  ).toContainText('Recibida')
  await expect(page.locator('.actu-cabecera').filter({ hasText: '12/21' })).toContainText(
    'del sistema anterior, caduco',
  )
  await expectAccessibleEnAmbas(page, 'una línea de tiempo con lo de antes')

  await page.goto(`${municipio.url}/cartas`)
  const enviada = filaOTarjeta(page, 'PAZ, Ana')
  await expect(enviada.locator('small[title="Del sistema anterior"]')).toHaveText('anterior')
  await expect(enviada).toContainText('Recibida')
  await expect(
    page.getByRole('button', { name: 'Ver la carta Nº 32 del sistema anterior' }),
  ).toBeDisabled()
  await page.getByRole('button', { name: 'Ver la carta Nº 31 del sistema anterior' }).click()
  await expect(page.getByRole('dialog', { name: 'Carta Nº 31 del sistema anterior' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessibleEnAmbas(page, 'cartas del sistema anterior')

  await page.goto(`${municipio.url}/convenios?dni=1234567`)
  const convenio = filaOTarjeta(page, '57/26')
  await expect(convenio).toContainText('Del sistema anterior, vigente')
  await page.getByRole('button', { name: 'Ver convenio 57/26' }).click()
  const vista = page.getByRole('dialog', { name: 'Ver Convenio' })
  await expect(vista).toContainText('Del sistema anterior, vigente')
  await expect(vista.getByRole('button', { name: 'Editar' })).toHaveCount(0)
  await expectAccessibleEnAmbas(page, 'un convenio del sistema anterior')
})
