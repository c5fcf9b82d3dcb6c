const name = "laadstroom.session";

/** Tells the other windows of this browser that a person has signed out, or has another password: what they hold is over. */
export function tellSessionEnded(userId: string): void {
	const channel = new BroadcastChannel(name);
	channel.postMessage(userId);
	channel.close();
}

/** Calls with the person whose session ended in another window. Returns how to stop it. */
export function whenSessionEnded(call: (userId: string) => void): () => void {
	const channel = new BroadcastChannel(name);
	channel.onmessage = ({ data }: MessageEvent<unknown>) => {
		if (typeof data === "string") call(data);
	};
	return () => channel.close();
}
