import { type ClaveDeCaso, writeClaveDeCaso } from '../../casos/clave-de-caso.ts'

/**
 * Maximum number of properties or businesses that are requested one by one. For a taxpayer with more of them, the whole
 * list is requested once.
 */
const MAXIMO_DE_PEDIDOS = 8

interface FilaDeImponible {
  readonly TIPO: ClaveDeCaso['tipo']
  readonly NRO_IMPONIBLE: number
  readonly RECURSO: string
}

/**
 * Lists the rows about the properties and businesses of a taxpayer. The municipality's service has no filter by
 * taxpayer, so the requests filter by property or business. The service may ignore the filter, so every answer is
 * filtered again.
 *
 * @param imponible number of the property or business that the person filters by, or ''
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
