import type { DataDoor } from "../database/opening/open-database.ts";
import { type ActivationRow, listActivations, listReleases, type ReleaseRow } from "./release-store.ts";

/** The releases of a tenant, and where the running release is not the expected one. */
interface ReleaseStanding {
	/** Newest first. */
	readonly releases: readonly ReleaseRow[];
	/** Newest first: the latest `mostActivationsTold`, and the last one of each release. */
	readonly activations: readonly ActivationRow[];
	/** The release of the deployment's folder, if it was set aside: it never ran. */
	readonly aside: number | null;
}

/** Number of the latest activations to return. Of earlier ones only the last of each release is returned. */
export const mostActivationsTold = 200;

export async function releaseStanding(db: DataDoor["db"], tenant: string): Promise<ReleaseStanding> {
	const releases = await listReleases(db, tenant);
	const activations = await listActivations(db, tenant, mostActivationsTold);
	const folder = releases.find(({ origin }) => origin === "folder");
	const aside = folder !== undefined && !activations.some(({ release }) => release === folder.number) ? folder.number : null;
	return { releases, activations, aside };
}
