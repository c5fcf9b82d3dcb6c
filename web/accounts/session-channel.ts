const name = "laadstroom.session";

/** One per window: a channel's messages reach every other channel, even in the same window. */
let channel: BroadcastChannel | undefined;

/**
 * Tells the browser's other windows that a person has signed out or changed their password, so their sessions are over.
 */
export function tellSessionEnded(userId: string): void {
	windowChannel().postMessage(userId);
}

/** Calls back with the person whose session ended in another window. Returns the unsubscribe function. */
export function whenSessionEnded(call: (userId: string) => void): () => void {
	const listened = windowChannel();
	const hear = ({ data }: MessageEvent<unknown>) => {
		if (typeof data === "string") call(data);
	};
	listened.addEventListener("message", hear);
	return () => listened.removeEventListener("message", hear);
}

function windowChannel(): BroadcastChannel {
	channel ??= new BroadcastChannel(name);
	return channel;
}
