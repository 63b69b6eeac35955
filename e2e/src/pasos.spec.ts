import { apiDe, formulario, tomarImponible } from './support/convenio-nuevo.ts'
import { openCreacionTitulos, prepareProcesado } from './support/creacion-titulos.ts'
import { diaDeHoy } from './support/dia-de-hoy.ts'
import { openGestion, pantallaDeGestion } from './support/gestion.ts'
import { type FilaBasica, readProcesado, writeBasico } from './support/libros.ts'
import { contarPasos } from './support/pasos.ts'
import { openPlanes, PLANES } from './support/planes.ts'
import { expect, identificarse, llegar, PERSONAS, test } from './support/test.ts'

interface Usuario {
  readonly dni: string
  readonly version: number
}

test('los pasos de una abogada: ingresar, encontrar, ver la deuda, el día, actuar sobre tres casos', async ({
  page,
  municipio: producto,
}) => {
  const { clic, clicHasta, tecla, teclear, elegir, enOtroSitio, cerrar } = contarPasos(page)
  const p = pantallaDeGestion(page)
  await test.step('ingresar: 2', async () => {
    await page.goto(producto.url)
    await clic(page.getByRole('button', { name: 'Ingresar con Renaper' }))
    await page.waitForURL((address) => address.href.startsWith(producto.identidad))
    await enOtroSitio(() => identificarse(page, producto, 'abogada'))
    await page.waitForURL(`${producto.url}/home`)
    expect(cerrar()).toBe(2)
  })
  await test.step('qué vence hoy: 0; por qué está atrasado y cuánto debe: 1', async () => {
    const dia = page.getByRole('region', { name: 'Mi día', exact: true })
    const vencidos = dia.getByRole('region', { name: /^Vencidos/ })
    await expect(vencidos.getByRole('link', { name: /^Abrir el caso / }).first()).toBeVisible()
    await clic(vencidos.getByRole('link', { name: /^Abrir el caso / }).first())
    await expect(page.getByText('Deuda total')).toBeVisible()
    await expect(page.getByText(/Vence el \d\d.*: «.*» del .* más \d+ días\./)).toBeVisible()
    expect(cerrar()).toBe(1)
  })
  await test.step('encontrar a un deudor: 2', async () => {
    await page.goto(`${producto.url}/home`)
    await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible()
    await tecla('Control+k')
    await teclear('perez')
    const hallados = page.getByRole('group', { name: 'Contribuyentes' }).getByRole('option')
    await expect(hallados.first()).toContainText(/PÉREZ/)
    expect(cerrar()).toBe(2)
    await page.keyboard.press('Escape')
  })
  await test.step('una actuación sobre tres casos: 6', async () => {
    await page.goto(`${producto.url}/mesa-extrajudicial?solapa=todos&historico=true`)
    const casillas = page.getByRole('checkbox', { name: /^Elegir \d/ })
    await clic(casillas.nth(0))
    await clicHasta(casillas.nth(2))
    await expect(p.barra).toContainText('3 elegidos')
    await elegir(p.tipo, 'Contacto telefónico')
    await clic(p.grabar)
    await clic(p.guardar)
    await clic(p.confirmar)
    await expect(page.getByText('Las actuaciones se grabarón correctamente.')).toBeVisible()
    expect(cerrar()).toBe(6)
  })
})

