import type { Blocks } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { BundleSource, EditAnswer, ServedBundle } from "./bundle-source.ts";

async function answerOf<Data>(address: string, init?: RequestInit): Promise<Data> {
	const answer = await fetch(address, init);
	if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
	return ((await answer.json()) as { readonly data: Data }).data;
}

/** The folder that `flow -- serve` serves: no account, no API of the product, only this page's own server. */
export const folderSource: BundleSource = {
	read: () => answerOf<ServedBundle>("/api/folder"),
	blocks: () => answerOf<Blocks>("/api/folder/blocks"),
	edit: async (revision, edits) => {
		const answer = await fetch("/api/folder/edits", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ revision, edits }),
		});
		if (answer.status === 409) return { refused: text("workbench.edit.outdated") };
		const said = (await answer.json()) as { readonly data?: Exclude<EditAnswer, { readonly refused: string }>; readonly message?: string };
		return said.data ?? { refused: said.message ?? text("workbench.edit.unreachable") };
	},
	watch: (changed, lost) => {
		// It opens itself again after a loss, and begins by telling the revision.
		const events = new EventSource("/api/folder/changes");
		events.onmessage = changed;
		events.onerror = lost;
		return () => events.close();
	},
};
