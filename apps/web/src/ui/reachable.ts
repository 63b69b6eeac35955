/**
 * Attributes of a region that may scroll. The keyboard can reach the region even when it contains no focusable element
 * (WCAG 2.1.1).
 */
export const REACHABLE = { tabIndex: 0 } as const
