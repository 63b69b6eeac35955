import {
  CERO,
  type ConstanciaDeDeudaDatos,
  centavos,
  computeConstanciaDeDeuda,
  FILAS_INICIALES,
  type FilaDeParametro,
  fecha,
  parsePorcentaje,
} from '@apremia/core'
import { sampleConvenio } from './sample-convenio.ts'

const arancelDe = (judicial: boolean) => {
  const estporc = judicial ? '15.00' : '10.00'
  const [porcentual, gastofijo] = [parsePorcentaje(estporc), parsePorcentaje('5.00')]
  if (!porcentual || !gastofijo) throw new Error('Sin porcentaje')
  return {
    ...{ id: judicial ? 2 : 1, nombre: judicial ? 'Judicial' : 'Extrajudicial', judicial },
    ...{ estporc, porcentual, estgasto: '5.00', gastofijo, jus: centavos(45_000_00) },
  }
}

const DIA = fecha('2026-09-05')

export const sampleConstanciaDeDeuda = (
  { judicial = false, otgastos = CERO, topes = {} as Readonly<Record<string, string>> } = {},
  over: Partial<ConstanciaDeDeudaDatos> = {},
): ConstanciaDeDeudaDatos => {
  const { municipio, abogado } = sampleConvenio()
  const nombre = 'Bertolini, Juan Ignacio'
  const filas: FilaDeParametro[] = [
    ...FILAS_INICIALES.filter(({ clave }) => clave !== 'municipio.nombre'),
    { clave: 'municipio.nombre', vigenteDesde: fecha('1900-01-01'), valor: municipio.nombre },
    ...(['honorarios.topeExtrajudicial', 'honorarios.topeJudicial'] as const).flatMap((clave) =>
      topes[clave] === undefined ? [] : [{ clave, vigenteDesde: DIA, valor: topes[clave] }],
    ),
  ]
  return {
    ...computeConstanciaDeDeuda({
      periodos: Array.from({ length: 24 }, (_, i) => ({
        ...{ recurso: 'AB', imponible: '101', anio: 2021 + Math.floor(i / 6), cuota: (i % 6) + 1 },
        ...{ capital: centavos(18_500_00), interes: centavos(7_123_45), legal: 'A01' },
        total: centavos(25_623_45),
      })),
      ...{ arancel: arancelDe(judicial), otraEtapa: arancelDe(!judicial), otgastos },
      ...{ responsableInscripto: true, beneficiario: '', filas },
      ...{ fecha: DIA, liquidadoAl: fecha('2026-09-01') },
    }),
    ...{ municipio, contribuyentes: ['González Peña, María'], fecha: DIA },
    ...{ liquidadoAl: fecha('2026-09-01'), validaHasta: fecha('2026-09-11') },
    ...{ autor: 'Ana Belén Rossi', imponible: '101', recurso: 'AB' },
    recursoNombre: 'Tasa por servicios urbanos',
    abogado: { ...abogado, nombre },
    avisos: ['No incluye: 2 períodos ya están en un convenio; 1 período no tiene abogado.'],
    ...over,
  }
}
