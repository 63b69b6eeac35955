/** Returns the URL of the payment plans of a property (S1 §2). */
export const rutaDePlanDePago = (inmueble: number, recurso: string): string =>
  `/inmueble/${inmueble}/plan-de-pago/${inmueble}?${new URLSearchParams({ recurso })}`
