import type { DataDoor } from "../database/open-database.ts";
import { type ActivationRow, listActivations, listReleases, type ReleaseRow } from "./release-store.ts";

/** The releases of a tenant, and where what runs differs from what one would think. */
interface ReleaseStanding {
	/** The newest first. */
	readonly releases: readonly ReleaseRow[];
	/** The last first: the newest `mostActivationsTold`, and the last of each release. */
	readonly activations: readonly ActivationRow[];
	/** The release of what the deployment's folder has, if that was left aside: it never ran. */
	readonly aside: number | null;
}

/** Of the newest. Of what ran before, the last time of each release is told. */
export const mostActivationsTold = 200;

export async function releaseStanding(db: DataDoor["db"], tenant: string): Promise<ReleaseStanding> {
	const releases = await listReleases(db, tenant);
	const activations = await listActivations(db, tenant, mostActivationsTold);
	const folder = releases.find(({ origin }) => origin === "folder");
	const aside = folder !== undefined && !activations.some(({ release }) => release === folder.number) ? folder.number : null;
	return { releases, activations, aside };
}
