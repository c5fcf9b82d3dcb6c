/** One per window: a channel's messages reach every other channel, even in the same window. */
let channel: BroadcastChannel | undefined;

/** Tells the browser's other windows, which may be asking for the same acceptance, that somebody accepted the terms. */
export function tellTermsAccepted(): void {
	windowChannel().postMessage("accepted");
}

/** Calls back when they were accepted in another window. Returns the unsubscribe function. */
export function whenTermsAccepted(call: () => void): () => void {
	const listened = windowChannel();
	listened.addEventListener("message", call);
	return () => listened.removeEventListener("message", call);
}

function windowChannel(): BroadcastChannel {
	channel ??= new BroadcastChannel("laadstroom.terms");
	return channel;
}
