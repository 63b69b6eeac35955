import {
  centavos,
  fecha,
  type LiquidacionDeDeudaDatos,
  liquidateDeuda,
  type PeriodoALiquidar,
  parseTasas,
  writeReglasDeLiquidacion,
} from '@apremia/core'
import { sampleConvenio } from './sample-convenio.ts'

const TASAS = '01/01/2020: 3 % mensual por día; 01/10/2026: 2,5 % mensual por día'
const LIQUIDADO_AL = fecha('2026-09-01')

const makePeriodo = (i: number): PeriodoALiquidar => {
  const [anio, mes] = [2021 + Math.floor(i / 6), 2 * (i % 6) + 1]
  return {
    ...{ anio, cuota: (i % 6) + 1 },
    vencimiento: fecha(`${anio}-${String(mes).padStart(2, '0')}-10`),
    ...{ capital: centavos(18_500_00 + i), interes: centavos(7_123_45) },
    ...{ total: centavos(25_623_45 + i), liquidadoAl: LIQUIDADO_AL },
  }
}

export const sampleLiquidacionDeDeuda = (
  {
    periodos = 12,
    otros = [] as readonly PeriodoALiquidar[],
    tasas = TASAS,
    al = fecha('2026-12-31'),
  } = {},
  over: Partial<LiquidacionDeDeudaDatos> = {},
): LiquidacionDeDeudaDatos => {
  const { municipio, abogado } = sampleConvenio()
  const leidas = parseTasas(tasas) ?? []
  const decision = liquidateDeuda({
    ...{ recurso: 'AB', tasas: leidas, al, hoy: fecha('2026-09-05') },
    periodos: [...Array.from({ length: periodos }, (_, i) => makePeriodo(i)), ...otros],
  })
  if (!decision.ok) throw new Error(decision.motivos.map(({ mensaje }) => mensaje).join(' '))
  const fundamento = 'artículo 41 de la Ordenanza Fiscal N.º 8.000'
  return {
    ...decision.valor,
    ...{ municipio, contribuyentes: ['González Peña, María'], fecha: fecha('2026-09-05') },
    ...{ autor: 'Ana Belén Rossi', imponible: '101', recurso: 'AB', clase: 'inmueble' },
    ...{ recursoNombre: 'Tasa por servicios urbanos', titulos: [1520] },
    autos: {
      caratula: 'Municipalidad de San Nicolás c/ González Peña s/ apremio',
      ...{ expediente: '12345/2025', juzgado: 'Juzgado Contencioso Administrativo n.º 1' },
    },
    abogado: {
      ...{ codigo: abogado.codigo, nombre: 'Bertolini, Juan Ignacio' },
      matricula: 'T. IX F. 90',
    },
    notas: writeReglasDeLiquidacion(decision.valor, { tasas: leidas, fundamento }),
    ...over,
  }
}
