import { type CallName, contract, type Entry } from '@apremia/api-client'
import { centavos, puede } from '@apremia/core'
import { collectDemo, type LoteDemo } from '@apremia/fixtures'
import { type Anfitrion, startAnfitrion } from '@apremia/fixtures/municipio-anfitrion'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAnfitrion } from '../test/anfitrion-municipal.ts'
import { createItemTaker, cuotasDe, FORM, type ItemDePrueba } from '../test/convenios.ts'
import { HOY } from '../test/global-setup.ts'
import { addPlan, changeMundo, type Mundo, mundos, type Oculto } from '../test/mundos.ts'
import {
  answerOf,
  type Papeles,
  type PedidoDeCosa,
  pedidosDe,
  sendPedido,
} from '../test/pedidos-de-cosa.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'

const NOMBRAN =
  /^(imponible|imponibles|imp|inm|com|inmueble|in_imponible|convenio|in_convenio|cuotas_plan|jsdeuda|plan|id_etapa)$/

const ABOGADO = { rol: 'user', abogado: 'A01', permisos: [] } as const

/** API calls that a lawyer may make and whose request names a record by its id or number. */
const deCosas = (Object.keys(contract) as CallName[]).filter((name) => {
  const { params, query, body, path, capacidad } = contract[name] as Entry
  if (/^\/(tokens|trabajos|evaluaciones|vistas)/.test(path)) return false
  if (capacidad !== 'publica' && !puede(ABOGADO, capacidad)) return false
  const fields = [params, query, body].flatMap((schema) => Object.keys(schema?.fields ?? {}))
  return fields.some((field) => NOMBRAN.test(field) || field === 'id')
})

const EN_ARCHIVO: readonly CallName[] = ['exportConvenios', 'exportMesa']

const DICEN_DE_QUIEN: readonly CallName[] = [
  'basexImp',
  'getCaso',
  'exportCaso',
  'searchCasos',
  'exportCasos',
]

const INICIAL: Mundo = {
  capital: centavos(123_456),
  interes: centavos(6_543),
  situacion: 'GL',
  legal: 'A02',
  enPlan: false,
  convenio: 'sin confirmar',
  cobrada: false,
  nombre: 'NADIE, SABE',
}

const NINGUNO: Papeles = {
  ...{ comunicacion: 0, deComunicacion: 0 },
  ...{ registro: 0, deRegistro: 0, deNovedad: 0 },
}
const INEXISTENTES: Papeles = {
  ...{ comunicacion: 999_998, deComunicacion: 999_998 },
  ...{ registro: 999_998, deRegistro: 999_998, deNovedad: 999_998 },
}

/**
 * Removes from an answer the name of the lawyer in charge. Other lawyers may see this name (D20), so the test does not
 * compare it. The rest of the answer must stay equal when the test changes data that the user may not see.
 */
