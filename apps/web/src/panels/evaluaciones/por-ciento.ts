const percent = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 })

/** Formats a percentage: '12,5 %'. */
export const enPorCiento = (n: number): string => `${percent.format(n)} %`
