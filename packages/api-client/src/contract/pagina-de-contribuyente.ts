import {
  ACUSES_DE_CARTA,
  interpolar,
  LARGO_DE_DOMICILIO_ELECTRONICO,
  LARGO_DE_NOTA_DE_MARCA,
  MARCAS_DE_CONTRIBUYENTE,
  parseDomicilioElectronico,
  readEscrito,
  textos,
  VIGENCIAS_DE_CONVENIO,
} from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { fechaIso, idNumerico, importe } from './common.ts'
import { nombreEscrito, valorVisto } from './escrito.ts'
import { casoDeMesa } from './mesas.ts'

const texto = string().defined()
const entero = number().integer().required()
const tipo = string().oneOf(['I', 'C']).required()

/** Number of properties and businesses of the taxpayer on one page of the answer. */
export const IMPONIBLES_POR_PAGINA = 25

/** Maximum number of agreements, payment plans, demand letters and executive titles in the answer, of each kind. */
export const MAXIMO_DE_ACTOS = 5

const hayImporte = importe.nullable().defined()

/** Number of records that the response leaves out, because a list has at most `MAXIMO_DE_ACTOS` records. */
const LOS_DEMAS = { mas: entero }

const imponibleDeContribuyente = object({
  tipo,
  imponible: entero,
  recurso: texto,
  /**
   * Relation of the taxpayer to the property or business, such as 'titular'. An occupant does not owe the debt of the
   * property or business (D99).
   */
  vinculo: texto,
  responde: boolean().required(),
  ubicacion: texto,
  /** Codes of the lawyers in charge, joined by ', '. A lawyer sees only the lawyer's own code. */
  abogado: texto,
  /** Unpaid debt that is assigned to lawyers. A lawyer sees only the debt assigned to that lawyer (D21). */
  enGestion: hayImporte,
  fueraDeGestion: hayImporte,
  total: hayImporte,
  /** Day for which the amounts are calculated. Null without unpaid debt. */
  liquidadoAl: fechaIso.nullable().defined(),
  caso: casoDeMesa
    .pick(['mesa', 'situacion', 'etapa', 'plazo', 'cambio', 'saldada', 'cierre'])
    .nullable()
    .defined()
    .default(null),
})

/** Electronic domicile as a person types it. '' removes the stored domicile. */
const domicilioElectronico = nombreEscrito.defined('Indique el domicilio electrónico.').test(
  'domicilio-electronico',
  interpolar(textos.paginaDeContribuyente.cambiarDomicilio.forma, {
    n: LARGO_DE_DOMICILIO_ELECTRONICO,
  }),
  // A domicile with an invisible character is accepted here, because `nombreEscrito` already refuses it with a better
  // message.
  (value) => !readEscrito(value).ok || parseDomicilioElectronico(value) !== undefined,
)

const marca = string().oneOf(['', ...MARCAS_DE_CONTRIBUYENTE])

/** Note that a person types about a mark of the taxpayer (dead, or in insolvency proceedings). */
const notaDeMarca = nombreEscrito
  .max(
    LARGO_DE_NOTA_DE_MARCA,
    interpolar(textos.marcaDeContribuyente.motivos.nota, { n: LARGO_DE_NOTA_DE_MARCA }),
  )
  .default('')

const marcaAnotada = {
  marca: marca.defined(),
  /**
   * Day since which the taxpayer is known to be dead or in insolvency proceedings. Null when the taxpayer is neither.
   */
  desde: fechaIso.nullable().defined(),
  nota: texto,
}

