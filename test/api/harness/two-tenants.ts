import { randomUUID } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { defaultTenantFolder } from "../../../server/test-support/default-tenant-folder.ts";

/** A flows folder with a real tenant and its twin, which shares no slug, name, acronym or uuid with it. */
export interface TwoTenants {
	readonly flowsDir: string;
	readonly home: string;
	readonly abroad: string;
	/** A tag that each tenant is given, with its own uuid. */
	readonly tags: { readonly home: string; readonly abroad: string };
	/** Uuids in the twin's files. */
	readonly uuidsAbroad: ReadonlySet<string>;
	remove(): void;
}

const anyUuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

export function twoTenants(): TwoTenants {
	const flowsDir = mkdtempSync(join(tmpdir(), "laadstroom-two-"));
	const home = defaultTenantFolder();
	const abroad = "over-de-grens";
	const tags = { home: randomUUID(), abroad: randomUUID() };
	const twins = new Map<string, string>();
	const twinOf = (uuid: string) => {
		const twin = twins.get(uuid) ?? randomUUID();
		twins.set(uuid, twin);
		return twin;
	};
	for (const slug of [home, abroad]) {
		mkdirSync(join(flowsDir, slug));
		copyFileSync(resolve("flows", home, "logo.svg"), join(flowsDir, slug, "logo.svg"));
		const own = (text: string) => (slug === home ? text : text.replaceAll(anyUuid, twinOf));
		writeFileSync(join(flowsDir, slug, "flow.json"), own(readFileSync(resolve("flows", home, "flow.json"), "utf8")));
		const definition = JSON.parse(own(readFileSync(resolve("flows", home, "tenant.json"), "utf8"))) as Record<string, unknown>;
		const uuid = slug === home ? tags.home : tags.abroad;
		writeFileSync(
			join(flowsDir, slug, "tenant.json"),
			JSON.stringify({
				...definition,
				slug,
				name: slug,
				...(slug === home ? {} : { label: "Over de grens", acronym: "ODG", default: false }),
				tags: [{ uuid, label: "Spoed", enabled: true, deleted_at: null }],
				// A tenant without PIDs can't be given any.
				pids: [{ uuid: randomUUID(), label: "PID 1", enabled: true, deleted_at: null }],
			}),
		);
	}
	return {
		flowsDir,
		home,
		abroad,
		tags,
		uuidsAbroad: new Set([...twins.values(), tags.abroad]),
		remove: () => rmSync(flowsDir, { recursive: true, force: true }),
	};
}
