import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { createApi, muestra } from './support/api.ts'
import { tomarImponible } from './support/convenio-nuevo.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { readPdf } from './support/documentos.ts'
import { openTerminal } from './support/terminal.ts'
import { test } from './support/terminal-test.ts'
import { expect, llegar, tokenDe } from './support/test.ts'

test('una abogada junta los documentos de su caso para iniciar el juicio', async ({
  page,
  municipio,
}) => {
  const { numero, recurso } = await tomarImponible(municipio, 'A01', 'I')
  const caso = { imponible: String(numero), recurso }
  const admin = createApi(municipio.url, await tokenDe(municipio, 'admin'))
  const token = await tokenDe(municipio, 'abogada')
  const abogada = createApi(municipio.url, token)
  const pedido = { clase: 'inmueble', vencimiento: 'siguiente', repetir: '1', imponibles: [caso] }
  const hechas = await abogada.post('/cartas/lotes', pedido)
  expect(hechas.ok, await hechas.clone().text()).toBe(true)
  const { lote } = (await hechas.json()) as { lote: { desde: number } }
  const bloque = { nombre: 'costas', texto: 'Con costas.' }
  const guardado = await admin.put('/escritos/bloques', bloque)
  expect(guardado.ok, await guardado.clone().text()).toBe(true)
  const file = { name: 'reclamo.docx', bytes: muestra('../escritos/reclamo.docx') }
  const datos = { clase: 'demanda', nombre: 'Demanda del legajo' }
  const subida = await admin.upload('/escritos/plantillas', datos, file)
  expect(subida.ok, await subida.clone().text()).toBe(true)
  const { id: plantilla } = (await subida.json()) as { id: number }
  const escrito = await abogada.post('/casos/escritos', { ...caso, plantilla })
  expect(escrito.ok, await escrito.clone().text()).toBe(true)

  await llegar(page, municipio, 'abogada', `/caso/inmueble/${numero}/${recurso}`)
  await page.getByRole('button', { name: 'Legajo', exact: true }).click()
  const legajo = page.getByRole('dialog', { name: 'Documentos para presentar' })
  const carta = legajo.getByLabel(`Carta de intimación N.º ${lote.desde}`, { exact: true })
  await expect(carta).toBeChecked()
  const demanda = legajo.getByLabel('Escrito: Demanda del legajo')
  await expect(demanda).not.toBeChecked()
  await demanda.check()
  await expect(legajo.getByText('No entran en el PDF')).toHaveCount(0)
  await legajo.getByText('Datos para copiar').click()
  await expect(legajo.getByText(`Inmueble ${numero}`, { exact: true })).toBeVisible()
  await expectAccessibleEnAmbas(page, 'el legajo de un caso')

  const bajar = async (boton: string) => {
    const descarga = page.waitForEvent('download')
    await legajo.getByRole('button', { name: boton }).click()
    return readDownload(await descarga)
  }
  const pdf = await bajar('Descargar el PDF')
  expect(pdf.name).toBe(`legajo_${recurso}_${numero}.pdf`)
  const texto = readPdf(pdf.bytes)
  expect(texto).toContain('Foja 3 de 3')
  expect(texto).toContain('Escrito: Demanda del legajo')
  expect(texto).not.toContain('Es un documento de Word')
  const zip = await bajar('Descargar el zip')
  expect(zip.name).toBe(`legajo_${recurso}_${numero}.zip`)
  expect(zip.bytes.subarray(0, 2).toString()).toBe('PK')

  await carta.uncheck()
  await demanda.uncheck()
  await expect(legajo.getByRole('button', { name: 'Descargar el PDF' })).toBeDisabled()

  const terminal = openTerminal(municipio)
  try {
    const env = { APREMIA_TOKEN: token }
    const lista = terminal.run(['casos', 'documentos', caso.imponible, recurso], { env })
    expect((await lista).text).toContain(`carta-${lote.desde}`)
    const claves = `carta-${lote.desde}`
    const args = ['casos', 'legajo', caso.imponible, recurso, '--documentos', claves]
    expect((await terminal.run(args, { env })).text).toContain(`legajo_${recurso}_${numero}.pdf`)
  } finally {
    terminal.remove()
  }
})
