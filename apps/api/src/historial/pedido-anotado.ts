/** What was asked for, as the history keeps it: the values of a filter that say something. */
export const pedidoAnotado = (pedido: object) =>
  Object.fromEntries(
    Object.entries(pedido).filter(([, valor]) => valor !== undefined && valor !== ''),
  )

/** The name of a call as the history has it: 'export-mesa'. */
export const operacionDe = (call: string): string =>
  call.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
