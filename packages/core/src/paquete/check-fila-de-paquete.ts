import type { Motivo } from '../decision/decision.ts'
import { decideBloque } from '../escrito/bloque-de-escrito.ts'
import { PERMISOS } from '../permiso/usuario.ts'
import { isMensual, ULTIMO_DIA_DE_TASA } from '../recurso/tasas.ts'
import { interpolar } from '../texto/interpolar.ts'
import { paquete as textos } from '../texto/paquete.ts'
import { columnasDeCartaCon } from './cartas-de-antes.ts'
import { checkFilaDeDia } from './check-fila-de-dia.ts'
import { isClaveDePaquete, isValorDePaquete } from './parametro-de-paquete.ts'
import type { ValorDePaquete } from './read-valor-de-paquete.ts'

type ValorDe = (columna: string) => ValorDePaquete

interface Revision {
  readonly campo: string
  readonly mensaje: string
  readonly falla: (valorDe: ValorDe) => boolean
}

const { motivos: MOTIVOS } = textos

const isKnownPermiso = (permiso: string): boolean =>
  PERMISOS.some((conocido) => conocido === permiso)

const isPosterior = (uno: ValorDePaquete, otro: ValorDePaquete): boolean =>
  uno !== null && otro !== null && uno > otro

const isNegativo = (valor: ValorDePaquete): boolean => Number(valor ?? 0) < 0

const noNegativos = (...columnas: readonly string[]): Revision[] =>
  columnas.map((campo) => ({
    ...{ campo, mensaje: MOTIVOS.importeNegativo },
    falla: (valor) => isNegativo(valor(campo)),
  }))