test('los pasos de un caso: los títulos, la radicación y la carta', async ({
  page,
  municipio: producto,
}) => {
  const { clic, escribir, elegir, adjuntar, cerrar } = contarPasos(page)
  const p = pantallaDeGestion(page)
  const titulos = openCreacionTitulos(page)
  let conTitulo: FilaBasica | undefined
  await test.step('los títulos de una planilla: 7', async () => {
    const { sinRadicar } = await openGestion(producto, 'abogada')
    const propias = (await sinRadicar('Centro')).map(({ imponible, recurso }) => ({
      ...{ imponible, recurso, abogado: 'A01' },
    }))
    const bien = readProcesado(await prepareProcesado(producto, propias))
    const filas = bien.map(({ imponible, recurso, abogado }) => ({
      ...{ imponible: Number(imponible), recurso, abogado },
    }))
    conTitulo = filas[0]
    await llegar(page, producto, 'admin', '/creaciontitulos')
    await elegir(titulos.excel.getByLabel('Categoría'), 'Inmueble')
    await adjuntar(titulos.excel.getByLabel('Archivo', { exact: true }), {
      name: 'libro.xlsx',
      mimeType: 'application/octet-stream',
      buffer: writeBasico('NRO_INMUEBLE', filas),
    })
    await clic(titulos.enviar)
    await titulos.progreso.getByText('Excel Procesado con éxito!!').waitFor()
    await clic(page.getByRole('button', { name: 'Crear los títulos con esta planilla' }))
    await clic(titulos.titulos.getByRole('button', { name: /^Usar el siguiente/ }))
    await clic(titulos.generar)
    await expect(titulos.confirmacion).toContainText(/Nº 1–\d+/)
    await clic(titulos.confirmacion.getByRole('button', { name: /^Generar \d+ títulos$/ }))
    await expect(titulos.ultimo).not.toHaveText('Último título creado: 0')
    expect(cerrar()).toBe(7)
  })
  await test.step('la radicación de un caso con título: 5', async () => {
    const { imponible, recurso } = conTitulo ?? {}
    await llegar(page, producto, 'abogada', `/caso/inmueble/${imponible}/${recurso}`)
    await clic(page.getByRole('button', { name: 'Radicar', exact: true }))
    await expect(p.form.getByLabel('N° de título ejecutivo')).not.toHaveValue('')
    await escribir(p.form.getByLabel('N° de expediente'), 'SN-9001-2026')
    await escribir(p.form.getByLabel('Juzgado'), 'Juzgado en lo Contencioso N° 1')
    await clic(p.guardar)
    await clic(p.confirmar)
    await expect(page.getByText('Las actuaciones se grabarón correctamente.')).toBeVisible()
    expect(cerrar()).toBe(5)
  })
  await test.step('la carta de un caso: 3', async () => {
    const { sinRadicar } = await openGestion(producto, 'abogada')
    for (const caso of (await sinRadicar('Santa Rosa')).slice(0, 2)) {
      await llegar(page, producto, 'abogada', `/caso/inmueble/${caso.imponible}/${caso.recurso}`)
      await clic(page.getByRole('button', { name: 'Carta', exact: true }))
      await expect(p.form.getByText(/^Sale una carta, por \$/)).toBeVisible()
      await clic(p.guardar)
      await clic(p.confirmar)
      await expect(page.getByText('Las actuaciones se grabarón correctamente.')).toBeVisible()
      expect(cerrar()).toBe(3)
    }
  })
  await test.step('el acuse de una carta: 5 el primero del día y después 3', async () => {
    await llegar(page, producto, 'abogada', '/cartas')
    await expect(
      page.getByRole('button', { name: /^Anotar el acuse de la carta/ }).first(),
    ).toBeVisible()
    const corregir = page.getByRole('button', { name: /^Corregir el acuse de la carta/ })
    const yaAnotadas = await corregir.count()
    for (const [i, pasos] of [5, 3].entries()) {
      const primero = i === 0
      await clic(page.getByRole('button', { name: /^Anotar el acuse de la carta/ }).first())
      const acuse = page.getByRole('dialog', { name: /^Acuse de la carta/ })
      if (!primero) await expect(acuse.getByLabel('Medio')).toHaveValue('notificador')
      const recibida = acuse.getByRole('button', { name: /^La recibió / })
      await clic(primero ? recibida : recibida.filter({ hasText: / el \d\d\/\d\d\/\d{4}$/ }))
      await expect(acuse.getByLabel('Resultado')).toHaveValue('recibida')
      await expect(acuse.getByText('Elija el medio.')).toHaveCount(0)
      if (primero) {
        await elegir(acuse.getByLabel('Medio'), 'Notificador')
        await escribir(acuse.getByLabel('Fecha', { exact: true }), diaDeHoy())
      }
      await clic(acuse.getByRole('button', { name: 'Guardar' }))
      await expect(acuse).toBeHidden()
      // Waits until the list of demand letters shows the acknowledgement of receipt that was just recorded. Before
      // that, the test could choose the same letter again.
      await expect(corregir).toHaveCount(yaAnotadas + i + 1)
      expect(cerrar()).toBe(pasos)
    }
  })
})

