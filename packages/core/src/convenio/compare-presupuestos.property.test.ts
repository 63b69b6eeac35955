import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos } from '../dinero/centavos.ts'
import { fecha } from '../fecha/fecha.ts'
import { FILAS_INICIALES, type FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parsePorcentaje } from '../parametro/porcentaje.ts'
import { parametrosDePlan } from '../plan/parametros-de-plan.ts'
import { CATALOGO_INICIAL } from '../recurso/catalogo.ts'
import { corridas } from '../testing/corridas.ts'
import { comparePresupuestos } from './compare-presupuestos.ts'
import { decideConvenio } from './decide-convenio.ts'
import type { EstadoDeConvenio } from './estado-de-convenio.ts'
import { CAMPOS_DE_CONVENIO, type ConvenioTecleado } from './ficha-de-convenio.ts'

const HOY = fecha('2026-11-20')
const PORCENTUAL = parsePorcentaje('12.50')
if (PORCENTUAL === undefined) throw new Error('Porcentaje')
const filas: readonly FilaDeParametro[] = [
  ...FILAS_INICIALES,
  ...(['plan.tasaMensual.ABLT', 'plan.tasaMensual.SHANT'] as const).map((clave) => ({
    clave,
    vigenteDesde: fecha('2026-01-01'),
    valor: '2.5',
  })),
]
const arancelDe = (judicial: boolean): EstadoDeConvenio => ({
  id: 1,
  nombre: 'Extrajudicial',
  judicial,
  estporc: '12.50',
  porcentual: PORCENTUAL,
  estgasto: '5.00',
  gastofijo: { numerador: 5n, denominador: 100n },
  jus: centavos(2_000_000),
})
const tecleado = {
  ...(Object.fromEntries(
    CAMPOS_DE_CONVENIO.map((campo) => [campo, '']),
  ) as unknown as ConvenioTecleado),
  ...{ fechaconf: HOY, firma_caracter: null, estado_id: 1, frmpg_id: null },
}

const importe = fc.integer({ min: 1, max: 40_000_000 })
const debt = fc.record({
  recurso: fc.constantFrom('SS', 'SE'),
  periodos: fc.array(fc.tuple(importe, importe), { minLength: 1, maxLength: 5 }),
  cuotas: fc.option(fc.integer({ min: 1, max: 20 })),
  sobre: fc.option(fc.integer({ min: 0, max: 50_000_000 })),
  judicial: fc.boolean(),
  responsableInscripto: fc.boolean(),
})

test('each plan of the simulator costs what an agreement with that plan over the same debt costs', () => {
  const vistos = new Set<string>()
  fc.assert(
    fc.property(debt, ({ recurso, periodos, cuotas, sobre, judicial, responsableInscripto }) => {
      const clase = recurso === 'SE' ? 'comercio' : 'inmueble'
      const entran = periodos.map(([capital, interes], i) => ({
        ...{ recurso, imponible: '58', anio: 2024, cuota: i + 1, legal: 'A01' },
        capital: centavos(capital),
        interes: centavos(interes),
        total: centavos(capital + interes),
      }))
      const deuda = entran.reduce((suma, { total }) => suma + total, 0)
      const anticipo =
        sobre === null ? null : centavos(Math.min(deuda - 1, Math.ceil(deuda * 0.3) + sobre))
      const arancel = arancelDe(judicial)
      const { planes, liquidacion } = comparePresupuestos({
        ...{ clase, lineas: entran, entran, cuotas, anticipo, firma: HOY, filas, arancel },
        parametros: parametrosDePlan(filas, HOY),
        recursos: CATALOGO_INICIAL,
        responsableInscripto,
      })
      for (const { plan, simulado, total } of planes) {
        if (simulado === null) continue
        vistos.add(plan)
        const convenio = decideConvenio({
          principal: { rol: 'user', abogado: 'A01', permisos: [] },
          ...{ clase, pedido: '', estporcEsperado: '', titulos: [], filas, hoy: HOY },
          elegidos: entran.map(({ capital, interes, total, legal, ...clave }) => ({
            ...clave,
            visto: total,
            hallado: { capital, interes, total, legal, enPlan: false, convenio: null },
          })),
          pedidos: [
            { recurso, imponible: '58', plan, cuotas, anticipo, esperado: simulado.aPagar },
          ],
          formulario: {
            tecleado,
            edicion: false,
            leerImporte: () => undefined,
            listas: { caracteres: [], estados: [], formasDePago: [], topeDeCuotas: 15 },
          },
          arancelDe: () => arancel,
          recursos: CATALOGO_INICIAL,
          esInscripto: () => responsableInscripto,
        })
        expect(convenio.planes?.map((uno) => uno.plan)).toEqual([simulado])
        expect(convenio.liquidacion).toEqual(liquidacion)
        expect(total).toBe(simulado.aPagar + (convenio.liquidacion?.total ?? 0))
      }
    }),
    corridas(500),
  )
  expect(vistos.size).toBe(8)
})
