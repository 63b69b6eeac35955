const percent = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 })

export const enPorCiento = (n: number): string => `${percent.format(n)} %`
