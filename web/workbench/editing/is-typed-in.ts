/** A box with input that is not written yet. */
export function isTypedIn(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
	return (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.dataset.typed === "true";
}
