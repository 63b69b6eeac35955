import { type ClaveDeCaso, writeClaveDeCaso } from '../../casos/clave-de-caso.ts'

/**
 * Maximum number of properties or businesses of a taxpayer that are asked one by one. With more of them, the whole list
 * is asked once.
 */
const MAXIMO_DE_PEDIDOS = 8

interface FilaDeImponible {
  readonly TIPO: ClaveDeCaso['tipo']
  readonly NRO_IMPONIBLE: number
  readonly RECURSO: string
}

/**
 * Lists the rows over the properties and businesses of a taxpayer. The municipality's service has no filter by
 * taxpayer, so it is asked by property or business. The service may ignore that filter too, so every answer is filtered
 * again.
 *
 * @param imponible property or business that the person filters by, or ''
 */
export const listDeContribuyente = async <Fila extends FilaDeImponible>(
  claves: readonly ClaveDeCaso[],
  imponible: string,
  ask: (imponible: string) => Promise<readonly Fila[]>,
): Promise<Fila[]> => {
  const suyas = new Set(claves.map(writeClaveDeCaso))
  const numeros = [...new Set(claves.map((clave) => String(clave.imponible)))]
  const pedidos = imponible === '' && numeros.length <= MAXIMO_DE_PEDIDOS ? numeros : [imponible]
  const listas = await Promise.all(
    pedidos.map(async (pedido) =>
      (await ask(pedido)).filter(
        ({ NRO_IMPONIBLE }) => pedido === '' || NRO_IMPONIBLE === Number(pedido),
      ),
    ),
  )
  return listas
    .flat()
    .filter(({ TIPO: tipo, NRO_IMPONIBLE: numero, RECURSO: recurso }) =>
      suyas.has(writeClaveDeCaso({ tipo, imponible: numero, recurso })),
    )
}
