/** Every lawyer charges VAT until the municipality tells which ones do not (S1 §9, D29). */
export const RESPONSABLE_INSCRIPTO = true
