import type { Decision, Motivo } from '../decision/decision.ts'
import { CERO, type Centavos } from '../dinero/centavos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { addYears, type Fecha } from '../fecha/fecha.ts'
import { clampCuotas, parseCuotas } from '../plan/clamp-cuotas.ts'
import { convenios } from '../texto/convenios.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ConvenioTecleado, FichaDeConvenio, ListasDeConvenio } from './ficha-de-convenio.ts'
import { type ClaseDePago, camposDePago } from './forma-de-pago.ts'
import { createLector, type LectorDeCampo, type LeerImporte } from './read-campo.ts'

export interface ConvenioValidado {
  readonly ficha: FichaDeConvenio
  readonly clase: ClaseDePago
  readonly avisos: readonly Motivo[]
}

export interface EntradaDeConvenio {
  readonly tecleado: ConvenioTecleado
  readonly listas: ListasDeConvenio
  readonly hoy: Fecha
  /** True when an existing agreement is edited. E-mail and cell phone may then be empty (S1 §5, D41). */
  readonly edicion: boolean
  readonly leerImporte: LeerImporte
}

/**
 * Reads in how many instalments the debtor will pay the lawyer's fees. A typed number above the maximum `tope` becomes
 * that maximum (S1 §5, D36). A missing number is an error.
 */
const readCuotasPago = (lector: LectorDeCampo, tecleado: string, tope: number): number => {
  const pedidas = parseCuotas(tecleado) ?? 0
  if (pedidas >= 1) return clampCuotas({ cuotas: null }, pedidas, tope)
  lector.refuse('cuotaspago', 'invalido', interpolar(convenios.invalidos.cuotasPago, { tope }))
  return 0
}

/**
 * Reads how the debtor will pay the lawyer's fees. The screen hides some fields, depending on the chosen form of
 * payment. A hidden field is read as 0, whatever text it has (D44).
 */
const readPago = (
  lector: LectorDeCampo,
  { tecleado, listas, leerImporte }: Pick<EntradaDeConvenio, 'tecleado' | 'listas' | 'leerImporte'>,
  clase: ClaseDePago | undefined,
): { montopago: Centavos; cuotaspago: number } => {
  const campos = camposDePago(clase)
  const cuotaspago = campos.cuotaspago
    ? readCuotasPago(lector, tecleado.cuotaspago, listas.topeDeCuotas)
    : 0
  if (!campos.montopago) return { montopago: CERO, cuotaspago }
  const montopago = leerImporte(tecleado.montopago.trim() || '0')
  if (montopago === undefined || montopago <= 0)
    lector.refuse(
      'montopago',
      'invalido',
      interpolar(convenios.invalidos.montoPago, { total: 'el total' }),
    )
  return { montopago: montopago ?? CERO, cuotaspago }
}

/**
 * Reads the payment of the fees, independently of the rest of the form. Null while no method of payment is chosen, and
 * when a field of the payment is missing or wrong.
 */
export const readPagoTecleado = (
  entrada: Pick<EntradaDeConvenio, 'tecleado' | 'listas' | 'leerImporte'>,
  clase: ClaseDePago | undefined,
): { readonly montopago: Centavos; readonly cuotaspago: number } | null => {
  const lector = createLector()
  const pago = readPago(lector, entrada, clase)
  return clase === undefined || lector.motivos.length > 0 ? null : pago
}

/**
 * Checks that the down payment of the lawyer's fees is less than their total, so that an amount is left for the
 * instalments (S1 §4).
 *
 * @param total lawyer's fees, taxes and contributions together
 */
export const checkMontoPago = (
  clase: ClaseDePago,
  montopago: Centavos,
  total: Centavos,
): Motivo[] =>
  clase !== 'mixto' || (montopago > 0 && montopago < total)
    ? []
    : [
        {
          codigo: 'convenio.montopago-invalido',
          campo: 'montopago',
          mensaje: interpolar(convenios.invalidos.montoPago, { total: formatPesos(total) }),
        },
      ]

