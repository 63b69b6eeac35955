/** Returns the filter as the history keeps it: only the fields that have a value. */
export const pedidoAnotado = (pedido: object) =>
  Object.fromEntries(
    Object.entries(pedido).filter(([, valor]) => valor !== undefined && valor !== ''),
  )

/** Converts the name of a call to that of the history: 'export-mesa'. */
export const operacionDe = (call: string): string =>
  call.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
