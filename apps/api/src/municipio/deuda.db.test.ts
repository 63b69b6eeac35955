import type { DeudaCC } from '@apremia/api-client'
import { lineasDeDeuda } from '@apremia/api-client'
import { groupDeuda, wireAmount } from '@apremia/core'
import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../test/anfitrion-municipal.ts'
import { DNIS } from '../../test/dnis.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

type Persona = keyof typeof DNIS

interface Clave {
  readonly imponible: number
  readonly recurso: string
}

describe.each(['embebido', 'remoto'] as const)('debt of the %s provider', (proveedor) => {
  let test: TestApp
  let anfitrion: Anfitrion | undefined
  const tokens = new Map<Persona, string>()

  beforeAll(async () => {
    test = await startTestApp()
    if (proveedor === 'remoto') {
      anfitrion = await startAnfitrionDemo()
      askAnfitrion(test, anfitrion)
    }
    for (const [persona, dni] of Object.entries(DNIS))
      tokens.set(persona as Persona, await test.login(dni))
  })
  afterAll(async () => {
    await test.close()
    await anfitrion?.close()
  })

  const get = (persona: Persona, path: string) =>
    test.call('GET', `/municipio${path}`, tokens.get(persona))

  const post = async <F>(persona: Persona, path: string, body: object = {}) => {
    const response = await test.call('POST', `/municipio${path}`, tokens.get(persona), body)
    expect(response.statusCode, response.body).toBe(200)
    return {
      rows: response.json<F[]>(),
      total: Number(response.headers['x-total-count'] ?? Number.NaN),
    }
  }

  const deudaDe = async (persona: Persona, { imponible, recurso }: Clave): Promise<DeudaCC> => {
    const response = await get(
      persona,
      `/deudaCC?imponible=${imponible}&recurso=${recurso}&concepto=0`,
    )
    expect(response.statusCode, response.body).toBe(200)
    return response.json()
  }

  const sql = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await test.open.pool.query(text, values)).rows

  const unaClave = async (having: string): Promise<Clave> => {
    const [clave] = await sql<Clave>(
      `select imponible, recurso from deuda where estado <> 'CANCELADA'
       group by tipo, imponible, recurso having ${having} order by tipo desc, imponible limit 1`,
    )
    if (clave === undefined) throw new Error(`el municipio de prueba no tiene ${having}`)
    return clave
  }

  const DE_DOS = `bool_or(legal = 'A01') and bool_or(legal not in ('', 'A01')) and bool_or(legal = '')`

  describe('deudaCC', () => {
    it('adds up to the centavo to the whole debt, of every lawyer', async () => {
      const claves = await sql<Clave & { total: number }>(
        `select imponible, recurso, sum(total)::bigint as total from deuda
         where estado <> 'CANCELADA' group by tipo, imponible, recurso
         order by md5(imponible::text || recurso) limit 40`,
      )
      expect(claves).toHaveLength(40)
      for (const { total, ...clave } of claves) {
        const grupos = groupDeuda(lineasDeDeuda(await deudaDe('admin', clave)))
        const suma =
          Number(grupos.enGestion.total) +
          Number(grupos.fueraDeGestion.total) +
          Number(grupos.enPlan.total)
        expect(suma, JSON.stringify(clave)).toBe(total)
      }
    })

    it('has each period once, with its due date, amounts and situation', async () => {
      const clave = await unaClave(DE_DOS)
      const { deuda, legal, enPlan, otros, mensaje } = await deudaDe('admin', clave)
      const [esperada] = await sql<Record<string, unknown>>(
        `select count(*)::int as n from deuda where imponible = $1 and recurso = $2 and estado <> 'CANCELADA'`,
        [clave.imponible, clave.recurso],
      )
      expect(deuda.length + legal.length + enPlan.length).toBe(esperada?.n)
      expect({ otros, mensaje }).toEqual({ otros: false, mensaje: '' })
      for (const linea of [...deuda, ...legal, ...enPlan]) {
        const [fila] = await sql<Record<string, unknown>>(
          `select d.*, s.detalle from deuda d join situacion s on s.codigo = d.situacion
           where imponible = $1 and recurso = $2 and anio = $3 and cuota = $4`,
          [clave.imponible, clave.recurso, linea.ANIO, linea.CUOTA],
        )
        expect(linea).toMatchObject({
          VENCIMIENTO: fila?.vencimiento,
          TOTAL: wireAmount(fila?.total as never),
          CAPITAL: wireAmount(fila?.capital as never),
          INTERES: wireAmount(fila?.interes as never),
          SITUACION: fila?.situacion,
          DETALLE_SITUACION: fila?.detalle,
          LEGAL: fila?.legal,
          ESTADO: fila?.estado,
          NRO_PLAN: fila?.nro_plan,
        })
      }
    })

    it('hides the periods of other lawyers, says that there are, and counts none of them', async () => {
      const clave = await unaClave(DE_DOS)
      const propia = await deudaDe('a01', clave)
      const toda = await deudaDe('admin', clave)
      expect(propia.otros).toBe(true)
      expect(propia.deuda).toEqual(toda.deuda)
      expect(propia.legal).toEqual(toda.legal.filter(({ LEGAL }) => LEGAL === 'A01'))
      expect(propia.legal.length).toBeGreaterThan(0)
      expect(propia.legal.length).toBeLessThan(toda.legal.length)
      expect(JSON.stringify(propia)).not.toMatch(/"A0[^1]"|"A1\d"/)
    })

    it('shows nothing to a person without a code, and everything to the head lawyer and guests (D13, D168)', async () => {
      const clave = await unaClave(DE_DOS)
      const toda = await deudaDe('admin', clave)
      const { imponible, recurso } = clave
      const sin = await get('sinCodigo', `/deudaCC?imponible=${imponible}&recurso=${recurso}`)
      expect([sin.statusCode, sin.json().error.message]).toEqual([
        403,
        'Su usuario no tiene código de abogado asignado',
      ])
      expect(await deudaDe('jefe', clave)).toEqual(toda)
      expect(await deudaDe('invitado', clave)).toEqual(toda)
    })

    it('never says to a lawyer that nothing is owed when another lawyer has the debt', async () => {
      const clave = await unaClave(`bool_and(legal not in ('', 'A01') and estado = 'PENDIENTE')`)
      expect(await deudaDe('a01', clave)).toMatchObject({
        deuda: [],
        legal: [],
        enPlan: [],
        planpago: [],
        contribuyente: [],
        otros: true,
        mensaje: 'Hay períodos asignados a otro abogado',
      })
    })

    it('hides the number of the plan of another lawyer', async () => {
      const clave = await unaClave(`bool_or(estado = 'EN PLAN' and legal not in ('', 'A01'))`)
      const toda = await deudaDe('admin', clave)
      expect(toda.planpago).toHaveLength(1)
      expect(toda.enPlan.length).toBeGreaterThan(0)
      expect(await deudaDe('a01', clave)).toMatchObject({ enPlan: [], planpago: [], otros: true })
    })

    it('gives the single payment of each block: the total less a fifth of the interest', async () => {
      const clave = await unaClave(`bool_or(legal <> '') and bool_or(legal = '' and interes > 0)
        and sum(total) filter (where legal = '' and estado = 'PENDIENTE') > 0
        and min(recurso) in ('AB', 'SS', 'RV')`)
      const { deuda, pagoUnico } = await deudaDe('admin', clave)
      expect(pagoUnico.reduccion).toBe('20')
      const pago = pagoUnico.fueraDeGestion
      const total = groupDeuda(lineasDeDeuda({ deuda, legal: [], enPlan: [] })).fueraDeGestion.total
      expect(Math.round(Number(pago?.total) * 100)).toBe(total)
      const descuento = Math.round(Number(pago?.descuento) * 100)
      expect(Math.abs(descuento * 5 - Number(pago?.interes) * 100)).toBeLessThanOrEqual(2.5001)
      expect(Number(pago?.importe) * 100 + descuento).toBeCloseTo(Number(total), 4)
      const comercio = await unaClave(`min(tipo) = 'C'`)
      expect((await deudaDe('admin', comercio)).pagoUnico).toMatchObject({
        fueraDeGestion: null,
        enGestion: null,
      })
    })

    it('says that nothing is owed of an item that owes nothing, and only then', async () => {
      const [clave] = await sql<Clave>(
        `select ir.imponible, ir.recurso from imponible_recurso ir where not exists (
           select from deuda d where d.tipo = ir.tipo and d.imponible = ir.imponible
             and d.recurso = ir.recurso and d.estado <> 'CANCELADA') order by 1 limit 1`,
      )
      if (clave === undefined) throw new Error('todos deben')
      expect(await deudaDe('a01', clave)).toMatchObject({
        deuda: [],
        legal: [],
        enPlan: [],
        otros: false,
        mensaje: 'No posee deudas',
      })
      const ajeno = await get('admin', '/deudaCC?imponible=999999&recurso=AB')
      expect(ajeno.statusCode).toBe(404)
      expect(ajeno.body).not.toContain('No posee deudas')
    })

    it.each([
      ['imponible=1', 'Debe ingresar un recurso'],
      ['imponible=1&recurso=', 'Debe ingresar un recurso'],
      ['recurso=AB', 'Debe ingresar un número de imponible'],
      ['imponible=1e3&recurso=AB', 'El número de imponible lleva solo dígitos.'],
      ['imponible=1&recurso=AB&concepto=1', 'El concepto es siempre 0.'],
    ])('refuses %s', async (query, mensaje) => {
      const response = await get('admin', `/deudaCC?${query}`)
      expect(response.statusCode).toBe(400)
      expect(response.json().error.message).toContain(mensaje)
    })
  })

  const LISTAS = [
    ['/listaSituaV2', {}, 'LEGAL'],
    ['/listaSituaActual', {}, 'LEGAL'],
    ['/cobrojud/planFiltro', { data: {} }, 'LEGAL'],
    ['/convFiltro', {}, 'codexterno'],
    ['/listaConv', {}, 'codexterno'],
    ['/cobrojud/recImpGstLeg', {}, 'LEGAL'],
  ] as const

  describe.each(LISTAS)('%s', (path, vacio, campo) => {
    const con = (filtro: object): object => ('data' in vacio ? { data: filtro } : filtro)

    it('gives a lawyer their own rows, whatever lawyer is asked for (T1)', async () => {
      const propios = await post<Record<string, string>>('a01', path, con({}))
      expect(propios.total).toBeGreaterThan(0)
      expect(new Set(propios.rows.map((fila) => fila[campo]))).toEqual(new Set(['A01']))
      for (const abogado of ['A02', '', 'A01 ', 'a01']) {
        expect(await post('a01', path, con({ abogado })), abogado).toEqual(propios)
      }
      for (const abogado of [[], { $ne: '' }]) {
        const response = await test.call(
          'POST',
          `/municipio${path}`,
          tokens.get('a01'),
          con({ abogado }),
        )
        if (response.statusCode === 200) expect(response.json()).toEqual(propios.rows)
        else expect(response.statusCode).toBe(400)
      }
    })

    it('gives admin and the head lawyer those of the lawyer they ask for', async () => {
      const de02 = await post<Record<string, string>>('a02', path, con({}))
      expect(de02.total).toBeGreaterThan(0)
      for (const persona of ['admin', 'jefe'] as const) {
        const pedidos = await post<Record<string, string>>(persona, path, con({ abogado: 'a02' }))
        expect(pedidos.total).toBe(de02.total)
        expect(pedidos.rows).toEqual(de02.rows)
      }
    })

    it('gives nothing to a person without a code', async () => {
      expect(await post('sinCodigo', path, con({}))).toEqual({ rows: [], total: 0 })
    })

    it('gives every row once, page after page, and the true total past the end', async () => {
      const total = (await post('a01', path, con({}))).total
      const ids: string[] = []
      for (let pagina = 1; pagina <= Math.ceil(total / 7); pagina += 1) {
        const page = await post<object>('a01', `${path}?pagina=${pagina}&porPagina=7`, con({}))
        expect(page.total).toBe(total)
        ids.push(...page.rows.map((fila) => JSON.stringify(fila)))
        if (pagina > 30) break
      }
      expect(new Set(ids).size).toBe(ids.length)
      expect(await post('a01', `${path}?pagina=9999`, con({}))).toEqual({ rows: [], total })
    })
  })

  it('the executive titles are of one lawyer, and no business of guests', async () => {
    expect((await post('a01', '/cobrojud/listaTitulos')).rows).toEqual([])
    const response = await test.call(
      'POST',
      '/municipio/cobrojud/listaTitulos',
      tokens.get('invitado'),
      {},
    )
    expect(response.statusCode).toBe(403)
  })

  describe('payment plans', () => {
    it('are found by number, status with something else, and name in any order and case', async () => {
      const [plan] = await sql<{ nro_plan: number; estado: string; apynom: string; total: number }>(
        `select p.nro_plan, p.estado, c.apynom, (select sum(monto)::bigint from plan_cuota q
           where q.nro_plan = p.nro_plan) as total
         from plan_pago p
         join vinculo v on v.tipo = p.tipo and v.imponible = p.imponible and v.orden = 1
         join contribuyente c using (nro_contrib) where c.apynom like '%, %' order by 1 limit 1`,
      )
      if (plan === undefined) throw new Error('sin planes')
      const { rows } = await post<Record<string, unknown>>('admin', '/cobrojud/planFiltro', {
        data: { bsq: 1, plan: plan.nro_plan, estado: plan.estado },
      })
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({
        NRO_PLAN: plan.nro_plan,
        APYNOM: plan.apynom,
        ESTADO: plan.estado,
        TOTAL: wireAmount(plan.total as never),
      })
      const [apellido = '', pila = ''] = plan.apynom.toLowerCase().split(', ')
      const contribuyente = `${pila} ${apellido}`
      const found = await post<Record<string, unknown>>('admin', '/cobrojud/planFiltro', {
        data: { contribuyente },
      })
      expect(found.rows.map(({ NRO_PLAN }) => NRO_PLAN)).toContain(plan.nro_plan)
    })

    it.each([
      { estado: 'vigente' },
      { estado: 'vigente', plan: '', contribuyente: '   ', recurso: '' },
    ])('refuse a search by status alone: %j', async (data) => {
      for (const persona of ['admin', 'a01'] as const) {
        const response = await test.call(
          'POST',
          '/municipio/cobrojud/planFiltro',
          tokens.get(persona),
          { data },
        )
        expect(response.statusCode).toBe(400)
        expect(response.json().error.message).toBe(
          'Error: No puede buscar solo por Estado del plan de pago, por favor ingrese otro dato',
        )
      }
    })

    it('the own code of a lawyer is no criterion beside the status (D104)', async () => {
      const response = await test.call(
        'POST',
        '/municipio/cobrojud/planFiltro',
        tokens.get('a01'),
        { data: { estado: 'vigente', abogado: 'A01' } },
      )
      expect(response.statusCode).toBe(400)
    })

    it('give the state of each instalment: paid, expired or to come', async () => {
      const planes = await sql<{ nro_plan: number }>(
        'select nro_plan from plan_pago order by md5(nro_plan::text) limit 25',
      )
      const vistos = new Set<string>()
      for (const { nro_plan } of planes) {
        const response = await test.call('POST', '/municipio/estadoPlnPago', tokens.get('admin'), {
          tipo: 1,
          plan: nro_plan,
        })
        const { cuotas } = response.json()
        const filas = await sql<Record<string, unknown>>(
          `select cuota, monto, fecha_vto, fecha_cobranza,
             case when fecha_vto >= date '2026-11-20' then 'VIGENTE'
               when fecha_cobranza is null then 'VENCIDA' else 'COBRADA' end as estado
           from plan_cuota where nro_plan = $1 order by cuota`,
          [nro_plan],
        )
        expect(cuotas).toHaveLength(filas.length)
        for (const [i, fila] of filas.entries()) {
          expect(cuotas[i]).toMatchObject({
            CUOTA: fila.cuota,
            MONTO: wireAmount(fila.monto as never),
            FECHA_VTO: fila.fecha_vto,
            FECHA_COBRANZA: fila.fecha_cobranza,
            ESTADO: fila.estado,
            FRM_FECHA: String(fila.fecha_vto).split('-').reverse().join('/'),
          })
          vistos.add(String(fila.estado))
        }
      }
      expect(vistos).toEqual(new Set(['VIGENTE', 'VENCIDA', 'COBRADA']))
    })

    it('show those of another lawyer as if they did not exist, and those outside management to every lawyer', async () => {
      const planDe = async (legal: string): Promise<number> => {
        const [fila] = await sql<{ nro_plan: number }>(
          `select nro_plan from deuda where estado = 'EN PLAN' and legal ${legal} limit 1`,
        )
        return fila?.nro_plan ?? 0
      }
      const status = async (persona: Persona, plan: number) =>
        (await test.call('POST', '/municipio/estadoPlnPago', tokens.get(persona), { plan }))
          .statusCode
      const ajeno = await planDe("not in ('', 'A01')")
      expect(await status('a01', ajeno)).toBe(404)
      expect(await status('sinCodigo', ajeno)).toBe(403)
      expect(await status('jefe', ajeno)).toBe(200)
      expect(await status('a01', 99_999_999)).toBe(404)
      const deNadie = await planDe("= ''")
      expect(await status('a01', deNadie)).toBe(200)
      expect(await status('sinCodigo', deNadie)).toBe(403)
    })
  })

  describe('situations', () => {
    it('are the catalogue, in order of name', async () => {
      const { rows } = await post<{ CODIGO: string; DETALLE_SITUACION: string }>(
        'admin',
        '/listaSituaciones',
      )
      const nombres = rows.map(({ DETALLE_SITUACION }) => DETALLE_SITUACION)
      expect(nombres).toEqual([...nombres].sort((a, b) => a.localeCompare(b, 'es')))
      expect(rows).toContainEqual({ CODIGO: 'TE', DETALLE_SITUACION: 'Título Ejecutivo' })
      expect((await get('a01', '/dtSituacion?destino=CC')).json()).toEqual(rows)
    })

    it('the current one is the latest of the history', async () => {
      const { rows } = await post<Record<string, unknown>>(
        'admin',
        '/listaSituaActual?porPagina=200',
        {
          abogado: 'A01',
        },
      )
      for (const fila of rows.slice(0, 40)) {
        const [ultima] = await sql<Record<string, unknown>>(
          `select h.fecha, h.situacion, s.detalle from situacion_historica h
           join situacion s on s.codigo = h.situacion
           where tipo = $1 and imponible = $2 and recurso = $3 order by fecha desc, id desc limit 1`,
          [fila.TIPO, fila.NRO_IMPONIBLE, fila.RECURSO],
        )
        expect(fila).toMatchObject({
          FECHA: ultima?.fecha,
          SITUACION: ultima?.situacion,
          DETALLE_SITUACION: ultima?.detalle,
        })
      }
    })

    it('of an item are those of the first of AB, SS and RV that has any (D77)', async () => {
      const [conAlguno] = await sql<{ imponible: number; recurso: string }>(
        `select imponible, min(recurso) as recurso from situacion_historica
         where tipo = 'I' and legal <> '' group by imponible having bool_and(recurso <> 'AB')
         order by 1 limit 1`,
      )
      if (conAlguno === undefined) throw new Error('ninguno sin AB')
      const response = await test.call('POST', '/municipio/listaSitua', tokens.get('admin'), {
        imponible: String(conAlguno.imponible),
      })
      const { recurso, situacion } = response.json()
      expect(['SS', 'RV']).toContain(recurso)
      expect(situacion.length).toBeGreaterThan(0)
      expect(situacion.every((fila: { RECURSO: string }) => fila.RECURSO === recurso)).toBe(true)
    })

    it('ask for an item or a lawyer, and their history is not for guests', async () => {
      for (const path of ['listaSituaV2', 'listaSituaActual', 'cobrojud/recImpGstLeg']) {
        const sin = await test.call('POST', `/municipio/${path}`, tokens.get('admin'), {})
        expect(sin.statusCode).toBe(400)
        expect(sin.json().error.message).toBe('Indique un imponible o un abogado.')
      }
      const invitado = await test.call('POST', '/municipio/listaSituaV2', tokens.get('invitado'), {
        imponible: '1',
      })
      expect(invitado.statusCode).toBe(403)
    })
  })

  describe('agreements', () => {
    it('leave out the deleted ones of the search but not of the item', async () => {
      const [borrado] = await sql<{ id: number; imponible: number; recurso: string }>(
        `select c.id, p.imponible, p.recurso from convenio c
         join convenio_plan p on p.convenio_id = c.id where not c.activo order by 1 limit 1`,
      )
      if (borrado === undefined) throw new Error('ninguno borrado')
      const filtro = { imponible: String(borrado.imponible), recurso: borrado.recurso }
      const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
      const buscados = await post<{ id: number }>('admin', '/convFiltro', filtro)
      expect(ids(buscados.rows)).not.toContain(borrado.id)
      const suyos = await post<{ id: number; estado: string }>('admin', '/listaConv', filtro)
      expect(suyos.rows.find(({ id }) => id === borrado.id)?.estado).toBe('0')
    })

    it('come whole, with their plans and periods', async () => {
      const [fila] = await sql<Record<string, never>>(
        `select c.*, json_build_object('id', k.id, 'nombre', k.nombre) as firma from convenio c
         join convenio_caracter k on k.id = c.firma_caracter_id
         where fc_confirma is null order by c.id limit 1`,
      )
      const periodos = await sql<Record<string, unknown>>(
        'select recurso r, imponible i, anio a, cuota c from convenio_cuota where convenio_id = $1 order by 3, 4',
        [fila?.id],
      )
      const response = await test.call('POST', '/municipio/dataConvenio', tokens.get('admin'), {
        id: fila?.id,
      })
      const completo = response.json()
      expect(completo).toMatchObject({
        convenio: fila?.convenio,
        frm_dni: fila?.frm_dni,
        fc_confirma: null,
        format_confirma: 'Sin confirmar',
        estporc: fila?.estporc,
        montopago: wireAmount(fila?.montopago ?? (0 as never)),
        convenio_convfirma: fila?.firma,
        convenio_convppcuotas: periodos,
      })
      expect(completo.convenio_convpp).toMatchObject([{ i50: '' }])
      const filtro = { convenio: String(fila?.convenio) }
      const { rows } = await post<Record<string, unknown>>('admin', '/convFiltro', filtro)
      expect(rows).toMatchObject([
        { convenio_convfirma: fila?.firma, convenio_convpp: [{ i50: '' }] },
      ])
    })

    it('show those of another lawyer as if they did not exist', async () => {
      const [ajeno] = await sql<{ id: number }>(
        `select id from convenio where codexterno <> 'A01' limit 1`,
      )
      const ask = (persona: Persona, id: number) =>
        test.call('POST', '/municipio/dataConvenio', tokens.get(persona), { id })
      const respuesta = await ask('a01', ajeno?.id ?? 0)
      expect(respuesta.statusCode).toBe(404)
      expect(respuesta.json().error.message).toBe('No se puedo encontrar el convenio.')
      expect((await ask('a01', 99_999_999)).json().error.message).toBe(
        respuesta.json().error.message,
      )
      expect((await ask('sinCodigo', ajeno?.id ?? 0)).statusCode).toBe(404)
    })

    it('are not looked for by document by guests, who would learn it (D10)', async () => {
      for (const path of ['/municipio/convFiltro', '/api/convenios/buscar']) {
        const body = { dni: '12345678' }
        const answer = await test.call('POST', path, tokens.get('invitado'), body)
        expect(answer.statusCode, path).toBe(400)
        expect(answer.json().error.fields).toEqual([
          { field: 'dni', message: 'Los invitados no pueden buscar por documento.' },
        ])
        expect((await test.call('POST', path, tokens.get('admin'), body)).statusCode).toBe(200)
      }
    })

    it('show guests no document, phone or e-mail of the signer (D10)', async () => {
      const publicos = await post<Record<string, string>>('invitado', '/convFiltro?porPagina=20')
      expect(publicos.total).toBe((await post('admin', '/convFiltro')).total)
      for (const { id, frm_dni, frm_nombre } of publicos.rows) {
        const [fila] = await sql<Record<string, string>>('select * from convenio where id = $1', [
          id,
        ])
        expect(frm_nombre).toBe(fila?.frm_nombre)
        expect(frm_dni).not.toBe(fila?.frm_dni)
        for (const secreto of [fila?.frm_dni, fila?.frm_tel, fila?.frm_cel, fila?.frm_email]) {
          if (secreto) expect(JSON.stringify(publicos.rows)).not.toContain(`"${secreto}"`)
        }
      }
    })
  })

  it('items in legal management add up to what the lawyer has outside plans', async () => {
    const { rows, total } = await post<Record<string, string>>(
      'a01',
      '/cobrojud/recImpGstLeg?porPagina=200&orden=total&sentido=desc',
    )
    const [esperado] = await sql<{ n: number; total: number }>(
      `select count(distinct (tipo, imponible, recurso))::int as n, sum(total)::bigint as total
       from deuda where legal = 'A01' and estado = 'PENDIENTE'`,
    )
    expect(total).toBe(esperado?.n)
    const centavos = rows.map(({ TOTAL }) => Math.round(Number(TOTAL) * 100))
    expect(centavos.reduce((a, b) => a + b, 0)).toBe(esperado?.total)
    expect(centavos).toEqual([...centavos].sort((a, b) => b - a))
  })

  it('stages, of a group or all, and types of document', async () => {
    const todas = await post<{ gp_id: number; tp_id: number }>('a01', '/cobrojud/listaEtapas')
    const judiciales = await post<{ gp_id: number }>('invitado', '/cobrojud/listaEtapas', {
      grupo: 3,
    })
    expect(judiciales.rows.length).toBeGreaterThan(0)
    expect(judiciales.rows).toEqual(todas.rows.filter(({ gp_id }) => gp_id === 3))
    expect((await get('a01', '/listados/dtTipoDoc')).json()).toEqual([
      { CODIGO: '1', DETALLE: 'DNI' },
    ])
  })
})
