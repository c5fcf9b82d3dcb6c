import { databaseFailure } from "../database/dialects/database-failure.ts";
import { reopenTenants } from "../database/tenant-closed.ts";
import { activeRelease, type ReleaseOptions, releaseAtStart } from "./active-release.ts";
import { madeTenants, readMadeTenant } from "./made-tenant-store.ts";
import { type OpenOptions, openTenant } from "./open-tenant.ts";
import type { ReadTenant } from "./read-tenants.ts";
import { lastActivations } from "./release-store.ts";
import type { Tenant } from "./tenant.ts";

/** The tenants of this deployment, each as it is now: code that has taken a tenant keeps that one to the end. */
export interface TenantDirectory {
	readonly all: readonly Tenant[];
	find(slug: string): Tenant | undefined;
	/** Whether the deployment has a folder for it; otherwise it was made on the screen. */
	hasFolder(slug: string): boolean;
	/** Replaces what runs with what was activated in the meantime. Resolves when everything activated before the call is in place. */
	catchUp(): Promise<void>;
}

interface DirectoryOptions extends OpenOptions, Partial<Pick<ReleaseOptions, "log">> {
	/** Whether to make the folders the first releases, for tenants without any. */
	readonly releases?: boolean;
}

const silent = { error: () => undefined, warn: () => undefined };

/** Opens what each tenant runs on: its folder, or what was released since; and tenants made without a folder, until they are removed. */
export async function openTenantDirectory(given: readonly ReadTenant[], options: DirectoryOptions): Promise<TenantDirectory> {
	const { log = silent, releases = false } = options;
	const said = { ...options, log };
	const bySlug = new Map<string, Tenant>();
	let folders = [...given];
	const givenSlugs = new Set(given.map(({ definition }) => definition.slug));
	await reopenTenants(options.data.db, [...givenSlugs]);
	for (const folder of given) {
		const read = await releaseAtStart(folder, releases, said);
		bySlug.set(folder.definition.slug, await openTenant(read, options));
	}
	/** By tenant, the activation that this server could not follow, so that it is logged once. */
	const told = new Map<string, number>();

	const openMade = async (slug: string, activation: number): Promise<void> => {
		try {
			const read = await readMadeTenant(options.data.db, slug);
			if (read === undefined) return;
			bySlug.set(slug, await openTenant(read, options));
			folders.push(read);
		} catch (failure) {
			if (databaseFailure(failure) !== undefined) throw failure;
			told.set(slug, activation);
			log.error({ err: failure }, `the tenant ${slug}, which was made without a folder, cannot run on this server`);
		}
	};

	const follow = async (folder: ReadTenant, activation: number): Promise<void> => {
		const { slug } = folder.definition;
		try {
			const read = await activeRelease(folder, said);
			if (read === undefined) told.set(slug, activation);
			else bySlug.set(slug, await openTenant(read, options));
		} catch (failure) {
			if (databaseFailure(failure) !== undefined) throw failure;
			told.set(slug, activation);
			log.error({ err: failure }, `what was activated for ${slug} cannot run on this server; what ran before it goes on`);
		}
	};
	const forgetTaken = (made: readonly string[]): void => {
		for (const slug of [...bySlug.keys()]) {
			if (givenSlugs.has(slug) || made.includes(slug)) continue;
			bySlug.delete(slug);
			folders = folders.filter(({ definition }) => definition.slug !== slug);
		}
	};
	const look = async (): Promise<void> => {
		const last = await lastActivations(options.data.db);
		const made = await madeTenants(options.data.db);
		forgetTaken(made);
		for (const slug of made) {
			const activation = last.get(slug);
			if (activation !== undefined && !bySlug.has(slug) && activation !== told.get(slug)) await openMade(slug, activation);
		}
		for (const folder of folders) {
			const { slug } = folder.definition;
			const activation = last.get(slug);
			const known = bySlug.get(slug)?.running?.activation;
			if (activation !== undefined && activation !== known && activation !== told.get(slug)) await follow(folder, activation);
		}
	};

	let looking: Promise<void> = look();
	await looking;
	return {
		get all() {
			return [...bySlug.values()];
		},
		find: (slug) => bySlug.get(slug),
		hasFolder: (slug) => givenSlugs.has(slug),
		catchUp: () => {
			looking = looking.catch(() => undefined).then(look);
			return looking;
		},
	};
}
