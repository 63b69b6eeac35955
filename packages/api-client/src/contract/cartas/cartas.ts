import { ACUSES_DE_CARTA } from '@apremia/core'
import { array, object, string } from 'yup'
import { entry, pagedEntry } from '../../entry.ts'
import { paginado } from '../common.ts'
import { motivoRequerido } from '../escrito.ts'
import { filtroDeContribuyente } from '../filtro-de-contribuyente.ts'
import { filtroDeImponible } from '../municipio/situaciones.ts'
import { acusesDeCartas } from './acuses.ts'
import { carta, cartaParams } from './carta.ts'
import { emisionDeCartas } from './emision.ts'

const conMotivo = object({ motivo: motivoRequerido })

/** API calls about demand letters (S2 §1, §9; D65, D139-D141). */
export const cartas = {
  ...emisionDeCartas,
  listCartas: pagedEntry({
    method: 'GET',
    path: '/cartas',
    capacidad: 'cartas.hacer',
    limite: 'consulta',
    deOtros: 'cartas de intimación',
    summary: 'Cartas, de la más nueva a la más vieja: las propias; todas, para quien dirige',
    query: paginado.concat(filtroDeImponible).shape({
      lote: string().uuid(),
      nroContribuyente: filtroDeContribuyente,
      /** Demand letter numbers separated by commas, for example the numbers that a scanner read: '101,102'. */
      numeros: string()
        .trim()
        .matches(
          /^(1?\d{1,9}(,1?\d{1,9}){0,499})?$/,
          'Los números de carta van separados por comas.',
        )
        .default(''),
      /** Verification codes of demand letters separated by commas, for example those that a scanner read. */
      codigos: string()
        .trim()
        .matches(/^([A-Z2-9]{20}(,[A-Z2-9]{20}){0,199})?$/, 'Los códigos van separados por comas.')
        .default(''),
      /**
       * Filter of the list: only the demand letters without an acknowledgement of receipt, only the annulled letters,
       * or only the letters whose acknowledgement reports a given outcome, such as a refused delivery.
       */
      acuse: string()
        .oneOf(['', ...ACUSES_DE_CARTA])
        .default(''),
    }),
    reply: array(carta.required()).required(),
  }),
  downloadCarta: entry({
    method: 'GET',
    path: '/cartas/:numero/documento',
    capacidad: 'cartas.hacer',
    limite: 'documento',
    summary: 'El PDF de una carta: siempre los mismos bytes',
    params: cartaParams,
    reply: 'file',
  }),
  annulCarta: entry({
    method: 'POST',
    path: '/cartas/:numero/anular',
    capacidad: 'cartas.hacer',
    summary: 'Anula una carta que no tiene acuse; su número no se usa nunca más (D189)',
    params: cartaParams,
    body: conMotivo,
    reply: carta,
  }),
  simulateAnnulCarta: entry({
    method: 'POST',
    soloLee: true,
    path: '/cartas/:numero/anular/simular',
    capacidad: 'cartas.hacer',
    limite: 'consulta',
    summary: 'Las mismas comprobaciones que anular una carta, sin anularla',
    params: cartaParams,
    body: conMotivo,
    reply: carta,
  }),
  ...acusesDeCartas,
}
