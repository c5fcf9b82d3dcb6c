import type { Draft } from "./draft.ts";
import { type OnScreen, offeredDraft, undecided } from "./found-draft.ts";
import { ServerDraft } from "./server-draft.ts";

interface Beginning {
	readonly uuid: string;
	readonly step: string;
	/** The draft in this browser. */
	readonly local: Draft | null;
	/** Called with whether all unsaved work is on the server. */
	readonly tell: (kept: boolean) => void;
	/** Offers a draft beside the input on the screen; returns false if the screen has closed. */
	readonly offer: (change: (context: OnScreen) => Draft | null) => boolean;
}

/** Fetches this step's draft from the server, and offers it. Null if the screen closed meanwhile: then nothing is sent. */
export async function beginServerDraft({ uuid, step, local, tell, offer }: Beginning): Promise<ServerDraft | null> {
	const server = new ServerDraft({ uuid, step, local, tell, now: Date.now });
	const found = await server.find();
	const isThere = offer((context) => {
		if (found === null) return context.draft;
		const left = local !== null && context.draft === null ? undecided(found, local) : found;
		return offeredDraft(context, left, Date.now());
	});
	if (!isThere) return null;
	server.begin(found);
	return server;
}
