import type { Motivo } from '../decision/decision.ts'
import { CERO, type Centavos, TOPE_DE_IMPORTE } from '../dinero/centavos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { type Fecha, parseFecha } from '../fecha/fecha.ts'
import { parseDni } from '../identificador/dni.ts'
import { parseEmail } from '../identificador/email.ts'
import { parseTelefono } from '../identificador/telefono.ts'
import { readEscrito } from '../persona/read-escrito.ts'
import { esDiaDeFirma } from '../plan/dia-de-firma.ts'
import { convenios } from '../texto/convenios.ts'
import { interpolar } from '../texto/interpolar.ts'
import { planes } from '../texto/planes.ts'
import type { CampoDeConvenio } from './ficha-de-convenio.ts'

const { invalidos } = convenios

const LARGOS: Partial<Record<CampoDeConvenio, number>> = {
  obs: 2_000,
  obsotgastos: 500,
  titulo: 60,
}
const LARGO = 200

/**
 * Functions that read the fields of an agreement form. Each function reads one kind of field, such as a text or an
 * amount, and adds every error to the list `motivos`.
 */
export interface LectorDeCampo {
  readonly motivos: Motivo[]
  /**
   * Reads a text field, without outer or repeated spaces. A text that is too long is an error. An empty text is an
   * error when the field is required.
   */
  readonly texto: (campo: CampoDeConvenio, tecleado: string, requerido?: string) => string
  readonly dni: (tecleado: string, requerido: string) => string
  readonly telefono: (campo: 'frm_tel' | 'frm_cel', tecleado: string, requerido?: string) => string
  readonly email: (tecleado: string, requerido?: string) => string
  readonly dia: (tecleado: string, requerido: string) => Fecha | undefined
  /**
   * Reads a field that has the id of an element of a list. Returns that element. When no element has the id, adds an
   * error and returns undefined.
   */
  readonly deLista: <T extends { readonly id: number }>(
    campo: CampoDeConvenio,
    elegido: number | null,
    lista: readonly T[],
    requerido: string,
  ) => T | undefined
  readonly gastos: (tecleado: string, leer: LeerImporte) => Centavos
  readonly refuse: (campo: CampoDeConvenio, codigo: string, mensaje: string) => void
}

/**
 * Function that parses an amount. A form and an API request write amounts in different formats, so each one has its own
 * function.
 */
export type LeerImporte = (texto: string) => Centavos | undefined

export const createLector = (): LectorDeCampo => {
  const motivos: Motivo[] = []
  const refuse: LectorDeCampo['refuse'] = (campo, codigo, mensaje) => {
    motivos.push({ codigo: `convenio.${campo}-${codigo}`, campo, mensaje })
  }
  const texto: LectorDeCampo['texto'] = (campo, tecleado, requerido) => {
    const leido = readEscrito(tecleado, campo === 'obs' ? 'texto' : 'nombre')
    if (!leido.ok) {
      refuse(campo, 'no-se-ve', leido.mensaje)
      return ''
    }
    const { valor } = leido
    if (valor === '' && requerido !== undefined) refuse(campo, 'requerido', requerido)
    if (valor.length > (LARGOS[campo] ?? LARGO)) refuse(campo, 'largo', invalidos.largo)
    return valor
  }
  /**
   * Reads a field of a form with the function `parse`. An invalid value is an error. An empty value is an error only in
   * a required field. Returns '' without a valid value.
   */
  const parsed = (
    campo: CampoDeConvenio,
    tecleado: string,
    parse: (text: string) => string | undefined,
    mensaje: string,
    requerido?: string,
  ): string => {
    const escrito = texto(campo, tecleado, requerido)
    if (escrito === '') return ''
    const valor = parse(escrito)
    if (valor === undefined) refuse(campo, 'invalido', mensaje)
    return valor ?? ''
  }
  const telefono: LectorDeCampo['telefono'] = (campo, tecleado, requerido) => {
    const numerico =
      campo === 'frm_tel' ? convenios.alCrear.telefonoNumerico : convenios.alCrear.celularNumerico
    const mensaje = /[^\d\s+()./-]/.test(tecleado) ? numerico : invalidos.telefono
    return parsed(campo, tecleado, parseTelefono, mensaje, requerido)
  }
  return {
    motivos,
    refuse,
    texto,
    telefono,
    dni: (tecleado, requerido) => {
      const mensaje = /[^\d.\s]/.test(tecleado) ? convenios.alCrear.dniNumerico : invalidos.dni
      return parsed('frm_dni', tecleado, parseDni, mensaje, requerido)
    },
    email: (tecleado, requerido) =>
      parsed('frm_email', tecleado, parseEmail, invalidos.email, requerido),
    dia: (tecleado, requerido) => {
      const escrito = texto('fechaconf', tecleado, requerido)
      const valor = parseFecha(escrito)
      if (valor !== undefined && esDiaDeFirma(valor)) return valor
      if (valor !== undefined) refuse('fechaconf', 'imposible', planes.diaDeFirma)
      else if (escrito !== '') refuse('fechaconf', 'invalida', invalidos.fecha)
      return undefined
    },
    deLista: (campo, elegido, lista, requerido) => {
      const hallado = lista.find(({ id }) => id === elegido)
      if (hallado === undefined)
        refuse(
          campo,
          elegido === null ? 'requerido' : 'invalido',
          elegido === null ? requerido : invalidos.deLista,
        )
      return hallado
    },
    gastos: (tecleado, leer) => {
      if (tecleado.trim() === '') return CERO
      const valor = leer(tecleado)
      if (valor === undefined) refuse('otgastos', 'numerico', convenios.alCrear.otrosGastosNumerico)
      if (valor === undefined || valor <= TOPE_DE_IMPORTE) return valor ?? CERO
      const tope = formatPesos(TOPE_DE_IMPORTE)
      refuse('otgastos', 'tope', interpolar(invalidos.otrosGastosTope, { tope }))
      return CERO
    },
  }
}
