import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMUN, PDF_DE_PRUEBA } from '../../test/actuaciones.ts'
import { esperarTrabajo, intimables, pedirCartas } from '../../test/cartas.ts'
import { bodyOf, createItemTaker } from '../../test/convenios.ts'
import { plantillaCon } from '../../test/docx.ts'
import { filasTitulables, libroBasico, upload } from '../../test/libros.ts'
import { waitTrabajo } from '../../test/padron.ts'
import { dumpRegistro, loadPaqueteDePrueba, zipDePrueba } from '../../test/paquetes.ts'
import { exportarDePrueba, type SalidaDePrueba } from '../../test/salidas.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const ADMIN = '20000001'

let origen: TestApp
let destino: TestApp
let salida: SalidaDePrueba
let [enOrigen, enDestino] = ['', '']
let casos: { imponible: string; recurso: string }[] = []

const ok = <T extends { readonly statusCode: number; readonly body: string }>(answer: T): T => {
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
  return answer
}

const makeTitulos = async () => {
  const url = '/api/creaciontitulos'
  const fields = { category: 'inmueble' }
  const filas = await filasTitulables(origen, 2)
  const libro = { name: 'b.xlsx', bytes: libroBasico(filas) }
  const procesada = ok(await upload(origen, `${url}/generatexls`, enOrigen, fields, libro))
  const lote = { name: 'l.xlsx', bytes: procesada.rawPayload }
  const numeros = { ...fields, startTitleNumber: '1' }
  ok(await upload(origen, `${url}/generatetitles`, enOrigen, numeros, lote))
  const motivo = 'Pagó antes; vino «ayer».'
  ok(await origen.call('POST', `${url}/titulos/2/anular`, enOrigen, { motivo }))
  return filas.map(([imponible, recurso]) => ({ imponible: String(imponible), recurso }))
}

