const MAXIMO = 2_147_483_647

export const numeroDe = (imponible: string): number | undefined => {
  if (!/^\d{1,10}$/.test(imponible)) return undefined
  const numero = Number(imponible)
  return numero >= 1 && numero <= MAXIMO ? numero : undefined
}
