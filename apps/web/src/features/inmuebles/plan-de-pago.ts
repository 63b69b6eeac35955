export const rutaDePlanDePago = (inmueble: number, recurso: string): string =>
  `/inmueble/${inmueble}/plan-de-pago/${inmueble}?${new URLSearchParams({ recurso })}`
