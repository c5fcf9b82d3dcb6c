import { useSyncExternalStore } from "react";

/** The header in which answers about a tenant name the activation they were made with, where designs can become releases. */
const header = "x-activation";

/** The activation named by the first answer, with which this page was loaded. */
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

/** Whether the server has switched to other files of the tenant since this page was loaded. */
export const useOtherRelease = (): boolean => useSyncExternalStore(listen, () => other);
