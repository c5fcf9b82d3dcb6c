import type { FastifyBaseLogger } from "fastify";
import type { DataDoor } from "../database/open-database.ts";
import { flowVersion } from "../flows/flow-version.ts";
import { areTooLarge } from "./bundle-limits.ts";
import { withinDeployment } from "./deployment-rights.ts";
import { bundleHash, type FileContents } from "./file-content.ts";
import { readFolderContents } from "./folder-contents.ts";
import { keepVersion } from "./keep-version.ts";
import { type ReadTenant, readKeptTenant } from "./read-tenants.ts";
import { everRan, filesOfRelease, findRelease, insertActivation, insertRelease, lastActivation, listReleases } from "./release-store.ts";

export interface ReleaseOptions {
	readonly data: DataDoor;
	readonly now: () => number;
	readonly log: Pick<FastifyBaseLogger, "error" | "warn">;
}

/** Who activates what a server finds in its folder. */
const folderActor = "deployment";

/**
 * What a tenant runs on from the start of a server. Where something was ever released: a folder that did not change leaves
 * the active release as it is; a changed one is a new release, and the active one, unless something else was activated
 * since the folder last was: then that stays, and the difference is told. `begin`: the folder is the first release.
 */
export async function releaseAtStart(folder: ReadTenant, begin: boolean, options: ReleaseOptions): Promise<ReadTenant> {
	const { data, log } = options;
	const { slug } = folder.definition;
	if (!begin && (await lastActivation(data.db, slug)) === undefined) return folder;
	const contents = await readFolderContents(folder.folder);
	if (areTooLarge(contents)) {
		log.warn(`${folder.folder}: its files are too large for releases; what is in the folder runs`);
		return folder;
	}
	if (await takeFolder(folder, contents, options)) {
		log.warn(
			`${folder.folder}: the folder was changed, and so was what runs since; the active release stays, the folder's is one to activate`,
		);
	}
	return (await activeRelease(folder, options)) ?? folder;
}

/** Puts a changed folder among the releases. Returns whether it is left aside, because something else was activated. */
async function takeFolder(folder: ReadTenant, contents: FileContents, { data, now }: ReleaseOptions): Promise<boolean> {
	const { slug } = folder.definition;
	const hash = bundleHash(contents);
	const flow = flowVersion(folder.flow);
	return data.write(slug, async ({ db }) => {
		const releases = await listReleases(db, slug);
		const active = await lastActivation(db, slug);
		const runs = releases.find(({ number }) => number === active?.release);
		const before = releases.find(({ origin }) => origin === "folder");
		if (before?.hash === hash) return runs?.hash !== hash && !(await everRan(db, slug, before.number));
		const aside = runs !== undefined && runs.hash !== before?.hash && runs.hash !== hash;
		if (!aside) await keepVersion({ db }, { slug, folder: folder.folder, flow, now: now() });
		const by = { made_at: now(), made_by: folderActor, approved_by: null, design_uuid: null, revision: null, note: "" };
		const made = await insertRelease(
			db,
			{ tenant: slug, hash, base: runs?.hash ?? "", origin: "folder", flow_uuid: flow.uuid, flow_version: flow.version, ...by },
			contents,
		);
		if (!aside) await insertActivation(db, { tenant: slug, release: made.number, at: now(), by: folderActor, reason: "" });
		return aside;
	});
}

/** What was activated last, read; undefined where nothing was, or where this server cannot read it, which is told. */
export async function activeRelease(folder: ReadTenant, { data, log }: ReleaseOptions): Promise<ReadTenant | undefined> {
	const { slug } = folder.definition;
	const active = await lastActivation(data.db, slug);
	const release = active && (await findRelease(data.db, slug, active.release));
	if (active === undefined || release === undefined) return undefined;
	const running = { release: release.number, activation: active.number, hash: release.hash };
	const contents = await filesOfRelease(data.db, slug, release.number);
	try {
		return { ...withinDeployment(readKeptTenant(contents, `${slug} (release ${release.number})`), folder), running };
	} catch (failure) {
		log.error({ err: failure }, `release ${release.number} of ${slug} cannot run on this server; what ran before it goes on`);
		return undefined;
	}
}