test('los pasos de un convenio, de una evaluación y de una tasa', async ({
  page,
  municipio: producto,
}) => {
  const { clic, escribir, elegir, tecla, cerrar } = contarPasos(page)
  await test.step('comparar los planes: 1; el convenio con uno de ellos: 7', async () => {
    const { numero, recurso } = await tomarImponible(producto, 'A01', 'I')
    await llegar(page, producto, 'abogada', `${PLANES}?inmueble=${numero}&recurso=${recurso}`)
    const { simular, tarjeta } = openPlanes(page)
    await clic(simular)
    await expect(tarjeta('W2201')).toContainText('Honorarios y cargos')
    expect(cerrar()).toBe(1)
    await clic(
      tarjeta('W2201').getByRole('button', { name: 'Hacer el convenio con este plan W2201' }),
    )
    const form = formulario(page, 'Nuevo Convenio')
    await expect(form.campo('Nombre y apellido')).not.toHaveValue('')
    await elegir(form.campo('Carácter'), 'Titular')
    await elegir(form.campo('Forma de pago'), 'Contado')
    await escribir(form.campo('Celular'), '0336 154423344')
    await escribir(form.campo('Email'), 'deudor@example.com')
    await form.barra('Total a pagar')
    await clic(form.guardarBoton)
    await clic(form.ask)
    await expect(form.dialog).toHaveCount(0)
    expect(cerrar()).toBe(7)
  })
  await test.step('una tasa: 5', async () => {
    await llegar(page, producto, 'admin', '/configuracion?pestana=parametros')
    const dialogo = page.getByRole('dialog')
    await clic(
      page.getByRole('button', { name: 'Editar: Tasa mensual del plan ABLT', exact: true }),
    )
    await escribir(page.getByRole('textbox', { name: 'Valor' }), '4')
    await tecla('Enter')
    await expect(
      dialogo.getByText(/^Un convenio de \$.500\.000,00 en 15 cuotas pasa de /),
    ).toBeVisible()
    await escribir(dialogo.getByLabel('Motivo'), 'Ordenanza 9.002')
    await clic(page.getByRole('button', { name: 'Cambiar la tasa desde hoy' }))
    await expect(dialogo).toHaveCount(0)
    expect(cerrar()).toBe(5)
  })
  await test.step('una evaluación de todos: 3', async () => {
    const admin = await apiDe(producto, 'admin')
    for (const categoria of ['sin_radicar', 'sin_archivar', 'faltantes'])
      await admin.put('/evaluaciones-config', { categoria, maximo: 30 })
    const usuarios = (await (await admin.get('/usuarios')).json()) as readonly Usuario[]
    const version = usuarios.find(({ dni }) => dni === PERSONAS.jefe)?.version
    await admin.patch(`/usuarios/${PERSONAS.jefe}`, { permisos: ['scoring.menu'], version })
    await llegar(page, producto, 'jefe', '/scoring-abogados')
    await clic(page.getByRole('button', { name: 'Realizar evaluación' }))
    const realizar = page.getByRole('dialog', { name: 'Realizar evaluación' })
    await clic(realizar.getByRole('button', { name: 'Mirar el resultado' }))
    await clic(realizar.getByRole('button', { name: /^Guardar las \d+ evaluaciones$/ }))
    await expect(realizar.getByText('La evaluación terminó.')).toBeVisible()
    expect(cerrar()).toBe(3)
  })
})
