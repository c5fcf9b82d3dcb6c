import { useSyncExternalStore } from "react";

/** Every answer about a tenant says by it which activation of its files it was made with, where designs can become releases. */
const header = "x-activation";

/** That of the first answer, from which the page was made. */
let began: string | null = null;
let other = false;
const listening = new Set<() => void>();

export function noteActivation({ headers }: Pick<Response, "headers">): void {
	const now = headers.get(header);
	began ??= now;
	if (now === null || now === began || other) return;
	other = true;
	for (const tell of listening) tell();
}

function listen(tell: () => void): () => void {
	listening.add(tell);
	return () => listening.delete(tell);
}

/** Whether the server has taken over other files of the tenant since this page was loaded. */
export const useOtherRelease = (): boolean => useSyncExternalStore(listen, () => other);
