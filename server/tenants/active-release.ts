import type { FastifyBaseLogger } from "fastify";
import type { DataDoor } from "../database/opening/open-database.ts";
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

/** The actor of activations that come from a folder. */
const folderActor = "deployment";

/**
 * What a tenant runs on when a server starts. Once anything was released, an unchanged folder leaves the active release as it is. A changed
 * folder becomes a new release and is activated, unless something else was activated since the folder last was: then that stays active, and
 * the difference is logged. `begin`: the folder becomes the first release.
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

/** Makes a release of a changed folder. Returns whether it is set aside because something else was activated. */
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

/** The last activated release; undefined when there is none, or when this server cannot read it, which is logged. */
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
