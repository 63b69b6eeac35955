import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { readPdf } from './support/documentos.ts'
import { expect, llegar, test } from './support/test.ts'

const LISTAS = [
  { path: '/inmuebles?barrio=somisa&orden=DOMICILIO', filtro: 'Barrio: somisa' },
  { path: '/contribuyentes?nombre=ponce', filtro: 'Nombre: ponce' },
  { path: '/comercios?calle=roca', filtro: 'Calle: roca' },
  { path: '/convenios?confirmado=0', filtro: 'Confirmado: No' },
  { path: '/planes-de-pago?recurso=AB', filtro: 'Recurso: AB' },
  { path: '/abogados?baja=0', filtro: 'Baja: No' },
] as const

const CONTROLES =
  /Mostrar filtros|Ocultar filtros|BUSCAR|LIMPIAR|Limpiar filtros|Quitar el filtro|Descargar|CSV|Opciones|Filas por página|Mi trabajo|Papeles|Administración|Cerrar sesión/

/** A4 page size in points. Browsers round the size differently. */
const A4 = /^Page size:\s+59[45](\.\d+)? x 84[12](\.\d+)? pts \(A4\)$/m

const print = async (page: Page) => {
  const bytes = await page.pdf({ preferCSSPageSize: true })
  const info = execFileSync('pdfinfo', ['-'], { input: bytes, encoding: 'utf8' })
  return { info, hojas: readPdf(bytes).split('\f').slice(0, -1) }
}

test('los listados se imprimen en A4 con sus filtros, su fecha y el encabezado en cada hoja', async ({
  page,
  producto,
}) => {
  await llegar(page, producto, 'admin')
  for (const { path, filtro } of LISTAS) {
    await page.goto(`${producto.url}${path}`)
    const total = await page.getByText(/^TOTAL: /).innerText()
    const nombres = await page.locator('main tbody th[scope=row]').allInnerTexts()
    const columnas = await page.locator('main thead th:not([data-column=acciones])').allInnerTexts()
    const { info, hojas } = await print(page)
    const texto = hojas.join('\n')
    const donde = `${path}\n${texto}`
    expect(info).toMatch(A4)
    expect(texto.replace(/ +/g, ' '), donde).toContain(filtro)
    expect(texto, donde).toMatch(/Datos del \d\d\/\d\d\/\d{4} a las \d\d:\d\d/)
    expect(texto, donde).toContain(total)
    expect(texto, donde).not.toMatch(CONTROLES)
    const renglones = hojas.map((hoja) => hoja.split('\n').map((renglon) => renglon.trim()))
    const conFilas = renglones.filter((hoja) =>
      hoja.some((renglon) => nombres.some((nombre) => renglon.startsWith(nombre))),
    )
    for (const hoja of conFilas)
      for (const columna of columnas)
        expect(hoja.join('\n'), donde).toContain(columna.trim().split(/\s/)[0])
  }
})
