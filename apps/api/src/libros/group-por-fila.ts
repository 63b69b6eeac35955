export const groupPorFila = <T extends { readonly fila: number }>(
  hallados: readonly T[],
): ReadonlyMap<number, readonly T[]> => {
  const porFila = new Map<number, T[]>()
  for (const uno of hallados) {
    const suyos = porFila.get(uno.fila)
    if (suyos) suyos.push(uno)
    else porFila.set(uno.fila, [uno])
  }
  return porFila
}
