/**
 * Side in points of the square of a QR code, with its quiet zone: 26 mm. The code itself is never smaller than 20 mm,
 * which a telephone reads from a paper.
 */
export const LADO_DE_QR = 74
