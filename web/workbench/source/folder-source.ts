import type { Blocks, ShownBundle } from "../../../engine/index.ts";
import type { BundleSource } from "./bundle-source.ts";

async function answerOf<Data>(address: string, init?: RequestInit): Promise<Data> {
	const answer = await fetch(address, init);
	if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
	return ((await answer.json()) as { readonly data: Data }).data;
}

/** The folder that `flow -- serve` serves: no account, no API of the product, only this page's own server. */
export const folderSource: BundleSource = {
	read: () => answerOf<ShownBundle>("/api/folder"),
	blocks: () => answerOf<Blocks>("/api/folder/blocks"),
	watch: (changed, lost) => {
		// It opens itself again after a loss, and begins by telling the revision.
		const events = new EventSource("/api/folder/changes");
		events.onmessage = changed;
		events.onerror = lost;
		return () => events.close();
	},
};