const sinDueno = ({ call }: PedidoDeCosa, answer: string): string =>
  DICEN_DE_QUIEN.includes(call)
    ? answer
        .replace(/Esta deuda esta asignado al abogado A\d\d|Esta en gestión legal/, 'De otro')
        .replace(/caso\.\S+?"/, '"')
    : answer

describe.each(['embebido', 'remoto'] as const)(
  'refusals, with the %s municipality',
  (proveedor) => {
    let test: TestApp
    let anfitrion: Anfitrion | undefined
    let lote: LoteDemo | undefined
    let propio: { readonly item: ItemDePrueba; readonly convenio: number }
    const tokens: Record<string, string> = {}
    const ocultos: Oculto[] = []

    const post = async <T>(who: string, path: string, body: object): Promise<T> => {
      const answer = await test.call('POST', path, tokens[who], body)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json<T>()
    }

    const agree = async (who: string, item: ItemDePrueba, abogado: string): Promise<number> => {
      const cuotas = cuotasDe(item, item.periodos.slice(0, 2)).map(
        ({ t: _, ...periodo }) => periodo,
      )
      const plan = item.clase === 'comercio' ? 'SHANT_6' : 'W2201'
      const { id } = await post<{ id: number }>(who, '/api/convenios', {
        ...FORM,
        clase: item.clase,
        abogado,
        cuotas_plan: JSON.stringify(cuotas),
        planes: JSON.stringify([{ r: item.r, i: item.i, plan }]),
      })
      return id
    }

    const write = async (n: number): Promise<Papeles> => {
      const idOf = async (sql: string, ...values: readonly unknown[]): Promise<number> =>
        (await test.open.pool.query(`${sql} returning id`, [...values])).rows[0].id
      const sha = String(n).padStart(64, '0')
      const comunicacion = await idOf(
        `insert into comunicacion (titulo, fecha, importancia, remitente, creado)
         values ('ZÁRATE', '2026-11-01', 'normal', '20000001', now())`,
      )
      await test.open.pool.query(
        `insert into comunicacion_destinatario (comunicacion, dni) values ($1, '20000004')`,
        [comunicacion],
      )
      const registro = await idOf(
        `insert into registro (inmueble, recurso, apellido, usuario, creado)
         values ($1, 'SS', 'ZÁRATE', '20000004', now())`,
        n,
      )
      const novedad = await idOf(
        `insert into novedad (apynom, cuim, creado, modificado)
         values ('ZÁRATE', $1::text, now(), now())`,
        n,
      )
      const inmueble = await idOf(
        'insert into novedad_inmueble (novedad, inmueble) values ($1, $2)',
        ...[novedad, n],
      )
      return {
        comunicacion,
        registro,
        deComunicacion: await idOf(
          `insert into comunicacion_documento (comunicacion, documento, nombre, dni, creado)
           values ($1, $2, 'ZÁRATE.pdf', '20000001', now())`,
          ...[comunicacion, sha],
        ),
        deRegistro: await idOf(
          `insert into registro_documento (registro, documento, nombre)
           values ($1, $2, 'ZÁRATE.pdf')`,
          ...[registro, sha],
        ),
        deNovedad: await idOf(
          `insert into novedad_documento (inmueble, documento, nombre, dni, creado)
           values ($1, $2, 'ZÁRATE.pdf', '20000002', now())`,
          ...[inmueble, sha],
        ),
      }
    }

    const act = async ({
      i,
      r,
    }: ItemDePrueba): Promise<Pick<Oculto, 'actuacion' | 'documento' | 'papeles'>> => {
      const [guardada] = await post<{ id: number }[]>('jefe', '/api/actuaciones', {
        ...{ tp_id: 10, gp_id: 2, fecha: '2026-11-19', abogado: 'A02' },
        motivoForzar: 'Está en juicio',
        imponibles: [{ imponible: String(i), recurso: r }],
      })
      const actuacion = guardada?.id ?? 0
      const { rows } = await test.open.pool.query(
        `with d as (
           insert into documento (sha256, tamano, tipo, creado)
           values (lpad($1::text, 64, '0'), 1, 'application/pdf', now()) returning sha256)
         insert into actuacion_documento (actuacion, documento, nombre, dni, creado)
         select $1::integer, sha256, 'reservado.pdf', '20000004', now() from d returning id`,
        [actuacion],
      )
      return { actuacion, documento: rows[0].id, papeles: await write(actuacion) }
    }

    beforeAll(async () => {
      test = await startTestApp()
      if (proveedor === 'remoto') {
        lote = collectDemo({ semilla: 1, tamano: 'chico', hoy: HOY })
        anfitrion = await startAnfitrion({ lote, token: 'credencial-de-prueba' })
        askAnfitrion(test, anfitrion)
      }
      const personas = { jefe: '20000002', a01: '20000003', sinCodigo: '20000006' }
      for (const [quien, dni] of Object.entries(personas)) tokens[quien] = await test.login(dni)
      const take = createItemTaker(test, () => tokens.jefe ?? '')
      const mio = await take('A01', 'I')
      const convenio = await agree('a01', mio, '')
      propio = { convenio, item: { ...mio, periodos: mio.periodos.slice(2) } }
      const hide = async (item: ItemDePrueba, entero: boolean): Promise<void> => {
        const plan = 7_000_001 + ocultos.length
        const oculto = {
          item,
          entero,
          convenio: 0,
          plan,
          actuacion: 0,
          documento: 0,
          papeles: NINGUNO,
        }
        await addPlan(test, lote, oculto)
        await changeMundo(test, lote, oculto, INICIAL)
        const convenio = await agree('jefe', item, 'A02')
        ocultos.push({ ...oculto, convenio, ...(await act(item)) })
      }
      const whole = async (item: ItemDePrueba): Promise<ItemDePrueba> => {
        const { rows } = await test.open.pool.query(
          `select anio as a, cuota as c, '' as impedimento, '1.00' as total from deuda
         where imponible = $1 and recurso = $2 and estado <> 'CANCELADA' order by 1, 2`,
          [item.i, item.r],
        )
        return { ...item, periodos: rows as ItemDePrueba['periodos'] }
      }
      await hide(await whole(await take('A02', 'I')), true)
      await hide(await whole(await take('A02', 'C')), true)
      const compartido = await take('A01', 'I')
      await hide({ ...compartido, periodos: compartido.periodos.slice(1) }, false)
    })
    afterAll(async () => {
      await test.close()
      await anfitrion?.close()
    })

    const ask = async (who: string, pedido: PedidoDeCosa) =>
      answerOf(await sendPedido(test, tokens[who], pedido))

    it('asks every call that names a thing', () => {
      const asked = new Set(
        ocultos.flatMap((oculto) => pedidosDe(oculto, propio).map(({ call }) => call)),
      )
      expect(deCosas.filter((name) => !asked.has(name) && !EN_ARCHIVO.includes(name))).toEqual([])
    })

    it('do not depend on the data of the refused thing', async () => {
      const pedidos = ocultos.flatMap((oculto) => pedidosDe(oculto, propio))
      const askAll = async (who: string) => {
        const answers: string[] = []
        for (const pedido of pedidos) answers.push(sinDueno(pedido, await ask(who, pedido)))
        return answers
      }
      const before = { a01: await askAll('a01'), sinCodigo: await askAll('sinCodigo') }
      const vistas = new Map<number, Set<string>>()
      const corridas = 3
      await fc.assert(
        fc.asyncProperty(mundos, async (mundo) => {
          for (const oculto of ocultos) await changeMundo(test, lote, oculto, mundo)
          for (const who of ['a01', 'sinCodigo'] as const) {
            const now = await askAll(who)
            for (const [i, pedido] of pedidos.entries())
              expect(now[i], `${who} ${JSON.stringify(pedido)}`).toBe(before[who][i])
          }
          // The head lawyer sees all the data, so these answers must change with each data set (`mundos`). Otherwise
          // the data did not really change. The equal answers to the other users would then prove nothing.
          for (const [i, pedido] of pedidos.entries())
            if (['deudaCC', 'estadoPlnPago'].includes(pedido.call))
              vistas.set(i, (vistas.get(i) ?? new Set()).add(await ask('jefe', pedido)))
        }),
        { numRuns: corridas, seed: 20_261_120 },
      )
      for (const answers of vistas.values()) expect(answers.size).toBeGreaterThan(1)
      const secretos = /A02-|A04|ZÁRATE|OJEDA|SABE|777[.,]77|1\.299[.,]99/
      for (const who of ['a01', 'sinCodigo'] as const)
        for (const [i, answer] of before[who].entries())
          expect(answer, JSON.stringify(pedidos[i])).not.toMatch(secretos)
      console.info(
        `Rechazos (${proveedor}): ${pedidos.length} pedidos de ${new Set(pedidos.map(({ call }) => call)).size} operaciones × 2 personas × ${corridas + 1} mundos = ${pedidos.length * 2 * (corridas + 1)} respuestas; 0 dependen de lo que se rechaza`,
      )
    }, 300_000)

    it('are equal to the refusal of a thing that does not exist', async () => {
      const seDice: readonly CallName[] = [
        'deudaCC',
        'getPrescripcion',
        'getPeriodosDeConvenio',
        'basexImp',
        'simDataPlanPago',
        'computePresupuestos',
        'createPresupuesto',
        'existeComercio',
        'getCaso',
        'exportCaso',
        'searchCasos',
        'exportCasos',
      ]
      const NADA = {
        ...{ i: 99_999_998, convenio: 999_998, plan: 9_999_998 },
        ...{ actuacion: 999_998, documento: 999_998, papeles: INEXISTENTES },
      }
      for (const oculto of ocultos.filter(({ entero }) => entero)) {
        const inexistente = { ...oculto, ...NADA, item: { ...oculto.item, i: NADA.i } }
        const unname = (answer: string, oculto: Omit<Oculto, 'entero'>) =>
          [oculto.item.i, oculto.convenio, oculto.plan, oculto.actuacion].reduce(
            (text, n) => text.replace(new RegExp(`(?<!/)\\b${n}\\b`, 'g'), 'N'),
            answer,
          )
        const ajenos = pedidosDe(oculto, propio)
        for (const [i, pedido] of pedidosDe(inexistente, propio).entries()) {
          if (seDice.includes(pedido.call) && pedido.query?.convenio === undefined) continue
          for (const who of ['a01', 'sinCodigo'])
            expect(
              unname(await ask(who, ajenos[i] as PedidoDeCosa), oculto),
              JSON.stringify(pedido),
            ).toBe(unname(await ask(who, pedido), inexistente))
        }
      }
    })
  },
)
