import { databaseFailure } from "../database/database-failure.ts";
import { activeRelease, type ReleaseOptions, releaseAtStart } from "./active-release.ts";
import { type OpenOptions, openTenant } from "./open-tenant.ts";
import type { ReadTenant } from "./read-tenants.ts";
import { lastActivations } from "./release-store.ts";
import type { Tenant } from "./tenant.ts";

/** The tenants of this deployment, each as it is now: whoever took one goes on with that one to the end. */
export interface TenantDirectory {
	readonly all: readonly Tenant[];
	find(slug: string): Tenant | undefined;
	/** Puts what was activated meanwhile in the place of what runs. Resolves when everything activated before the call is there. */
	catchUp(): Promise<void>;
}

interface DirectoryOptions extends OpenOptions, Partial<Pick<ReleaseOptions, "log">> {
	/** Whether the folders are the first releases, where there are none yet. */
	readonly releases?: boolean;
}

const silent = { error: () => undefined, warn: () => undefined };

/** Opens what each tenant runs on: its folder, or what was released since. */
export async function openTenantDirectory(folders: readonly ReadTenant[], options: DirectoryOptions): Promise<TenantDirectory> {
	const { log = silent, releases = false } = options;
	const said = { ...options, log };
	const bySlug = new Map<string, Tenant>();
	for (const folder of folders) {
		const read = await releaseAtStart(folder, releases, said);
		bySlug.set(folder.definition.slug, await openTenant(read, options));
	}
	/** By tenant, activations that this server could not follow: told once. */
	const given = new Map<string, number>();

	const follow = async (folder: ReadTenant, activation: number): Promise<void> => {
		const { slug } = folder.definition;
		try {
			const read = await activeRelease(folder, said);
			if (read === undefined) given.set(slug, activation);
			else bySlug.set(slug, await openTenant(read, options));
		} catch (failure) {
			if (databaseFailure(failure) !== undefined) throw failure;
			given.set(slug, activation);
			log.error({ err: failure }, `what was activated for ${slug} cannot run on this server; what ran before it goes on`);
		}
	};
	const look = async (): Promise<void> => {
		const last = await lastActivations(options.data.db);
		for (const folder of folders) {
			const { slug } = folder.definition;
			const activation = last.get(slug);
			const known = bySlug.get(slug)?.running?.activation;
			if (activation !== undefined && activation !== known && activation !== given.get(slug)) await follow(folder, activation);
		}
	};

	let looking: Promise<void> = Promise.resolve();
	return {
		get all() {
			return [...bySlug.values()];
		},
		find: (slug) => bySlug.get(slug),
		catchUp: () => {
			looking = looking.catch(() => undefined).then(look);
			return looking;
		},
	};
}
