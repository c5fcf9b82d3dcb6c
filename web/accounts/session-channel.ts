const name = "laadstroom.session";

/** One for the window: what a channel says reaches every other one, also those of the window itself. */
let channel: BroadcastChannel | undefined;

/** Tells the other windows of this browser that a person has signed out, or has another password: what they hold is over. */
export function tellSessionEnded(userId: string): void {
	windowChannel().postMessage(userId);
}

/** Calls with the person whose session ended in another window. Returns how to stop it. */
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