/**
 * Checks the typed form of an agreement and returns all the errors together (S1 §5; D41, D44, D101, D106, D129). The
 * signing day may be up to a year in the past, with a warning. A future day delays the confirmation until that day
 * (D130).
 */
export const validateConvenio = (entrada: EntradaDeConvenio): Decision<ConvenioValidado> => {
  const { tecleado, listas, hoy, edicion, leerImporte } = entrada
  const { alCrear, alEditar } = convenios
  const requerido = (mensaje: string): string => (edicion ? alEditar : mensaje)
  const soloAlCrear = (mensaje: string): string | undefined => (edicion ? undefined : mensaje)
  const lector = createLector()

  const fechaconf = lector.dia(tecleado.fechaconf, requerido(alCrear.fecha))
  if (fechaconf !== undefined && fechaconf < addYears(hoy, -1))
    lector.refuse('fechaconf', 'vieja', convenios.invalidos.fechaVieja)
  const caracter = lector.deLista(
    'firma_caracter',
    tecleado.firma_caracter,
    listas.caracteres,
    requerido(alCrear.caracter),
  )
  const estado = lector.deLista(
    'estado_id',
    tecleado.estado_id,
    listas.estados,
    requerido(alCrear.estado),
  )
  const forma = lector.deLista(
    'frmpg_id',
    tecleado.frmpg_id,
    listas.formasDePago,
    requerido(alCrear.formaDePago),
  )
  const textos = {
    firma_caracter_otros:
      caracter?.otros || caracter?.representa
        ? lector.texto(
            'firma_caracter_otros',
            tecleado.firma_caracter_otros,
            caracter.otros ? alCrear.caracterOtros : undefined,
          )
        : '',
    frm_dni: lector.dni(tecleado.frm_dni, requerido(alCrear.dni)),
    frm_nombre: lector.texto('frm_nombre', tecleado.frm_nombre, requerido(alCrear.nombre)),
    frm_tel: lector.telefono('frm_tel', tecleado.frm_tel, requerido(alCrear.telefono)),
    frm_cel: lector.telefono('frm_cel', tecleado.frm_cel, soloAlCrear(alCrear.celular)),
    frm_email: lector.email(tecleado.frm_email, soloAlCrear(alCrear.email)),
    frm_loc: lector.texto('frm_loc', tecleado.frm_loc, requerido(alCrear.localidad)),
    frm_dir: lector.texto('frm_dir', tecleado.frm_dir, requerido(alCrear.direccion)),
    titulo: lector.texto('titulo', tecleado.titulo),
    obsotgastos: lector.texto('obsotgastos', tecleado.obsotgastos),
    obs: lector.texto('obs', tecleado.obs),
  }
  const pago = readPago(lector, entrada, forma?.clase)
  const otgastos = lector.gastos(tecleado.otgastos, leerImporte)

  const { motivos } = lector
  const porque = {
    regla: 'convenio/validar',
    fuente: 'S1 §5; D36, D41, D44, D101, D106, D129, D130',
    entradas: { edicion, hoy, fechaconf: tecleado.fechaconf },
    valor: motivos.length === 0,
  }
  if (motivos.length > 0 || !fechaconf || !caracter || !estado || !forma)
    return { ok: false, motivos, porque }
  const avisos: Motivo[] =
    fechaconf < hoy
      ? [
          {
            codigo: 'convenio.fechaconf-pasada',
            campo: 'fechaconf',
            mensaje: convenios.avisoFechaPasada,
          },
        ]
      : []
  const ficha: FichaDeConvenio = {
    ...textos,
    ...pago,
    otgastos,
    fechaconf,
    firma_caracter: caracter.id,
    estado_id: estado.id,
    frmpg_id: forma.id,
  }
  return { ok: true, valor: { ficha, clase: forma.clase, avisos }, porque }
}
