import { object } from 'yup'
import { entry } from '../entry.ts'
import { claseDeImponible, mismaClase } from './clase-de-imponible.ts'
import { codigoAbogado } from './common.ts'
import { codigoDeRecurso, numeroDeImponible } from './municipio/deuda.ts'

export const constanciaDeDeuda = {
  downloadConstanciaDeDeuda: entry({
    method: 'GET',
    path: '/casos/constancia-de-deuda',
    capacidad: 'convenios.simular',
    limite: 'exportacion',
    summary:
      'Hoja para quien debe, en PDF: cada importe de la deuda y de los honorarios, cómo se calcula y quién lo cobra',
    query: object({
      imponible: numeroDeImponible.required('Indique el imponible.'),
      recurso: codigoDeRecurso.required('Indique el recurso.'),
      clase: claseDeImponible,
      /**
       * Code of a lawyer. The statement of debt includes only the tax periods that this lawyer collects. By default, it
       * is the lawyer of the first period.
       */
      abogado: codigoAbogado,
    }).test(mismaClase()),
    reply: 'file',
  }),
}
