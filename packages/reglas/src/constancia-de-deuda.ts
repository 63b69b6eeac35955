import {
  CERO,
  type Centavos,
  computeConstanciaDeDeuda,
  FILAS_INICIALES,
  formatCentavos,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { buildEstado, readPeriodosDeConvenio } from './convenio-nuevo.ts'
import {
  optionalDe,
  readFecha,
  readImporte,
  readLogico,
  readObjeto,
  readTexto,
} from './read-entrada.ts'
import { readFilasDeParametro } from './read-parametro.ts'

const ETAPAS = [buildEstado(1, 'Extrajudicial', '10.00'), buildEstado(2, 'Judicial', '15.00')]

export const reglasDeConstanciaDeDeuda = {
  'convenio/constancia-de-deuda': (entrada) => {
    const { judicial, filas, ...pedido } = readObjeto(entrada, {
      periodos: readPeriodosDeConvenio,
      judicial: optionalDe(readLogico, false),
      otgastos: optionalDe<Centavos>(readImporte, CERO),
      responsableInscripto: optionalDe(readLogico, true),
      beneficiario: optionalDe(readTexto, ''),
      filas: optionalDe(readFilasDeParametro, []),
      fecha: readFecha,
      liquidadoAl: readFecha,
    })
    const [extrajudicial, enJuicio] = ETAPAS
    if (!extrajudicial || !enJuicio) throw new Error('Faltan las etapas')
    const { periodos, lineas, etapas } = computeConstanciaDeDeuda({
      ...pedido,
      arancel: judicial ? enJuicio : extrajudicial,
      otraEtapa: judicial ? extrajudicial : enJuicio,
      filas: [...FILAS_INICIALES, ...filas],
    })
    return {
      periodos,
      lineas: lineas.map(({ concepto, regla, quien, recibo, importe }) =>
        [concepto, regla, ...(quien === '' ? [] : [`${quien}: ${recibo}`]), formatCentavos(importe)]
          .join(' | ')
          .replaceAll('\u00a0', ' '),
      ),
      etapas: etapas.map(
        ({ judicial, actual, tope, cargos, total }) =>
          `${judicial ? 'judicial' : 'extrajudicial'}${actual ? ', hoy' : ''}: ${formatCentavos(cargos)} y ${formatCentavos(total)}${tope === '' ? '' : `, tope ${tope.replaceAll('\u00a0', ' ')}`}`,
      ),
    }
  },
} as const satisfies Record<string, Regla>
