import type { Blocks, Edit } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { OrderRefusal, TenantMaker, TenantStart } from "../new-tenant/tenant-maker.ts";
import type { BundleSource, EditAnswer, ServedBundle } from "./bundle-source.ts";

async function answerOf<Data>(address: string, init?: RequestInit): Promise<Data> {
	const answer = await fetch(address, init);
	if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
	return ((await answer.json()) as { readonly data: Data }).data;
}

interface Said {
	readonly data?: { readonly revision: string; readonly inverse: readonly Edit[] };
	readonly message?: string;
}

async function edit(revision: string, edits: readonly Edit[]): Promise<EditAnswer> {
	const answer = await fetch("/api/folder/edits", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ revision, edits }),
	});
	if (answer.status === 409) return { refused: text("workbench.edit.outdated") };
	const { data, message } = (await answer.json()) as Said;
	if (data === undefined) return { refused: message ?? text("workbench.edit.unreachable") };
	return { revision: data.revision, alone: true, undo: (now) => edit(now, data.inverse) };
}

/** The folder that `flow -- serve` serves: no account and no API of the product, only this page's own server. */
export const folderSource: BundleSource = {
	design: null,
	read: () => answerOf<ServedBundle>("/api/folder"),
	blocks: () => answerOf<Blocks>("/api/folder/blocks"),
	edit,
	takeBack: null,
	restore: null,
	written: null,
	watch: (changed, lost) => {
		// Reconnects by itself after a loss, and first receives the revision.
		const events = new EventSource("/api/folder/changes");
		events.onmessage = changed;
		events.onerror = lost;
		return () => events.close();
	},
};

/** Creates a tenant's folder beside the one that is served, and serves that one instead. */
export const folderMaker: TenantMaker = {
	start: () => answerOf<TenantStart>("/api/folder/tenants"),
	make: async (data) => {
		const answer = await fetch("/api/folder/tenants", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ data }),
		});
		const said = (await answer.json()) as { readonly data: { readonly slug: string; readonly label: string } } & OrderRefusal;
		return answer.ok ? said.data : { message: said.message, errors: said.errors ?? [] };
	},
};