export const paginaDeContribuyente = {
  saveMarcaDeContribuyente: entry({
    method: 'PUT',
    path: '/contribuyentes/marca',
    capacidad: 'contribuyentes.marca',
    vela: 'marcadoDeCaso',
    summary:
      'Anota que un contribuyente falleció, o está en concurso o en quiebra, sobre lo que se vio; vacía la quita',
    body: object({
      numero: idNumerico.required('Indique el contribuyente.'),
      marca: marca.defined('Indique la marca.'),
      desde: fechaIso.nullable().default(null),
      nota: notaDeMarca,
      /**
       * Mark of the taxpayer (dead, or in insolvency proceedings) that the person saw before the change, in the format
       * of `writeMarca`.
       */
      visto: valorVisto,
    }),
    reply: object({ numero: entero, ...marcaAnotada }),
  }),
  saveDomicilioElectronico: entry({
    method: 'PUT',
    path: '/contribuyentes/domicilio-electronico',
    capacidad: 'contribuyentes.domicilio',
    summary:
      'Guarda el domicilio electrónico de un contribuyente, sobre el que se vio; vacío lo quita',
    body: object({
      numero: idNumerico.required('Indique el contribuyente.'),
      domicilio: domicilioElectronico,
      visto: valorVisto,
    }),
    reply: object({
      numero: entero,
      domicilio: texto,
      anterior: texto,
    }),
  }),
  getPaginaDeContribuyente: entry({
    method: 'GET',
    path: '/contribuyentes/pagina',
    capacidad: 'padron.buscar',
    limite: 'consulta',
    summary:
      'Un contribuyente con lo que debe, sus imponibles, convenios, planes, cartas y títulos, de lo que la persona puede ver',
    query: object({
      numero: idNumerico.required('Indique el contribuyente.'),
      pagina: number().integer().min(1).max(1_000_000).default(1),
    }),
    vela: 'paginaDeContribuyente',
    reply: object({
      NRO_CONTRIB: entero,
      APYNOM: texto,
      NRO_DOC: texto,
      CUIT: texto,
      CUIM: texto,
      DOMICILIO: texto,
      TELEFONOS: texto,
      EMAIL: texto,
      /** Electronic domicile at which the courts notify the taxpayer. '' when unknown. */
      DOMICILIO_ELECTRONICO: texto,
      /** Mark of a taxpayer who is dead or in insolvency proceedings. '' without a mark. */
      MARCA: marcaAnotada.marca,
      MARCA_DESDE: marcaAnotada.desde,
      MARCA_NOTA: texto,
      /**
       * Unpaid debt of the taxpayer that the person may see. Properties and businesses that the taxpayer only occupies
       * do not count. Null when only the municipality's own service stores the debt (D110).
       */
      deuda: object({
        total: importe.required(),
        enGestion: importe.required(),
        fueraDeGestion: importe.required(),
        /**
         * Day for which the municipality calculated the amounts of the debt. When the amounts have different days, the
         * oldest of those days. Null without unpaid debt.
         */
        liquidadoAl: fechaIso.nullable().defined(),
      })
        .nullable()
        .defined()
        .default(null),
      imponibles: array(imponibleDeContribuyente.required()).required(),
      /** Total number of properties and businesses of the taxpayer, of which `imponibles` has one page. */
      cuantos: entero,
      convenios: object({
        filas: array(
          object({
            id: entero,
            convenio: texto,
            fecha: fechaIso.required(),
            abogado: texto,
            firmante: texto,
            confirmado: fechaIso.nullable().defined(),
            vigencia: string().oneOf(VIGENCIAS_DE_CONVENIO).nullable().defined(),
          }).required(),
        ).required(),
        ...LOS_DEMAS,
      }).required(),
      planes: object({
        filas: array(
          object({
            plan: entero,
            tipo,
            imponible: entero,
            recurso: texto,
            fecha: fechaIso.required(),
            estado: texto,
            total: importe.required(),
          }).required(),
        ).required(),
        ...LOS_DEMAS,
      }).required(),
      /** Demand letters to the taxpayer. Null for a person who may not see demand letters. */
      cartas: object({
        filas: array(
          object({
            numero: entero,
            imponible: entero,
            fecha: fechaIso.required(),
            total: importe.required(),
            acuse: string().oneOf(ACUSES_DE_CARTA).required(),
          }).required(),
        ).required(),
        ...LOS_DEMAS,
      })
        .nullable()
        .defined()
        .default(null),
      /** Executive titles against the taxpayer. Null for a person who may not see executive titles. */
      titulos: object({
        filas: array(
          object({
            numero: entero,
            tipo,
            imponible: entero,
            recurso: texto,
            fecha: fechaIso.nullable().defined(),
            total: importe.required(),
            anulado: boolean().required(),
          }).required(),
        ).required(),
        ...LOS_DEMAS,
      })
        .nullable()
        .defined()
        .default(null),
    }),
  }),
}
