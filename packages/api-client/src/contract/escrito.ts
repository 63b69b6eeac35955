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

/** Free text of several lines, such as observations or reasons. */
export const textoEscrito = escrito('texto')

export const motivo = textoEscrito.max(LARGO_DE_MOTIVO).default('')

export const motivoRequerido = textoEscrito
  .min(5, 'Explique el motivo.')
  .max(LARGO_DE_MOTIVO)
  .required('El motivo es requerido.')

/**
 * Value of a field that the person saw before changing it. When somebody else has changed the stored value, the call
 * saves nothing and returns the stored value (D42).
 */
export const valorVisto = textoEscrito.max(300)