const REVISIONES: Readonly<Record<string, readonly Revision[]>> = {
  parametros: [
    {
      campo: 'CLAVE',
      mensaje: MOTIVOS.parametroDesconocido,
      falla: (valor) => !isClaveDePaquete(String(valor('CLAVE'))),
    },
    {
      campo: 'VALOR',
      mensaje: MOTIVOS.valorDeParametro,
      falla: (valor) => {
        const clave = String(valor('CLAVE'))
        return isClaveDePaquete(clave) && !isValorDePaquete(clave, String(valor('VALOR') ?? ''))
      },
    },
  ],
  tasas_de_interes: [
    {
      campo: 'MENSUAL',
      mensaje: MOTIVOS.tasaMensual,
      falla: (valor) => !isMensual(String(valor('MENSUAL'))),
    },
    {
      campo: 'VIGENTE_DESDE',
      mensaje: MOTIVOS.diaDeTasa,
      falla: (valor) => isPosterior(valor('VIGENTE_DESDE'), ULTIMO_DIA_DE_TASA),
    },
  ],
  etapas: [
    {
      campo: 'TIPO_TIEMPO',
      mensaje: MOTIVOS.tiempoSinUnidad,
      falla: (valor) => (valor('TIEMPO') === null) !== (valor('TIPO_TIEMPO') === null),
    },
  ],
  usuarios: [
    {
      campo: 'PERMISOS',
      mensaje: interpolar(MOTIVOS.permisos, { opciones: PERMISOS.join(', ') }),
      falla: (valor) => {
        const permisos = valor('PERMISOS')
        return permisos !== null && !String(permisos).split(' ').every(isKnownPermiso)
      },
    },
  ],
  contribuyentes: [
    {
      ...{ campo: 'MARCA_DESDE', mensaje: MOTIVOS.marcaSinDia },
      falla: (valor) => valor('MARCA') !== null && valor('MARCA_DESDE') === null,
    },
    ...['MARCA_DESDE', 'MARCA_NOTA'].map((campo) => ({
      ...{ campo, mensaje: MOTIVOS.sinMarca },
      falla: (valor: ValorDe) => valor(campo) !== null && valor('MARCA') === null,
    })),
  ],
  comercios: [
    {
      campo: 'FECHA_CESE',
      mensaje: MOTIVOS.ceseAnterior,
      falla: (valor) => isPosterior(valor('FECHA_APERTURA'), valor('FECHA_CESE')),
    },
  ],
  plan_cuotas: [
    {
      campo: 'FECHA_COBRANZA',
      mensaje: MOTIVOS.comprobanteSinFecha,
      falla: (valor) => valor('NRO_COMPROB') !== null && valor('FECHA_COBRANZA') === null,
    },
  ],
  actuaciones_anteriores: [
    {
      campo: 'RESULTADO',
      mensaje: MOTIVOS.resultadoDeActuacion,
      falla: (valor) => /^(?![01]$)\d+$/.test(String(valor('RESULTADO') ?? '')),
    },
  ],
  titulos_emitidos: [
    {
      campo: 'TOTAL',
      mensaje: MOTIVOS.totalNoPositivo,
      falla: (valor) => Number(valor('TOTAL')) <= 0,
    },
    {
      campo: 'LIQUIDADO_AL',
      mensaje: MOTIVOS.liquidadoDespues,
      falla: (valor) => isPosterior(valor('LIQUIDADO_AL'), valor('FECHA')),
    },
    {
      campo: 'ANULADO',
      mensaje: MOTIVOS.anuladoAntes,
      falla: (valor) => isPosterior(valor('FECHA'), valor('ANULADO')),
    },
    {
      campo: 'MOTIVO',
      mensaje: MOTIVOS.motivoSinAnular,
      falla: (valor) => valor('MOTIVO') !== null && valor('ANULADO') === null,
    },
  ],
  cartas_anteriores: [
    {
      ...{ campo: 'TOTAL', mensaje: MOTIVOS.totalDePapel },
      falla: (valor) => Number(valor('TOTAL')) <= 0,
    },
    {
      ...{ campo: 'ACUSE_FECHA', mensaje: MOTIVOS.acuseSinFecha },
      falla: (valor) => valor('ACUSE') !== null && valor('ACUSE_FECHA') === null,
    },
    {
      ...{ campo: 'ACUSE_FECHA', mensaje: MOTIVOS.acuseAntes },
      falla: (valor) => isPosterior(valor('FECHA'), valor('ACUSE_FECHA')),
    },
    ...columnasDeCartaCon('ACUSE').map((campo) => ({
      ...{ campo, mensaje: MOTIVOS.sinAcuse },
      falla: (valor: ValorDe) => valor(campo) !== null && valor('ACUSE') === null,
    })),
    {
      ...{ campo: 'ANULADA', mensaje: MOTIVOS.anuladaAntes },
      falla: (valor) => isPosterior(valor('FECHA'), valor('ANULADA')),
    },
    {
      ...{ campo: 'MOTIVO', mensaje: MOTIVOS.motivoSinAnulada },
      falla: (valor) => valor('MOTIVO') !== null && valor('ANULADA') === null,
    },
  ],
  convenios_anteriores: [
    {
      ...{ campo: 'FECHA_CONFIRMA', mensaje: MOTIVOS.confirmaAntes },
      falla: (valor) => isPosterior(valor('FECHA'), valor('FECHA_CONFIRMA')),
    },
    {
      ...{ campo: 'HONORARIOS_PORC', mensaje: MOTIVOS.porcentaje },
      falla: (valor) =>
        isNegativo(valor('HONORARIOS_PORC')) || Number(valor('HONORARIOS_PORC') ?? 0) > 10_000,
    },
    ...noNegativos('GASTO_FIJO', 'OTROS_GASTOS', 'PAGO_CONTADO'),
  ],
  convenios_anteriores_planes: [
    {
      ...{ campo: 'MONTO', mensaje: MOTIVOS.totalDePapel },
      falla: (valor) => Number(valor('MONTO')) <= 0,
    },
    ...noNegativos('ANTICIPO', 'DESCUENTO', 'FINANCIACION'),
  ],
  convenios_anteriores_cuotas: noNegativos('CAPITAL', 'INTERES'),
  deuda: [
    {
      campo: 'NRO_PLAN',
      mensaje: MOTIVOS.planSinNumero,
      falla: (valor) => valor('ESTADO') === 'EN PLAN' && valor('NRO_PLAN') === null,
    },
    {
      campo: 'FECHA_COBRANZA',
      mensaje: MOTIVOS.cobroSinFecha,
      falla: (valor) => valor('COBRADO') !== null && valor('FECHA_COBRANZA') === null,
    },
    {
      campo: 'FECHA_COBRANZA',
      mensaje: MOTIVOS.cobroDePendiente,
      falla: (valor) => valor('ESTADO') === 'PENDIENTE' && valor('FECHA_COBRANZA') !== null,
    },
    {
      campo: 'CANCELADA',
      mensaje: MOTIVOS.canceladaAbierta,
      falla: (valor) => valor('ESTADO') !== 'CANCELADA' && valor('CANCELADA') !== null,
    },
  ],
}

const checkFilaDeBloque = (valorDe: ValorDe): Motivo[] => {
  const decision = decideBloque({
    nombre: String(valorDe('NOMBRE') ?? ''),
    texto: String(valorDe('TEXTO') ?? ''),
  })
  return decision.ok
    ? []
    : decision.motivos.map(({ campo, mensaje }) => ({
        ...{ codigo: 'paquete.fila', campo: campo.toUpperCase(), mensaje },
      }))
}

const SIN_MOTIVOS: readonly Motivo[] = []

/**
 * Returns a function that finds every contradiction between the cells of a row of a data package. The function expects
 * cells that are already valid on their own.
 */
export const createRevisorDeFila = (archivo: string): ((valorDe: ValorDe) => readonly Motivo[]) => {
  if (archivo === 'dias_inhabiles') return checkFilaDeDia
  if (archivo === 'bloques_de_texto') return checkFilaDeBloque
  const revisiones = REVISIONES[archivo]
  if (revisiones === undefined) return () => SIN_MOTIVOS
  return (valorDe) => {
    let motivos = SIN_MOTIVOS
    for (const { campo, mensaje, falla } of revisiones)
      if (falla(valorDe)) motivos = [...motivos, { codigo: 'paquete.fila', campo, mensaje }]
    return motivos
  }
}
