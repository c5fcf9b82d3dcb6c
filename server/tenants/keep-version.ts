import type { WriteScope } from "../database/opening/open-database.ts";
import type { FlowVersion } from "../flows/flow-version.ts";
import { hashOfVersion, insertFlowVersion } from "../flows/flow-version-store.ts";

/** Another flow is stored under this version; processes may run on it. */
class VersionTaken extends Error {
	constructor(slug: string, version: string, folder: string) {
		super(
			`${folder}: the flow, or a section that it shares with other flows, was changed under version ${version}, on which processes may run. Raise its version: npm run flow -- raise ${slug}`,
		);
	}
}

/**
 * Stores a version of a flow for ever. Within a write.
 * @throws VersionTaken when another flow has this version
 */
export async function keepVersion(
	{ db }: Pick<WriteScope, "db">,
	{
		slug,
		folder,
		flow,
		now,
	}: {
		readonly slug: string;
		readonly folder: string;
		readonly flow: Pick<FlowVersion, "uuid" | "version" | "hash" | "text">;
		readonly now: number;
	},
): Promise<void> {
	const { uuid, version, hash, text } = flow;
	const known = await hashOfVersion(db, slug, uuid, version);
	if (known !== undefined && known !== hash) throw new VersionTaken(slug, version, folder);
	if (known === undefined) await insertFlowVersion(db, { tenant: slug, uuid, version, hash, definition: text, created_at: now });
}
