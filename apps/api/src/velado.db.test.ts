import { type CallName, cambia, contract, type Entry, prefixOf } from '@apremia/api-client'
import { type Principal, puede } from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ArraySchema, ObjectSchema } from 'yup'
import { askAnfitrion, startAnfitrionDemo } from '../test/anfitrion-municipal.ts'
import { sendForm } from '../test/formularios.ts'
import { cambiarDatosVelados, conOtrosDatos } from '../test/otros-datos.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

const INVITADO: Principal = { rol: 'guest', abogado: '', permisos: [] }

const LISTAS = (Object.entries(contract) as [CallName, Entry][]).filter(
  ([, entry]) =>
    entry.capacidad !== 'publica' &&
    puede(INVITADO, entry.capacidad) &&
    !cambia(entry) &&
    (entry.vela !== undefined ||
      entry.paged === true ||
      entry.limite === 'busqueda' ||
      entry.reply instanceof ArraySchema),
)

interface Pedido {
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
}

interface Campo {
  readonly donde: 'query' | 'body' | 'data'
  readonly nombre: string
  readonly valores: readonly unknown[]
}

describe.each(['embebido', 'remoto'] as const)(
  'data that the %s provider gives to a guest',
  (proveedor) => {
    let test: TestApp
    let invitado: string
    let cierres: (() => Promise<void>)[]
    let sondas: readonly string[]
    let bases: Readonly<Record<string, Partial<Pedido>>>

    beforeAll(async () => {
      test = await startTestApp()
      cierres = []
      const subido = await sendForm(test, await test.login('20000003'), {
        url: '/api/registros',
        campos: {
          ...{ inmueble: '58', recurso: 'SS', apellido: 'Paz', dni: '30111222' },
          ...{ telefono: '3364421234', descripcion: 'Convive con Rosa Paz, DNI 30111333.' },
        },
        archivos: [['file_1', 'boleto de Luis Paz.pdf', PDF]],
      })
      expect(subido.statusCode, subido.body).toBe(200)
      await test.open.pool.query(`
        with una as (
          update actuacion set obs = 'Atendió Rosa Paz.', baja_motivo = 'La pidió Luis Paz.', baja = now(), vigente = false
          where id = (select min(id) from actuacion) returning id)
        insert into actuacion_documento (actuacion, documento, nombre, dni, creado)
        select una.id, sha256, 'nota de Luis Paz.pdf', '20000003', now() from una, documento limit 1`)
      await test.open.pool.query(
        `update convenio set obs = 'Firma por su madre.', obsotgastos = 'Los pide Luis Paz.',
          firma_caracter_otros = 'Poder de Rosa Paz.'`,
      )
      await test.open.pool.query(
        `update contribuyente set domicilio_electronico = '20' || nro_contrib || '@notificaciones',
          marca = 'quiebra', marca_desde = '2026-01-05', marca_nota = 'La avisó Luis Paz.'`,
      )
      invitado = await test.login('20000005')
      if (proveedor === 'remoto') await ask()
      const { rows } = await test.open.pool.query<{ dato: string }>(`
      (select nro_doc as dato from contribuyente where nro_doc is not null order by nro_contrib limit 1)
      union all (select k.cuit from comercio k
        join caso c on c.tipo = 'C' and c.imponible = k.nro_comercio and c.todos_extrajudicial
        where k.cuit is not null order by k.nro_comercio limit 1)
      union all (select cuim from contribuyente order by nro_contrib limit 1)
      union all (select frm_dni from convenio where frm_dni <> '' order by id limit 1)
      union all select '30111222'`)
      sondas = rows.map(({ dato }) => dato)
      const { rows: casos } = await test.open.pool.query(
        'select imponible::text, recurso from actuacion order by id limit 1',
      )
      const { rows: deCaso } = await test.open.pool.query(
        `select c.imponible::text, c.recurso from caso c join vinculo v using (tipo, imponible)
         where c.tipo = 'I' and c.mesa is not null order by 1, 2 limit 1`,
      )
      const deA01 = { body: { abogado: 'A01' } }
      bases = {
        actuacionesxImp: { body: casos[0] },
        comerciosxCC: { query: { cc: '1' } },
        comercioxInmueble: { query: { inm: '1' } },
        contribxImp: { body: { imponible: '1', recurso: 'SS' } },
        countMesa: { query: { mesa: 'extrajudicial' } },
        dataConvenio: { body: { id: 1 } },
        existeComercio: { query: { com: '1' } },
        findTiposDeEtapa: { body: { grupo: 2 } },
        getPaginaDeCaso: { query: deCaso[0] },
        getPaginaDeContribuyente: { query: { numero: '1' } },
        getActuacionesTrimestral: { body: { desde: '2026-09-01', hasta: '2026-11-20' } },
        basexImp: { body: { imponible: '1' } },
        listaSituaActual: deA01,
        listDiasInhabiles: { query: { anio: '2026' } },
        listVistas: { query: { lista: 'contribuyentes' } },
        listaTitulos: deA01,
        pageMesa: { query: { mesa: 'extrajudicial', solapa: 'todos' } },
        recImpGstLeg: deA01,
        recImpxAbog: { query: { abogado: 'A01' } },
        recursosxImp: { query: { imponible: '1' } },
        searchBuscador: { body: { texto: 'perez' } },
      }
    })
    afterAll(async () => {
      await test.close()
      for (const cerrar of cierres) await cerrar()
    })

    const ask = async (cambiar?: typeof conOtrosDatos): Promise<void> => {
      const anfitrion = await startAnfitrionDemo(cambiar)
      cierres.push(anfitrion.close)
      askAnfitrion(test, anfitrion, { limite: 30_000 })
    }

    const send = async ({ method, path, ...entry }: Entry, { query, body }: Pedido) => {
      const search = new URLSearchParams(
        Object.entries({ porPagina: 50, ...query })
          .filter(([nombre]) => entry.query !== undefined && nombre in entry.query.fields)
          .map(([nombre, valor]): [string, string] => [nombre, String(valor)]),
      )
      const url = `${prefixOf(entry)}${path.replace(':lista', 'titulos').replace(':id', '1')}?${search}`
      const response = await test.call(method, url, invitado, entry.body && body)
      expect(response.statusCode, `${url} ${response.body}`).toBeLessThan(500)
      const { 'x-total-count': total } = response.headers
      // The answer to a refused request has the id of that request. The comparison of answers leaves the id out.
      return { estado: response.statusCode, total, dice: response.body.replace(/"id":"[^"]*"/, '') }
    }

    const camposDe = ({ query, body }: Entry): Campo[] => {
      const leer = (donde: Campo['donde'], fields: object = {}): Campo[] =>
        Object.entries(fields).flatMap(([nombre, schema]): Campo[] => {
          if (schema instanceof ObjectSchema && nombre === 'data')
            return leer('data', schema.fields)
          const { type, oneOf = [] } = schema.describe() as { type: string; oneOf?: unknown[] }
          if (['pagina', 'porPagina', 'bsq', 'mesa', 'lista'].includes(nombre)) return []
          if (oneOf.length > 0) return [{ donde, nombre, valores: oneOf }]
          return type === 'string' ? [{ donde, nombre, valores: sondas }] : []
        })
      return [...leer('query', query?.fields), ...leer('body', body?.fields)]
    }

    const pedidosDe = (name: CallName, entry: Entry): Pedido[] => {
      const { query = {}, body = {} } = bases[name] ?? {}
      const conData = 'data' in (entry.body?.fields ?? {})
      const base: Pedido = { query, body: conData ? { data: {}, ...body } : body }
      const campos = camposDe(entry)
      const con = ({ donde, nombre }: Campo, valor: unknown, de: Pedido = base): Pedido => {
        if (donde === 'query') return { ...de, query: { ...de.query, [nombre]: valor } }
        if (donde === 'body') return { ...de, body: { ...de.body, [nombre]: valor } }
        return {
          ...de,
          body: { ...de.body, data: { ...(de.body.data as object), [nombre]: valor } },
        }
      }
      const sentido = campos.find(({ nombre }) => nombre === 'sentido')
      return [
        base,
        ...campos.flatMap((campo) =>
          campo.valores.flatMap((valor) => {
            const pedido = con(campo, valor)
            return campo.nombre === 'orden' && sentido
              ? [pedido, con(sentido, 'desc', pedido)]
              : [pedido]
          }),
        ),
      ]
    }

    const collect = async () => {
      const dichas = new Map<string, { estado: number; total: unknown; dice: string }>()
      for (const [name, entry] of LISTAS)
        for (const pedido of pedidosDe(name, entry))
          dichas.set(`${name} ${JSON.stringify(pedido)}`, await send(entry, pedido))
      return dichas
    }

    // A guest must get the same answers whatever the masked data are (D10). The test requests every list and record
    // with a masked field, with every sort order and filter. Then it changes all the masked data and repeats the
    // requests.
    it('is the same whatever the masked data are: 0 fields leak', {
      timeout: 300_000,
    }, async () => {
      const antes = await collect()
      for (const [name, entry] of LISTAS) {
        const [base] = pedidosDe(name, entry)
        expect(antes.get(`${name} ${JSON.stringify(base)}`), name).toMatchObject({ estado: 200 })
      }
      await cambiarDatosVelados(test.open.pool)
      if (proveedor === 'remoto') await ask(conOtrosDatos)
      const despues = await collect()
      const distintas = [...antes].filter(
        ([pedido, dicha]) => JSON.stringify(despues.get(pedido)) !== JSON.stringify(dicha),
      )
      expect(antes.size).toBeGreaterThan(300)
      expect(distintas.map(([pedido]) => pedido)).toEqual([])
    })
  },
)
