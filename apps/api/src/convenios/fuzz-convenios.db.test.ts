import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createItemTaker, FORM, type ItemDePrueba } from '../../test/convenios.ts'
import { RUNS, refusalOf, SEED, SIN_APURO, useArnes } from '../../test/fuzz/arnes.ts'
import { conDentro } from '../../test/fuzz/from-schema.ts'
import { mutado } from '../../test/fuzz/mutar.ts'
import type { PedidoAlAzar } from '../../test/fuzz/pedidos.ts'

const { test, tokenOf, send, fallas } = useArnes()

const PLANES = { inmueble: 'W2112', comercio: 'SHANT_6' } as const

const buenoDe = (items: readonly ItemDePrueba[]) => ({
  ...FORM,
  clase: items[0]?.clase ?? 'inmueble',
  abogado: 'A01',
  otgastos: '100.00',
  cuotas_plan: items.flatMap(({ r, i, periodos }) =>
    periodos.slice(0, 2).map(({ a, c, total }) => ({ r, i, a, c, t: total })),
  ),
  planes: items.map(({ r, i, clase }) => ({ r, i, plan: PLANES[clase] })),
})

let bueno: ReturnType<typeof buenoDe>
let editable: number
let version: number
beforeAll(async () => {
  const take = createItemTaker(test(), () => tokenOf('jefe') ?? '')
  bueno = buenoDe([await take('A01', 'I'), await take('A01', 'I')])
  const otro = buenoDe([await take('A01', 'I')])
  const creado = await test().call('POST', '/api/convenios', tokenOf('abogado'), conDentro(otro))
  editable = creado.json<{ id: number }>().id
  version = 1
})

const pedidoCon = (cuerpo: () => object): fc.Arbitrary<PedidoAlAzar> =>
  fc
    .tuple(
      fc.constantFrom('abogado', 'abogado', 'jefe', 'admin', 'invitado', 'sinCodigo'),
      fc.constant(null).chain(() => mutado(cuerpo())),
    )
    .map(([persona, valor]) => ({
      persona,
      params: [],
      envio: {
        query: '',
        headers: { 'content-type': 'application/json' },
        payload: Buffer.from(JSON.stringify(conDentro(valor)) ?? ''),
      },
    }))

describe('an agreement with anything in any place of it', () => {
  it('answers the creation as it answered the check (D47)', SIN_APURO, async () => {
    await fc.assert(
      fc.asyncProperty(
        pedidoCon(() => bueno),
        async (pedido) => {
          const dicho = await send('checkConvenio', pedido)
          const hecho = await send('createConvenio', pedido)
          if (dicho.statusCode >= 400) {
            expect(refusalOf(hecho)).toEqual(refusalOf(dicho))
            return
          }
          const { ok, motivos } = dicho.json<{
            ok: boolean
            motivos: { campo: string; mensaje: string }[]
          }>()
          expect(hecho.statusCode < 400, hecho.body).toBe(ok)
          if (!ok) {
            const fields = motivos.map(({ campo, mensaje }) => ({ field: campo, message: mensaje }))
            expect(hecho.json().error.fields).toEqual(fields)
            return
          }
          const { id } = hecho.json<{ id: number }>()
          const token = tokenOf('abogado')
          await test().call('POST', '/api/convenios/delete', token, { convenio: id })
        },
      ),
      { numRuns: RUNS * 4, seed: SEED },
    )
  })

  it.each(['simPlanPago', 'createPlanilla', 'editConvenio'] as const)(
    '%s never answers an internal error',
    SIN_APURO,
    async (name) => {
      const cuerpo = () =>
        name === 'editConvenio' ? { ...bueno, convenio: editable, version } : bueno
      await fc.assert(
        fc.asyncProperty(pedidoCon(cuerpo), async (pedido) => {
          const response = await send(name, pedido)
          if (name === 'editConvenio' && response.statusCode === 200) version += 1
        }),
        { numRuns: name === 'createPlanilla' ? RUNS : RUNS * 2, seed: SEED },
      )
    },
  )

  it('logs no internal error', () => {
    expect(fallas()).toEqual({ sueltos: [], estados: [] })
  })
})
