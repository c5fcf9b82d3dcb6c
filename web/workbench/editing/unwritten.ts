/** Attribute of an element with input that is not in the files, because it is incomplete or was refused. */
export const unwritten = (is: boolean) => ({ "data-unwritten": is || undefined });

/** Whether the page has such an element, or a box whose input was refused. */
export const isAnyUnwritten = (): boolean =>
	document.querySelector('[data-unwritten="true"], [data-typed="true"][aria-invalid="true"]') !== null;
