/** Returns the filter as the history keeps it: only the fields that have a value. */
export const pedidoAnotado = (pedido: object) =>
  Object.fromEntries(
    Object.entries(pedido).filter(([, valor]) => valor !== undefined && valor !== ''),
  )

/** The name of a call as the history has it: 'export-mesa'. */
export const operacionDe = (call: string): string =>
  call.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