const makeActuacion = async () => {
  const [caso] = await intimables(origen, 'A01', 1)
  const form = new FormData()
  const body = { ...COMUN, obs: 'Dejó aviso; dijo "vuelvo".\nNo volvió.', imponibles: [caso] }
  for (const [key, value] of Object.entries(body))
    form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value))
  for (const [i, nombre] of ['Acta: 1|2.pdf', 'Ñandú.PDF'].entries())
    form.append(`file_${i}`, new Blob([PDF_DE_PRUEBA, String(i)]), nombre)
  const request = new Request('http://apremia.test', { method: 'POST', body: form })
  ok(
    await origen.app.inject({
      method: 'POST',
      url: '/api/actuaciones',
      headers: {
        authorization: `Bearer ${enOrigen}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    }),
  )
  return caso ? [caso] : []
}

const makeCartas = async () => {
  const suyas = await intimables(origen, 'A04', 2)
  const { trabajo, lote } = ok(await pedirCartas(origen, enOrigen, suyas)).json()
  await esperarTrabajo(origen, trabajo.id)
  const [una, otra] = [lote.desde, lote.hasta]
  const acuse = { medio: 'cedula', resultado: 'fijada', fecha: '2026-11-20' }
  ok(await origen.call('PUT', `/api/cartas/${una}/acuse`, enOrigen, acuse))
  const motivo = 'Salió dos veces.\nEra otra.'
  ok(await origen.call('POST', `/api/cartas/${otra}/anular`, enOrigen, { motivo }))
  return suyas
}

const makeListas = async () => {
  const save = async (lista: string, body: object): Promise<{ readonly codigo: string }> =>
    ok(await origen.call('PUT', `/api/listas/${lista}`, enOrigen, body)).json()
  const { codigo: titulo } = await save('titulos', { nombre: 'Escribana; pública' })
  await origen.open.pool.query("update abogado set titulo = $1 where codexterno = 'A07'", [titulo])
  const { codigo: caracter } = await save('caracteres', { nombre: 'Síndico' })
  const { codigo: forma } = await save('formas', { nombre: 'Transferencia', clase: 'contado' })
  const [primera] = ok(await origen.call('GET', '/api/listas/titulos', enOrigen)).json()
  const { enUso: _, ...abogado } = primera
  await save('titulos', { ...abogado, activo: false })
  return { caracter, forma }
}

const makeConvenio = async () => {
  const { caracter, forma } = await makeListas()
  const jefe = await origen.login('20000002')
  const item = await createItemTaker(origen, () => jefe)('A02', 'I')
  const body = bodyOf(item, item.periodos.slice(0, 2), 'W2201', {
    ...{ obs: 'Firma el hijo.\nVuelve.' },
    ...{ firma_caracter: Number(caracter), frmpg_id: Number(forma) },
  })
  const { id, convenio } = ok(await origen.call('POST', '/api/convenios', jefe, body)).json()
  ok(await origen.call('POST', `/api/convenios/${id}/confirmar`, jefe, {}))
  await loadAnteriores(convenio)
  return [{ imponible: String(item.i), recurso: item.r }]
}

const loadAnteriores = async (convenio: string) => {
  const [caso] = await intimables(origen, 'A05', 1)
  const item = { TIPO: 'I', IMPONIBLE: caso?.imponible ?? '', RECURSO: caso?.recurso ?? '' }
  const zip = await zipDePrueba(
    {
      cartas_anteriores: [
        {
          ...{ NUMERO: 1, FECHA: '2024-02-05', ABOGADO: 'A05', DEUDOR: 'PAZ, Ana' },
          ...{ TOTAL: '100.00', PDF: 'c/1.pdf' },
        },
      ],
      cartas_anteriores_imponibles: [{ CARTA: 1, ...item }],
      convenios_anteriores: [
        {
          ...{ NUMERO: convenio, FECHA: '2021-05-04', ABOGADO: 'A05', VIGENCIA: 'caduco' },
          ...{ FIRMANTE: 'PAZ, Ana', PDF: 'c/2.pdf' },
        },
      ],
      convenios_anteriores_planes: [
        { CONVENIO: convenio, ...item, PLAN_TIPO: 'PLAN-2', CUOTAS: 2, MONTO: '10.00' },
      ],
      convenios_anteriores_periodos: [
        { CONVENIO: convenio, ...item, ANIO: 2020, CUOTA: 1, CAPITAL: '9.00', INTERES: '1.00' },
      ],
    },
    {
      adjuntos: {
        'c/1.pdf': PDF_DE_PRUEBA,
        'c/2.pdf': Buffer.concat([PDF_DE_PRUEBA, PDF_DE_PRUEBA]),
      },
    },
  )
  const { carga } = await loadPaqueteDePrueba(origen, enOrigen, zip)
  expect(carga).toMatchObject({ estado: 'aplicada', rechazadas: 0 })
}

const reassign = async () => {
  const suyos = await intimables(origen, 'A03', 1)
  ok(
    await origen.call('POST', '/api/casos/reasignar', enOrigen, {
      ...{ origen: 'A03', destino: 'A01', casos: suyos },
    }),
  )
  return suyos
}

const makeOrdenanzas = async () => {
  const [recurso] = ok(await origen.call('GET', '/api/recursos', enOrigen)).json()
  const ordenanzas = [
    { anio: 2019, ordenanza: 'Ordenanza 7.001; «vieja»' },
    {
      ...{ anio: 2024, ordenanza: 'Ordenanza 9.001' },
      ...{ tributo: 'artículo 95', interes: 'artículo 41, 3 % mensual' },
    },
  ]
  const tasas = [
    { vigenteDesde: '2019-03-01', mensual: '3', conteo: 'mes' },
    { vigenteDesde: '2024-07-01', mensual: '0.1234', conteo: 'dia' },
  ]
  ok(await origen.call('PUT', '/api/recursos', enOrigen, { ...recurso, ordenanzas, tasas }))
}

const makeDiasInhabiles = async () => {
  const dia = { desde: '2026-05-12', clase: 'asueto', motivo: 'Acordada 1; «vieja»' }
  const path = '/api/dias-inhabiles'
  const juzgado = { ...dia, alcance: 'juzgado', lugar: 'Juzgado de Paz', hasta: '2026-05-13' }
  const guardado = ok(await origen.call('PUT', path, enOrigen, juzgado)).json()
  const { codigo: _, ...resto } = guardado
  ok(await origen.call('PUT', path, enOrigen, { ...resto, quitado: 'Se derogó' }))
  ok(await origen.call('PUT', path, enOrigen, { ...dia, alcance: 'municipio' }))
}

const makePlantillas = async () => {
  for (const [nombre, texto] of [
    ['costas', 'Pido costas; «todas».\n\nA cargo de {deudor.nombre}, DNI "{deudor.documento}".'],
    ['cierre', 'Será justicia.'],
  ])
    ok(await origen.call('PUT', '/api/escritos/bloques', enOrigen, { nombre, texto, version: '' }))
  const subir = async (fields: Readonly<Record<string, string>>, ...renglones: string[]) => {
    const file = { name: 'Ñandú: modelo.docx', bytes: await plantillaCon(...renglones) }
    return ok(await upload(origen, '/api/escritos/plantillas', enOrigen, fields, file)).json()
  }
  const demanda = { clase: 'demanda', nombre: 'Demanda; «tasas»' }
  await subir(demanda, 'Vieja: {deudor.nombre}')
  await subir({ ...demanda, version: '1' }, 'Nueva: {deudor.nombre}', '{bloque:costas}')
  const { id } = await subir({ clase: 'medida', nombre: 'Embargo' }, 'Pide {medida.total}')
  ok(
    await origen.call('PUT', `/api/escritos/plantillas/${id}/retiro`, enOrigen, { retirada: true }),
  )
}

beforeAll(async () => {
  origen = await startTestApp()
  destino = await startTestApp({ nueva: ADMIN })
  enOrigen = await origen.login(ADMIN)
  enDestino = await destino.login(ADMIN)
  await makeOrdenanzas()
  await makeDiasInhabiles()
  await makePlantillas()
  casos = [
    ...[...(await makeTitulos()), ...(await makeActuacion()), ...(await reassign())],
    ...[...(await makeCartas()), ...(await makeConvenio())],
  ]
  salida = await exportarDePrueba(origen, enOrigen)
})
afterAll(async () => {
  await origen.close()
  await destino.close()
})

const askBoth = async (path: string) => {
  const [antes, ahora] = await Promise.all([
    origen.call('GET', path, enOrigen),
    destino.call('GET', path, enDestino),
  ])
  const read = (answer: typeof antes): unknown => ok(answer).json()
  return { antes: read(antes), ahora: read(ahora) }
}

interface FilaDeMesa {
  readonly actuacion: unknown
  readonly radicacion: number | null
  readonly prescripcion: object | null
}

/**
 * Removes from a work list the data that an export does not keep. Each installation numbers its own legal actions.
 * Exported letters do not name their tax periods, so the prescription (time limit to sue) may rest on an assumption
 * (`supuesta`).
 */
const sinActuacion = (filas: unknown) =>
  (filas as readonly FilaDeMesa[]).map(({ actuacion: _, radicacion, prescripcion, ...fila }) => ({
    ...{ ...fila, radicada: radicacion !== null },
    prescripcion: prescripcion && { ...prescripcion, supuesta: null },
  }))

interface HechoDePrueba {
  readonly fecha: string
  readonly clase: string
  readonly actuacion: null | {
    readonly vigente: string
    readonly tp_id: number
    readonly abogado: string
    readonly obs: string
    readonly dato: object
    readonly documentos: readonly { readonly nombre: string }[]
  }
  readonly situacion: object | null
  readonly titulo: null | Readonly<Record<string, unknown>>
  readonly carta:
    | null
    | (Readonly<Record<string, unknown>> & { readonly baja: null | { readonly motivo: string } })
  readonly convenio: null | Readonly<Record<string, unknown>>
}

/**
 * Removes from a case's timeline the data that an export changes on purpose. For example, legal actions get new
 * numbers, and their old versions are not exported. Document names lose the characters that a path does not admit.
 */
const toHechos = (linea: unknown) =>
  (linea as readonly HechoDePrueba[])
    .filter(({ actuacion }) => actuacion?.vigente !== '0')
    .map(({ fecha, clase, actuacion, situacion, titulo, carta, convenio }) => ({
      ...{ fecha, clase, situacion },
      // In the data package, the number of an agreement of this installation ends in ' bis' when an agreement of the
      // former system has the same number.
      convenio: convenio && {
        ...{ ...convenio, id: 0, vigencia: 'vigente' },
        convenio: String(convenio.convenio).replace(/ bis$/, ''),
      },
      carta: carta && {
        ...{ acto: carta.acto, abogado: carta.abogado, total: carta.total, vence: carta.vence },
        ...{ acuse: carta.acuse, papel: carta.conPapel, motivo: carta.baja?.motivo },
      },
      titulo: titulo && { ...titulo, ANTERIOR: true },
      actuacion: actuacion && {
        ...{ tipo: actuacion.tp_id, abogado: actuacion.abogado, obs: actuacion.obs },
        ...{ dato: actuacion.dato, documentos: actuacion.documentos.length },
      },
    }))

describe('an installation taken to another one as its package', () => {
  it('says which papers it has, and brings their documents', async () => {
    expect(salida.trabajo.avisos).toEqual([])
    expect([...salida.documentos.keys()].map((ruta) => ruta.replace(/\d{4,}\//, 'N/'))).toEqual([
      'plantillas/1/Ñandú_ modelo.docx',
      'plantillas/2/Ñandú_ modelo.docx',
      'titulos/titulo_000000001.pdf',
      'titulos/titulo_000000002.pdf',
      'actuaciones/N/1/Acta_ 1_2.pdf',
      'actuaciones/N/2/Ñandú.PDF',
      'cartas/1.pdf',
      'cartas/2.pdf',
      'cartas/3.pdf',
      expect.stringMatching(/^convenios\/A02-\d+ bis\.pdf$/),
      expect.stringMatching(/^convenios\/A02-\d+\.pdf$/),
    ])
  })

  it('loads whole', async () => {
    const { carga, trabajo } = await loadPaqueteDePrueba(destino, enDestino, salida.zip)
    expect({ motivos: carga.motivos, errores: trabajo.errores }).toEqual({
      ...{ motivos: [], errores: [] },
    })
    expect(carga).toMatchObject({ estado: 'aplicada', rechazadas: 0 })
  })

  it('leaves the same rows in the register and in every case', async () => {
    const [antes, ahora] = [
      await dumpRegistro(origen.open.pool),
      await dumpRegistro(destino.open.pool),
    ]
    const { titulo, actuacion, caso = [], carta, convenio, ...registro } = antes
    expect(Object.keys(registro).length).toBeGreaterThan(10)
    // The installation that loads the data package stores letters and agreements as documents of the former system. So
    // its tables of letters and agreements differ from the tables of the installation that made the package.
    const deLosPapeles = /^(carta|convenio)_/
    // Removes the id of the professional title of a person, because the id differs between installations.
    const sinTitulo = (filas: readonly string[] = []) =>
      filas.map((fila) => fila.replace(/"titulo": \d+, /, ''))
    for (const [tabla, filas] of Object.entries(registro))
      if (!deLosPapeles.test(tabla))
        expect(sinTitulo(ahora[tabla]), tabla).toEqual(sinTitulo(filas))
    const sinNumero = (filas: readonly string[] = []) =>
      filas.map((fila) => fila.replace(/"actuacion": \d+, /, '')).sort()
    expect(sinNumero(ahora.caso)).toEqual(sinNumero(caso))
    const vigentes = actuacion?.filter((fila) => fila.includes('"vigente": true'))
    expect(ahora.actuacion).toHaveLength(vigentes?.length ?? -1)
    expect(ahora.titulo).toHaveLength(titulo?.length ?? -1)
    expect(ahora.carta).toHaveLength(carta?.length ?? -1)
    const confirmados = convenio?.filter((fila) => !fila.includes('"fc_confirma": null'))
    expect(confirmados?.length).toBeGreaterThan(2)
    expect(ahora.convenio).toHaveLength(confirmados?.length ?? -1)
  })

  it('offers the same rows in its lists, and records keep the row they have', async () => {
    const listas = async ({ open: { pool } }: TestApp) =>
      (
        await pool.query(`
          select 'titulo' as de, titulo as nombre, activo, '' as clase from abogado_titulo t
            where activo or exists (select from abogado a where a.titulo = t.id)
          union all select 'caracter', nombre, activo, otros::text from convenio_caracter
          union all select 'forma', nombre, activo, clase from convenio_forma_pago
          union all select 'abogado ' || a.codexterno, t.titulo, true, '' from abogado a
            join abogado_titulo t on t.id = a.titulo
          union all select 'convenio ' || c.frm_nombre, k.nombre, true, f.nombre from convenio c
            join convenio_caracter k on k.id = c.firma_caracter_id
            join convenio_forma_pago f on f.id = c.frmpg_id
            where c.fc_confirma is not null and k.nombre = 'Síndico'
          order by 1, 2, 4`)
      ).rows
    const antes = await listas(origen)
    expect(antes).toContainEqual({ de: 'titulo', nombre: 'Abogado', activo: false, clase: '' })
    const deNadie = { activo: true, clase: '' }
    expect(antes).toContainEqual({ de: 'abogado A07', nombre: 'Escribana; pública', ...deNadie })
    expect(antes.some(({ de, clase }) => /^convenio/.test(de) && clase === 'Transferencia')).toBe(
      true,
    )
    expect(await listas(destino)).toEqual(antes)
  })

  it('gives each lawyer the same desks, with their amounts and deadlines', async () => {
    const { rows } = await origen.open.pool.query<{ abogado: string }>(
      `select distinct abogado from caso where abogado <> '' order by 1`,
    )
    expect(rows.length).toBeGreaterThan(5)
    for (const { abogado } of rows)
      for (const mesa of ['extrajudicial', 'judicial']) {
        const de = `mesa=${mesa}&historico=true&abogado=${abogado}`
        const { antes, ahora } = await askBoth(`/api/mesas?${de}&solapa=todos&orden=imponible`)
        expect(sinActuacion(ahora), de).toEqual(sinActuacion(antes))
        const cuentas = await askBoth(`/api/mesas/cuentas?${de}`)
        expect(cuentas.ahora, de).toEqual(cuentas.antes)
      }
  })

  it('gives the same debt, situations and timeline of an item', async () => {
    expect(casos).toHaveLength(7)
    for (const { imponible, recurso } of casos) {
      const de = `imponible=${imponible}&recurso=${recurso}&clase=inmueble`
      const linea = await askBoth(`/api/actuaciones/linea-de-tiempo?${de}`)
      expect(toHechos(linea.ahora), de).toEqual(toHechos(linea.antes))
      const deuda = await askBoth(`/municipio/deudaCC?${de}`)
      expect(deuda.ahora, de).toEqual(deuda.antes)
    }
  })

  it('has the same templates, in the version that was used, and the same blocks of text', async () => {
    const bloques = await askBoth('/api/escritos/bloques')
    expect(bloques.antes).toHaveLength(2)
    expect(bloques.ahora).toEqual(bloques.antes)
    interface Plantilla {
      readonly id: number
      readonly nombre: string
      readonly versiones: readonly { readonly version: number; readonly tamano: number }[]
    }
    const { antes, ahora } = await askBoth('/api/escritos/plantillas')
    const [suyas, cargadas] = [antes as Plantilla[], ahora as Plantilla[]]
    const sinVersion = ({ id: _, versiones: [vigente], ...plantilla }: Plantilla) => ({
      ...plantilla,
      tamano: vigente?.tamano,
    })
    expect(suyas.map(sinVersion)).toMatchObject([
      { nombre: 'Demanda; «tasas»', clase: 'demanda', retirada: false, pidePresupuesto: false },
      { nombre: 'Embargo', clase: 'medida', retirada: true, pidePresupuesto: true },
    ])
    expect(cargadas.map(sinVersion)).toEqual(suyas.map(sinVersion))
    expect(cargadas.map(({ versiones }) => versiones.map(({ version }) => version))).toEqual([
      [1],
      [1],
    ])
    const bytesDe = async (test: TestApp, token: string, { id, versiones: [una] }: Plantilla) =>
      ok(
        await test.call('GET', `/api/escritos/plantillas/${id}/versiones/${una?.version}`, token),
      ).rawPayload.toString('base64')
    for (const [i, suya] of suyas.entries())
      expect(await bytesDe(destino, enDestino, cargadas[i] as Plantilla)).toBe(
        await bytesDe(origen, enOrigen, suya),
      )
  })

  it('goes on numbering titles after the last one', async () => {
    const { antes, ahora } = await askBoth('/api/creaciontitulos/getlastitlenumber')
    expect(ahora).toEqual(antes)
  })

  it('keeps the bytes of the papers', async () => {
    for (const numero of [1, 2]) {
      const path = `/api/creaciontitulos/titulos/${numero}/documento`
      const [antes, ahora] = [
        ok(await origen.call('GET', path, enOrigen)),
        ok(await destino.call('GET', path, enDestino)),
      ]
      expect(ahora.rawPayload.equals(antes.rawPayload)).toBe(true)
    }
  })

  it('has every case equal to the one that its facts give', async () => {
    const { id } = (await destino.call('POST', '/api/casos/verificar', enDestino)).json()
    expect((await waitTrabajo(destino, enDestino, id)).resumen).toMatchObject({ diferencias: 0 })
  })

  it('gives the same files when it is exported again', async () => {
    const otra = await exportarDePrueba(destino, enDestino)
    for (const [nombre, texto] of salida.archivos)
      if (nombre !== 'manifiesto') expect(otra.archivos.get(nombre), nombre).toBe(texto)
    expect([...otra.archivos.keys()]).toEqual([...salida.archivos.keys()])
    expect(otra.documentos).toEqual(salida.documentos)
  })
})
