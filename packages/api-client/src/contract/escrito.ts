import { type FormaDeEscrito, LARGO_DE_MOTIVO, readEscrito, textos } from '@apremia/core'
import { string } from 'yup'

const escrito = (forma: FormaDeEscrito) =>
  string()
    .transform((typed: unknown) => {
      if (typeof typed !== 'string') return typed
      const leido = readEscrito(typed, forma)
      return leido.ok ? leido.valor : typed
    })
    .test(
      'escrito',
      textos.escritos.noSeVe,
      (value) => typeof value !== 'string' || readEscrito(value, forma).ok,
    )

/** Free text of one line that a person types, such as a name or an address. */
export const nombreEscrito = escrito('nombre')

/** Text of several lines: observations, reasons. */
export const textoEscrito = escrito('texto')

/** Reason of a change, for the history. */
export const motivo = textoEscrito.max(LARGO_DE_MOTIVO).default('')

/** Reason of a change that is not made without one. */
export const motivoRequerido = textoEscrito
  .min(5, 'Explique el motivo.')
  .max(LARGO_DE_MOTIVO)
  .required('El motivo es requerido.')

/**
 * Value that the person saw before changing it. When another value is stored by then, the call answers it and saves
 * nothing (D42).
 */
export const valorVisto = textoEscrito.max(300)
