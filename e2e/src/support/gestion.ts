import type { Page } from '@playwright/test'
import { createApi } from './api.ts'
import { createMunicipio, type FilaDeInmueble } from './municipio.ts'
import type { Producto } from './producto.ts'
import { expect, type PersonaDeDemo, tokenDe } from './test.ts'

export interface Caso {
  readonly imponible: number
  readonly recurso: string
  readonly nombre: string
}

interface Radicacion {
  readonly imponible: number
  readonly recurso: string
  readonly radicado: boolean
}

interface HechoDeLinea {
  readonly clase: string
  readonly actuacion: {
    readonly id: number
    readonly tp_id: number
    readonly abogado: string
    readonly vigente: string
    readonly dato: Readonly<Record<string, string | number>>
    readonly obs: string
  } | null
}

const toCaso = ({ NRO_INMUEBLE, RECURSO }: FilaDeInmueble): Caso => ({
  imponible: NRO_INMUEBLE,
  recurso: RECURSO,
  nombre: `${NRO_INMUEBLE} ${RECURSO}`,
})

export const openGestion = async (producto: Producto, persona: PersonaDeDemo) => {
  const api = createApi(producto.url, await tokenDe(producto, persona))
  const municipio = await createMunicipio(producto, persona)
  const radicaciones = async (casos: readonly Caso[]): Promise<readonly Radicacion[]> => {
    const data = JSON.stringify(casos.map(({ imponible, recurso }) => ({ imponible, recurso })))
    const answer = await api.post('/actuaciones/buscar-radicacion', { data })
    if (!answer.ok) throw new Error(`respondió ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Radicacion[]
  }
  return {
    api,
    /**
     * Returns the cases without a lawsuit whose properties are in the neighbourhood `barrio`. Each test has its own
     * neighbourhood, so no other test changes these cases.
     */
    sinRadicar: async (barrio: string): Promise<readonly Caso[]> => {
      const casos = (await municipio.inmuebles({ barrio })).filas.map(toCaso)
      const leidas = await radicaciones(casos)
      return casos.filter(({ imponible, recurso }) =>
        leidas.some(
          (una) => una.imponible === imponible && una.recurso === recurso && !una.radicado,
        ),
      )
    },
    actuacionesDe: async ({ imponible, recurso }: Caso) => {
      const query = new URLSearchParams({ imponible: String(imponible), recurso })
      const answer = await api.get(`/actuaciones/linea-de-tiempo?${query}`)
      const hechos = (await answer.json()) as readonly HechoDeLinea[]
      return hechos.flatMap(({ actuacion }) => (actuacion ? [actuacion] : []))
    },
    actuar: async ({ imponible, recurso }: Caso, obs: string): Promise<void> => {
      const answer = await api.post('/actuaciones', {
        ...{ proceso: 'A', tp_id: 10, gp_id: 2, fecha: '2026-01-05', obs },
        imponibles: [{ imponible: String(imponible), recurso }],
      })
      if (!answer.ok) throw new Error(`respondió ${answer.status}: ${await answer.text()}`)
    },
  }
}

export const pantallaDeGestion = (page: Page) => {
  const barra = page.getByRole('region', { name: 'Actuación sobre lo elegido' })
  const form = page.getByRole('dialog', { name: 'Grabar Nueva Actuación' }).first()
  const actuar = barra.getByRole('button', { name: 'Actuacion', exact: true })
  const tipo = barra.getByLabel('Tipo de actuación')
  const grabar = barra.getByRole('button', { name: 'Grabar Nueva Actuación' })
  /** Shows the fields of a new action. A large window already shows these fields. */
  const desplegar = async (): Promise<void> => {
    await expect(actuar).toHaveAttribute('aria-expanded', /./)
    if ((await actuar.getAttribute('aria-expanded')) === 'false') await actuar.click()
  }
  return {
    barra,
    cuenta: barra.getByText(/^[\d.]+ elegidos?$/),
    form,
    desplegar,
    casilla: ({ nombre }: Caso) => page.getByRole('checkbox', { name: `Elegir ${nombre}` }),
    actuar,
    grupo: barra.getByLabel('Grupo de etapas'),
    tipo,
    grabar,
    abrir: async (label: string): Promise<void> => {
      await desplegar()
      await tipo.selectOption(label)
      await grabar.click()
    },
    guardar: page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }),
    confirmar: page.getByRole('button', { name: 'Guardar los cambios' }),
    expandir: ({ nombre }: Caso) =>
      page.getByRole('button', {
        name: `Ver los datos, las actuaciones y los convenios de ${nombre}`,
      }),
    datos: page.getByRole('region', { name: 'DATOS' }),
    porque: page.locator('details', { hasText: 'Por qué está donde está' }),
    actuaciones: page.getByRole('region', { name: 'ACTUACIONES' }),
    reintentar: page.getByRole('button', { name: 'Reintentar' }),
  }
}

export const escrito = (texto: string): Buffer =>
  Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R',
      '/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj',
      `4 0 obj<</Length ${texto.length + 33}>>`,
      `stream\nBT /F1 24 Tf 72 720 Td (${texto}) Tj ET\nendstream endobj`,
      'trailer<</Root 1 0 R>>',
      '',
    ].join('\n'),
    'latin1',
  )
