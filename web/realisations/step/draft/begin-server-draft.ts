import type { Draft } from "./draft.ts";
import { type OnScreen, offeredDraft, undecided } from "./found-draft.ts";
import { ServerDraft } from "./server-draft.ts";

interface Beginning {
	readonly uuid: string;
	readonly step: string;
	/** What this browser has kept. */
	readonly local: Draft | null;
	/** Whether all that is unsaved is on the server. */
	readonly tell: (kept: boolean) => void;
	/** Lays something beside what is on the screen; false when the screen is not there any more. */
	readonly offer: (change: (context: OnScreen) => Draft | null) => boolean;
}

/** Asks what the server has for this step, and offers it. Null when the screen closed meanwhile: nothing is sent then. */
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
