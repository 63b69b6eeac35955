/** Returns the fields of a filter that have a value, as the history stores the filter. */
export const pedidoAnotado = (pedido: object) =>
  Object.fromEntries(
    Object.entries(pedido).filter(([, valor]) => valor !== undefined && valor !== ''),
  )

export const operacionDe = (call: string): string =>
  call.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
