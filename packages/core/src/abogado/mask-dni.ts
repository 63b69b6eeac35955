/** A document as a guest sees it: its last three digits (D10). '20000002' → '•••••002'. */
export const maskDni = (dni: string): string =>
  dni.length <= 3 ? '•••' : dni.slice(-3).padStart(dni.length, '•')
