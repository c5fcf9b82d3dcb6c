/** Whether to jump instead of fly: the person prefers reduced motion. */
export function prefersReducedMotion(): boolean {
	return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
